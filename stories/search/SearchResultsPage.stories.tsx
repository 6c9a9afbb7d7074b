import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { SearchResultsPage } from '../../src/screens/search/SearchResultsPage.js';
import { from } from '../from.js';
import { handfulOf } from '../handful.js';

const meta = preview.meta({
  component: SearchResultsPage,
  args: { term: 'red', results: from((world) => ready(handfulOf(world, 10))), onRetry: fn() },
});

export const Results = meta.story({
  play: async ({ args, canvas }) => {
    const count = args.results.status === 'ready' ? args.results.data.length : 0;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`Results for “${args.term}”`);
    await expect(canvas.getByText(`${count} results`)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(count);
  },
});
export const OneResult = meta.story({ args: { results: from((world) => ready(handfulOf(world, 1))) } });
export const FirstOfMany = meta.story({
  args: { total: 57 },
  parameters: { rules: ['SRCH-029'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first 10 of 57 results')).toBeVisible();
  },
});
export const NoTerm = meta.story({
  args: { term: '', total: 57 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What people ask for most');
    await expect(canvas.queryByText(/result/i)).toBeNull();
  },
});
export const Loading = meta.story({ args: { results: loading } });
export const NoResults = meta.story({ args: { term: 'a wine nobody has made', results: ready([]) } });
export const Failed = meta.story({
  args: { results: loadFailed('Network request failed') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const LongTerm = meta.story({ args: { term: 'Trockenbeerenauslese'.repeat(6) } });
export const Points = Results.extend({ globals: { brand: 'hsb' } });
export const Narrow = Results.extend({ globals: { viewport: { value: 'mobile1' } } });
