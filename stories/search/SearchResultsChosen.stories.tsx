import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { SearchResultsChosen } from '../../src/screens/search/SearchResultsChosen.js';
import { narrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { expectOwnTargets } from '../storyChecks.js';
import { choiceOf, resultsOf } from './resultsOf.js';

const filters = { type: 'red', country: 'spain' } as const;

const meta = preview.meta({
  component: SearchResultsChosen,
  args: {
    choice: choiceOf({ term: 'red', filters }),
    facets: from((world) => resultsOf(world, { term: 'red', filters }).facets),
  },
  decorators: [framed(720)],
});

export const Chosen = meta.story({
  play: async ({ canvas }) => {
    const chips = canvas.getByRole('list', { name: 'Chosen filters' }).querySelectorAll('a');
    await expect([...chips].map(({ textContent }) => textContent)).toEqual(['Red', 'Spain', 'Clear all']);
    await expect(canvas.getByRole('link', { name: 'Remove Spain' })).toHaveAttribute(
      'href',
      '/wines?Ntt=red&N=type%3Ared',
    );
    await expectOwnTargets(...chips);
  },
});
export const None = meta.story({
  args: {
    choice: choiceOf({ term: 'red' }),
    facets: from((world) => resultsOf(world, { term: 'red' }).facets),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
export const Narrow = meta.story(narrow);
