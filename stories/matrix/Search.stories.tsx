import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { ready } from '../../src/model/load.js';
import type { SearchChoice } from '../../src/rules/search/searchChoice.js';
import { SearchResultsPage } from '../../src/screens/search/SearchResultsPage.js';
import { narrow } from '../commonStories.js';
import { choiceOf, resultsOf } from '../search/resultsOf.js';
import { expectToFit } from '../storyChecks.js';
import { allBrands, pageInEveryBrand } from './everyBrand.js';

const resultsInEveryBrand = (change: Partial<SearchChoice>) =>
  pageInEveryBrand((world) => (
    <SearchResultsPage
      choice={choiceOf(change)}
      results={ready(resultsOf(world, change))}
      onChoose={fn()}
      onRetry={fn()}
    />
  ));

const meta = preview.meta({
  title: 'brands/Search results',
  tags: ['!autodocs'],
  // Few results, so that all brands load quickly.
  render: resultsInEveryBrand({ term: 'rioja', filters: { type: 'white' } }),
  play: expectToFit,
  ...allBrands,
});

export const Results = meta.story();
export const ResultsNarrow = Results.extend(narrow);

export const NoResults = meta.story({ render: resultsInEveryBrand({ term: 'a wine nobody has made' }) });
export const NoResultsNarrow = NoResults.extend(narrow);
