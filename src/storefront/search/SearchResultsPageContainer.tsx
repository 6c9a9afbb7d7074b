import { resultsTitle, SearchResultsPage } from '../../screens/search/SearchResultsPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../usePageTitle.js';
import { useSuggestedProducts } from '../useSuggestedProducts.js';

export interface SearchResultsPageContainerProps {
  /** What was searched for, `Ntt` of the address. */
  readonly term: string;
}

const mostResults = 24;

/** The results for a term, from the suggestion data; without a term, what most people ask for. */
export function SearchResultsPageContainer({ term }: SearchResultsPageContainerProps) {
  const wanted = term.trim();
  usePageTitle(resultsTitle(useText(), wanted));
  const { products, total, retry } = useSuggestedProducts(
    (index) => (wanted ? index.search(wanted) : index.favourites),
    mostResults,
  );
  return <SearchResultsPage term={wanted} results={products} total={total} onRetry={retry} />;
}
