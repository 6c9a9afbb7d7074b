import { SearchResultsPage } from '../../screens/search/SearchResultsPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../usePageTitle.js';
import { useSuggestedProducts } from '../useSuggestedProducts.js';

export interface SearchResultsPageContainerProps {
  /** What was searched for, `Ntt` of the address. */
  readonly term: string;
}

const mostResults = 24;

/** The results for a term, from the suggestion data. */
export function SearchResultsPageContainer({ term }: SearchResultsPageContainerProps) {
  usePageTitle(useText()('search.resultsTitle', { term }));
  const { products, retry } = useSuggestedProducts((index) => index.suggest(term, mostResults), mostResults);
  return <SearchResultsPage term={term} results={products} onRetry={retry} />;
}
