import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { MixedCaseHighlights } from '../../src/screens/home/MixedCaseHighlights.js';
import { fitsNarrow } from '../commonStories.js';
import { exactWidth } from '../exactWidth.js';
import { from } from '../from.js';
import { homeContentOf } from './contentOf.js';

const meta = preview.meta({
  component: MixedCaseHighlights,
  args: { highlights: from((world) => homeContentOf(world).highlights!) },
});

export const WithTitle = meta.story({
  parameters: {
    rules: ['HOME-076', 'HOME-077', 'CONT-013', 'CONT-030'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Cases with something for everyone');
    const cards = canvas.getAllByRole('listitem');
    await expect(cards).toHaveLength(3);
    await expect(new Set(cards.map((card) => card.getBoundingClientRect().top)).size).toBe(1);
    await expect(getComputedStyle(cards[0]!.parentElement!).gridTemplateColumns.split(' ')).toHaveLength(3);
  },
});
/** Each card has its own picture, title, text and button. */
export const Cards = meta.story({
  parameters: {
    rules: ['HOME-078', 'HOME-079', 'HOME-080', 'HOME-081', 'CONT-032', 'CONT-033', 'CONT-034', 'CONT-035'],
  },
  play: async ({ canvas }) => {
    const partsOf = (card: HTMLElement) => [
      card.querySelector('img')?.getAttribute('src'),
      card.querySelector('h3')?.textContent,
      card.querySelector('.wsk-RichContent')?.textContent,
      card.querySelector('a')?.textContent,
      card.querySelector('a')?.getAttribute('href'),
    ];
    for (const card of canvas.getAllByRole('listitem'))
      for (const part of ['img', 'h3', '.wsk-RichContent', 'a']) await expect(card.querySelector(part)).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(partsOf)).toEqual([
      [
        '/images/law/0684646/large.svg',
        'The dozen we take home',
        'Six reds and six whites, packed by people who drink them. To your door for £7.99.',
        'See the cases',
        '/wines?Ntt=mixed%20case',
      ],
      [
        '/images/law/0955014/large.svg',
        'Fizz for the first party',
        'Before the cake, before the speeches.',
        'Pop a cork',
        '/wines?Ntt=sparkling',
      ],
      [
        '/images/law/0364791/large.svg',
        'Bread, cheese and a proper Rioja',
        'Reds that turn a cold supper into an occasion. Bring a board and somebody to talk to.',
        'Find your red',
        '/wines?Ntt=red',
      ],
    ]);
  },
});
/** A card without a picture has its text and button all the same. */
export const WithoutAPicture = meta.story({
  args: {
    highlights: from((world) => {
      const { highlightedProducts, ...highlights } = homeContentOf(world).highlights!;
      const [first, ...others] = highlightedProducts;
      return { ...highlights, highlightedProducts: [{ ...first!, image: undefined }, ...others] };
    }),
  },
  parameters: { rules: ['HOME-079', 'HOME-081'] },
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole('listitem');
    await expect(card!.querySelector('img')).toBeNull();
    await expect(card!.querySelector('h3')).toHaveTextContent('The dozen we take home');
    await expect(card!.querySelector('a')).toHaveAttribute('href', '/wines?Ntt=mixed%20case');
    await expect(card!.querySelector('a')).toBeVisible();
  },
});
/** The editors may choose more than one row of them. */
export const MoreThanARow = meta.story({
  args: {
    highlights: from((world) => {
      const { highlightedProducts, ...highlights } = homeContentOf(world).highlights!;
      const more = ['Port by the fire', 'Rosé for the garden'].map((title) => ({
        ...highlightedProducts[0]!,
        id: title,
        title,
      }));
      return { ...highlights, highlightedProducts: [...highlightedProducts, ...more] };
    }),
  },
  parameters: { rules: ['HOME-077', 'CONT-031'] },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect());
    await expect(new Set(cards.map(({ left }) => left)).size).toBe(3);
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toHaveLength(5);
    await expect(titles.slice(-2)).toEqual(['Port by the fire', 'Rosé for the garden']);
  },
});
/** The narrowest screen with three columns; below it the cards are in a rail. */
export const From768 = meta.story({
  globals: exactWidth(768).globals,
  parameters: { viewport: exactWidth(768).viewport, rules: ['HOME-077'] },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect());
    await expect(new Set(cards.map(({ top }) => top)).size).toBe(1);
    await expect(new Set(cards.map(({ left }) => left)).size).toBe(3);
    await expect(cards.every(({ right }) => right <= 768)).toBe(true);
  },
});
export const WithoutTitle = meta.story({
  args: { highlights: from((world) => ({ ...homeContentOf(world).highlights!, title: undefined })) },
  parameters: { rules: ['HOME-076', 'CONT-030'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Mixed cases' })).toBeVisible();
  },
});
export const Narrow = meta.story(fitsNarrow);
