import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import type { Suggestion } from '../../src/model/search.js';
import { createSuggestionIndex } from '../../src/rules/search/suggestionIndex.js';
import { SuggestionList } from '../../src/screens/search/SuggestionList.js';
import { BrandScope } from '../../src/ui/BrandScope.js';
import { useScope } from '../../src/ui/scope.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const isPath = ({ i }: Suggestion): boolean => i.includes('/');

const meta = preview.meta({
  component: SuggestionList,
  args: {
    id: 'suggestions',
    suggestions: from((world) => createSuggestionIndex(world.answer('getSearchData')).suggest('ch')),
    onFollow: fn(),
  },
  decorators: [framed(520)],
});

export const TenRows = meta.story({
  parameters: { rules: ['SRCH-009', 'SRCH-011'] },
  play: async ({ args, canvas }) => {
    const rows = canvas.getAllByRole('option');
    await expect(rows).toHaveLength(10);
    await expect(rows.map((row) => row.textContent)).toEqual(args.suggestions.map(({ n }) => n));
  },
});

/** A name is read out as one piece, whichever part of it is highlighted. */
export const MatchesMarked = meta.story({
  args: { words: ['ch'] },
  play: async ({ args, canvas, canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent?.toLowerCase());
    await expect(marks.length).toBeGreaterThanOrEqual(10);
    await expect([...new Set(marks)].every((mark) => mark === 'ch' || mark === 'châ')).toBe(true);
    const [first] = args.suggestions;
    await expect(canvas.getByRole('option', { name: first!.n })).toBeVisible();
  },
});

export const Fewer = meta.story({
  args: { suggestions: from((world) => world.answer('getSearchData').slice(0, 3)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bordeaux')).toBeVisible();
  },
});

export const SelectedRow = meta.story({
  args: { selected: 2 },
  play: async ({ args, canvas }) => {
    const rows = canvas.getAllByRole('option', { selected: true });
    await expect(rows.map((row) => row.textContent)).toEqual([args.suggestions[2]!.n]);
  },
});

export const ProductLink = meta.story({
  args: {
    suggestions: from((world) =>
      world
        .answer('getSearchData')
        .filter((entry) => !isPath(entry))
        .slice(0, 1),
    ),
  },
  parameters: { rules: ['SRCH-010', 'SRCH-014'] },
  play: async ({ args, canvas }) => {
    const [suggestion] = args.suggestions;
    const row = canvas.getByRole('option', { name: suggestion!.n });
    await expect(row).toHaveAttribute('href', `/product/${suggestion!.i}`);
    row.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(row);
    await expect(args.onFollow).toHaveBeenCalledWith({ suggestion });
  },
});

/** Any code without a slash is a product's, also one of letters and signs. */
export const OtherCodes = meta.story({
  args: {
    suggestions: ['00067SV', 'GC-1', 'jsp.case'].map((code) => ({ n: `Case ${code}`, i: code })),
  },
  parameters: { rules: ['SRCH-014'] },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('option').map((option) => option.getAttribute('href'));
    await expect(links).toEqual(['/product/00067SV', '/product/GC-1', '/product/jsp.case']);
  },
});

const growers = { n: 'Our growers', i: '/jsp/content.jsp?pg=growers' };
export const PathLink = meta.story({
  args: { suggestions: from((world) => [...world.answer('getSearchData').filter(isPath).slice(0, 1), growers]) },
  parameters: { rules: ['SRCH-010', 'SRCH-015'] },
  play: async ({ args, canvas }) => {
    const [suggestion] = args.suggestions;
    await expect(canvas.getByRole('option', { name: suggestion!.n })).toHaveAttribute('href', suggestion!.i);
    await expect(canvas.getByRole('option', { name: 'Our growers' })).toHaveAttribute(
      'href',
      '/jsp/content.jsp?pg=growers',
    );
  },
});

/** Nothing of a path is changed, however it is written. */
export const OtherPaths = meta.story({
  args: {
    suggestions: [
      '/wines/',
      '/Wines?Ntt=Rioja+Alta',
      '/jsp/offer/cm/common/offer.jsp?name=Six%20for%20%C2%A350&menu=gifts#more',
      '/0651883',
    ].map((path) => ({ n: `Page ${path}`, i: path })),
  },
  parameters: { rules: ['SRCH-010', 'SRCH-015'] },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('option').map((option) => option.getAttribute('href'));
    await expect(links).toEqual([
      '/wines/',
      '/Wines?Ntt=Rioja+Alta',
      '/jsp/offer/cm/common/offer.jsp?name=Six%20for%20%C2%A350&menu=gifts#more',
      '/0651883',
    ]);
  },
});

/** A shop that is mounted below a path of its host. */
export const BelowABasePath = meta.story({
  args: {
    suggestions: [
      { n: 'Rioja Reserva', i: '0651883' },
      { n: 'Rioja', i: '/wines?Ntt=rioja' },
    ],
  },
  parameters: { rules: ['SRCH-014', 'SRCH-015'] },
  decorators: [
    (Story) => (
      <BrandScope {...useScope()} basePath="/shop">
        <Story />
      </BrandScope>
    ),
  ],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('option').map((option) => option.getAttribute('href'));
    await expect(links).toEqual(['/shop/product/0651883', '/shop/wines?Ntt=rioja']);
  },
});

/** A name is never cut, however long it is. */
export const LongName = meta.story({
  args: {
    suggestions: [
      { i: '09', n: 'Château Sainte-Eulalie-des-Trois-Fontaines, Cuvée du Grand-Père Anselme Minervois 2020' },
    ],
  },
  parameters: { rules: ['SRCH-011'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option').textContent).toBe(
      'Château Sainte-Eulalie-des-Trois-Fontaines, Cuvée du Grand-Père Anselme Minervois 2020',
    );
  },
});
