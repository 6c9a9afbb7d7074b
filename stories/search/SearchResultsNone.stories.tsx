import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { SearchResultsNone } from '../../src/screens/search/SearchResultsNone.js';
import { framed } from '../framed.js';
import { choiceOf } from './resultsOf.js';

const meta = preview.meta({
  component: SearchResultsNone,
  args: { choice: choiceOf({ term: 'zzzz' }), total: 0 },
  decorators: [framed()],
});

export const ForTheTerm = meta.story({
  parameters: { rules: ['SRCH-031'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No results' })).toBeVisible();
    await expect(canvas.getByText(/“zzzz”/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See popular wines' })).toHaveAttribute('href', '/');
  },
});
export const WithTheseFilters = meta.story({
  args: { choice: choiceOf({ term: 'rioja', filters: { type: 'white' }, order: 'name', perPage: 48, page: 2 }) },
  parameters: { rules: ['SRCH-031'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No wines match all your filters. Remove one, or clear them all.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute(
      'href',
      '/wines?Ntt=rioja&Ns=name&Nrpp=48',
    );
    await expect(canvas.queryByRole('link', { name: 'See popular wines' })).toBeNull();
  },
});
export const OnTheFirstPage = meta.story({
  args: { choice: choiceOf({ term: 'rioja', page: 2 }), total: 1 },
  parameters: { rules: ['SRCH-031'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is only 1 result, on the first page.')).toBeVisible();
    await expect(canvas.queryByText(/We found nothing/)).toBeNull();
  },
});
export const SoFarOn = meta.story({
  args: { choice: choiceOf({ term: 'rioja', page: 9 }), total: 12 },
  parameters: { rules: ['SRCH-031'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are 12 results, on fewer pages.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/wines?Ntt=rioja',
    );
  },
});
