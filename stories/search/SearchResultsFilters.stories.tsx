import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { SearchResultsFilters } from '../../src/screens/search/SearchResultsFilters.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { choiceOf, resultsOf } from './resultsOf.js';

const meta = preview.meta({
  component: SearchResultsFilters,
  args: { choice: choiceOf({ term: 'red' }), facets: from((world) => resultsOf(world, { term: 'red' }).facets) },
  decorators: [framed(280)],
});

export const FiveFacets = meta.story({
  parameters: { rules: ['SRCH-027'] },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Wine type', 'Country', 'Region', 'Grape variety', 'Price']);
  },
});

export const MoreValues = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const regions = args.facets.find(({ facet }) => facet === 'region')?.values ?? [];
    await expect(regions.length).toBeGreaterThan(6);
    const regionLinks = () => canvasElement.querySelectorAll('[data-facet="region"] a');
    const hidden = [...regionLinks()].filter((link) => !link.checkVisibility());
    await expect(hidden).toHaveLength(regions.length - 6);
    await userEvent.click(canvas.getByText(`${hidden.length} more`));
    await expect([...regionLinks()].filter((link) => !link.checkVisibility())).toEqual([]);
    // The pressed button is gone; the first of the values that it has shown has the focus.
    await waitFor(() => expect(hidden[0]).toHaveFocus());
  },
});

export const Chosen = meta.story({
  parameters: { rules: ['SRCH-027'] },
  args: {
    choice: choiceOf({ term: 'red', filters: { type: 'red', price: 'under-8' } }),
    facets: from((world) => resultsOf(world, { term: 'red', filters: { type: 'red', price: 'under-8' } }).facets),
  },
  play: async ({ canvas }) => {
    const chosen = canvas.getAllByRole('link', { current: true });
    await expect(chosen.map((link) => link.getAttribute('href'))).toEqual([
      '/wines?Ntt=red&N=price%3Aunder-8',
      '/wines?Ntt=red&N=type%3Ared',
    ]);
  },
});
