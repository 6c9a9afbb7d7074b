import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { SearchResultsTools } from '../../src/screens/search/SearchResultsTools.js';
import { narrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { choiceOf, resultsOf } from './resultsOf.js';

const filters = { type: 'red', country: 'spain' } as const;

const meta = preview.meta({
  component: SearchResultsTools,
  args: {
    choice: choiceOf({ term: 'red', filters }),
    facets: from((world) => resultsOf(world, { term: 'red', filters }).facets),
    canOrder: true,
    isLoading: false,
    onChoose: fn(),
  },
  decorators: [framed(960)],
});

export const Chosen = meta.story({
  parameters: { rules: ['SRCH-026', 'SRCH-028'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('relevance');
    await expect(canvas.getByRole('combobox', { name: 'Show' })).toHaveValue('24');
    const chips = canvas.getByRole('list', { name: 'Chosen filters' }).querySelectorAll('a');
    await expect([...chips].map(({ textContent }) => textContent)).toEqual(['Red', 'Spain', 'Clear all']);
  },
});
export const NothingToOrder = meta.story({ args: { canOrder: false, facets: [] } });
export const Narrow = meta.story(narrow);
