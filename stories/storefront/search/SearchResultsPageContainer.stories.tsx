import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { notable } from '../../../mocks/fixtures/catalogue/notable.js';
import { SearchResultsPageContainer } from '../../../src/storefront/search/SearchResultsPageContainer.js';
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
    const cards = await canvas.findAllByRole('article');
    await expect(cards.length).toBeGreaterThan(10);
    const codes = cards.map((card) => card.querySelector('a')?.pathname.split('/').at(-1));
    await expect(codes).toContain(notable.spirit);
    await expect(codes).not.toContain(notable.wine);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “spirits”');
  },
});

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
  },
});

/** Every part of the page reflects its address. */
export const WholeAddress = meta.story({
  args: { search: 'Ntt=red&N=country:spain&Ns=price-low&Nrpp=6&No=6' },
  parameters: { rules: ['SRCH-024', 'SRCH-026', 'SRCH-027', 'SRCH-028', 'SRCH-030'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByText(/^7 to 12 of \d+ results$/)).toBeVisible();
    const asked = storyCalls.all.filter(([, address]) => address.startsWith('/wines?'));
    await expect(asked.map(([, address]) => decodeURIComponent(address))).toEqual([
      '/wines?Ntt=red&N=country:spain&Ns=price-low&Nrpp=6&No=6',
    ]);
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
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Best reviewed');
    await expect(host.navigate).toHaveBeenCalledWith('/wines?Ntt=red&N=country%3Aspain&Ns=rating&Nrpp=6');
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
