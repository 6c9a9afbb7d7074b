import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { SearchResultsPageContainer } from '../../src/storefront/search/SearchResultsPageContainer.js';
import { withStorefront } from './withStorefront.js';

const meta = preview.meta({ component: SearchResultsPageContainer, decorators: [withStorefront] });

/** A place no name has. */
export const Place = meta.story({
  args: { term: 'tuscany' },
  parameters: { rules: ['SRCH-029'] },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    const count = cards.length === 1 ? '1 result' : `${cards.length} results`;
    await expect(canvas.getByText(count)).toBeVisible();
  },
});

export const Spirits = meta.story({
  args: { term: 'spirits' },
  parameters: { rules: ['SRCH-025'] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(5);
  },
});

export const MoreThanFit = meta.story({
  args: { term: 'wine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(24);
    const [, total] = /^The first 24 of (\d+) results$/.exec(canvas.getByText(/^The first/).textContent) ?? [];
    await expect(Number(total)).toBeGreaterThan(24);
  },
});

export const NoTerm = meta.story({
  args: { term: ' ' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(24);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What people ask for most');
  },
});

export const NoResults = meta.story({
  args: { term: 'zzzz' },
  parameters: { rules: ['SRCH-031'] },
  play: async ({ canvas }) => {
    await canvas.findByText('0 results');
    await expect(canvas.getByRole('link', { name: 'See where to start' })).toBeVisible();
  },
});

export const FailedOnce = meta.story({
  args: { term: 'rioja' },
  parameters: { mock: { fault: 'getSearchData:500*1' } },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.queryByText(/Suggestions are not available/)).toBeNull();
    await userEvent.click(retry);
    await canvas.findAllByRole('article');
  },
});
