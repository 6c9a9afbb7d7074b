import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { notable } from '../../../mocks/fixtures/catalogue/notable.js';
import { SearchResultsPageContainer } from '../../../src/storefront/search/SearchResultsPageContainer.js';
import { Button } from '../../../src/ui/Button.js';
import { storyCalls } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

const meta = preview.meta({ component: SearchResultsPageContainer, decorators: [withStorefront] });

/** A place that does not occur in any product name. */
export const Place = meta.story({
  args: { search: 'Ntt=Tuscany' },
  parameters: { rules: ['SRCH-024', 'SRCH-029'] },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(canvas.getByText(cards.length === 1 ? '1 result' : `${cards.length} results`)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “Tuscany”');
    await expect(document.title).toMatch(/^Results for “Tuscany” - /);
  },
});

/** Searches one after the other, each a press away, as in one visit. */
const Visit = ({ search }: { readonly search: string }) => {
  const [current, setCurrent] = useState('');
  return (
    <>
      {search.split(' ').map((each) => (
        <Button key={each} onClick={() => setCurrent(each)}>
          {each}
        </Button>
      ))}
      <SearchResultsPageContainer search={current} />
    </>
  );
};
const asked = (): readonly string[] =>
  storyCalls.all.map(([, address]) => address).filter((address) => address.startsWith('/wines'));

/** Each search of a visit has a term, a total and results of its own, also one with signs. */
export const OneAfterTheOther = meta.story({
  args: { search: 'Ntt=malbec Ntt=Ros%C3%A9+%26+co Ntt=rioja&N=country:spain&Nrpp=3' },
  render: Visit,
  parameters: { rules: ['SRCH-024', 'SRCH-028', 'SRCH-029'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    for (const [search, title, count, results, call] of [
      ['Ntt=malbec', 'Results for “malbec”', '11 results', 11, '/wines?Ntt=malbec'],
      ['Ntt=Ros%C3%A9+%26+co', 'Results for “Rosé & co”', '6 results', 6, '/wines?Ntt=Ros%C3%A9+%26+co'],
      [
        'Ntt=rioja&N=country:spain&Nrpp=3',
        'Results for “rioja”',
        '1 to 3 of 34 results',
        3,
        '/wines?Ntt=rioja&N=country%3Aspain&Nrpp=3',
      ],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: search }));
      await canvas.findByText(count);
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      await expect(canvas.getAllByRole('article')).toHaveLength(results);
      await expect(asked().at(-1)).toBe(call);
    }
  },
});

/** The first two words of a wine's name are its grower. */
const growersIn = (canvas: ReturnType<typeof within>) =>
  canvas
    .getAllByRole('article')
    .map((card: HTMLElement) => within(card).getByRole('heading').textContent.split(' ')[1]);

/** Every order, by the price that the cards show. */
export const InEveryOrder = meta.story({
  args: {
    search: 'Ntt=Tuscany Ntt=Tuscany&Ns=price-low Ntt=Tuscany&Ns=price-high Ntt=Tuscany&Ns=name Ntt=Tuscany&Ns=rating',
  },
  render: Visit,
  parameters: { rules: ['SRCH-026'] },
  play: async ({ canvas, userEvent }) => {
    for (const [search, ...growers] of [
      ['Ntt=Tuscany', 'Cignaletta', 'Lentisco', 'Belcolle', 'Serravento', 'Pietranera'],
      ['Ntt=Tuscany&Ns=price-low', 'Lentisco', 'Pietranera', 'Serravento', 'Cignaletta', 'Belcolle'],
      ['Ntt=Tuscany&Ns=price-high', 'Belcolle', 'Cignaletta', 'Serravento', 'Lentisco', 'Pietranera'],
      ['Ntt=Tuscany&Ns=rating', 'Cignaletta', 'Lentisco', 'Pietranera', 'Belcolle', 'Serravento'],
      ['Ntt=Tuscany&Ns=name', 'Belcolle', 'Cignaletta', 'Serravento', 'Lentisco', 'Pietranera'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: search }));
      await waitFor(() => expect(growersIn(canvas)).toEqual(growers));
      await expect(asked().at(-1)).toBe(`/wines?${search}`);
    }
  },
});

/** One result per page, as in the address of the quick filters. */
export const OneToAPage = meta.story({
  args: { search: 'Ntt=red&Nrpp=1' },
  parameters: { rules: ['SRCH-024'] },
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 to 1 of \d+ results$/);
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

export const Spirits = meta.story({
  args: { search: 'Ntt=spirits' },
  parameters: { rules: ['SRCH-025'] },
  play: async ({ canvas }) => {
    await canvas.findByText('15 results');
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(15);
    const codes = cards.map((card) => card.querySelector('a')?.pathname.split('/').at(-1));
    await expect(codes).toContain(notable.spirit);
    await expect(codes).not.toContain(notable.wine);
    await expect(codes).not.toContain(notable.gift);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “spirits”');
  },
});
export const SpiritsAbroad = Spirits.extend({ globals: { brand: 'vir' } });

/** A shopper typed a card number into the search field by mistake. The page shows the term, but nothing that outlives
 * the page contains it. */
export const CardNumber = meta.story({
  args: { search: 'Ntt=4111+1111+1111+1111' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /4111 1111 1111 1111/ });
    await waitFor(() => expect(document.title).toMatch(/•••• 1111/));
    await expect(document.title).not.toMatch(/4111/);
  },
});

export const Mended = meta.story({
  args: { search: 'Ntt=shardonay' },
  parameters: { rules: ['SRCH-037'] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(5);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “chardonnay”');
    await expect(asked()).toEqual(['/wines?Ntt=chardonnay']);
  },
});

/** Every part of the page reflects its address. */
export const WholeAddress = meta.story({
  args: { search: 'Ntt=red&N=country:spain&Ns=price-low&Nrpp=6&No=6' },
  parameters: { rules: ['SRCH-024', 'SRCH-026', 'SRCH-027', 'SRCH-028', 'SRCH-030'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByText(/^7 to 12 of \d+ results$/)).toBeVisible();
    await expect(asked().map(decodeURIComponent)).toEqual(['/wines?Ntt=red&N=country:spain&Ns=price-low&Nrpp=6&No=6']);
    await waitFor(() => expect(document.title).toBe('Results for “red”, Spain, page 2 - Lawton Wines'));
    // The order and the number on a page are kept, and the results start over.
    await expect(canvas.getByRole('link', { name: 'Remove Spain' })).toHaveAttribute(
      'href',
      '/wines?Ntt=red&Ns=price-low&Nrpp=6',
    );
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/wines?Ntt=red&N=country%3Aspain&Ns=price-low&Nrpp=6&No=12',
    );
    // So they do with one filter more, and with another in place of one.
    for (const [name, chosen] of [
      [/^Red /, 'type%3Ared%2Ccountry%3Aspain'],
      [/^France /, 'country%3Afrance'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/wines?Ntt=red&N=${chosen}&Ns=price-low&Nrpp=6`,
      );
    for (const [order, written] of [
      ['Best reviewed', '&Ns=rating'],
      ['Name, A to Z', '&Ns=name'],
      ['Price, highest first', '&Ns=price-high'],
      ['Best match', ''],
    ] as const) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), order);
      await expect(host.navigate).toHaveBeenLastCalledWith(`/wines?Ntt=red&N=country%3Aspain${written}&Nrpp=6`);
    }
    for (const [size, written] of [
      ['24 a page', ''],
      ['48 a page', '&Nrpp=48'],
      ['96 a page', '&Nrpp=96'],
    ] as const) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), size);
      await expect(host.navigate).toHaveBeenLastCalledWith(`/wines?Ntt=red&N=country%3Aspain&Ns=price-low${written}`);
    }
  },
});

/** The card among the wines leads to a section of the brand's navigation. */
export const Telling = meta.story({
  args: { search: 'Ntt=red' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'The people behind the bottles' })).toHaveAttribute(
      'href',
      '/jsp/content.jsp?pg=our-growers',
    );
  },
});

export const NoTerm = meta.story({
  args: { search: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(24);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Most popular');
    await expect(document.title).toBe('Most popular - Lawton Wines');
  },
});

export const NoResults = meta.story({
  args: { search: 'Ntt=zzzz' },
  parameters: { rules: ['SRCH-031'] },
  play: async ({ canvas }) => {
    await canvas.findByText('0 results');
    await expect(canvas.getByRole('link', { name: 'See popular wines' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Filters' })).toBeNull();
    const rail = await canvas.findByRole('region', { name: 'Most popular' });
    await waitFor(() => expect(within(rail).getAllByRole('article').length).toBeGreaterThan(3));
  },
});

export const FailedOnce = meta.story({
  args: { search: 'Ntt=rioja' },
  parameters: { mock: { fault: 'readSearchResultsPage:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findAllByRole('article');
  },
});

export const NotAPage = meta.story({
  args: { search: 'Ntt=rioja' },
  parameters: { mock: { fault: 'readSearchResultsPage:malformed' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});
