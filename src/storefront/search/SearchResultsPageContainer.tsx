import { useQuery } from '@tanstack/react-query';
import { type Load, loadFailed, loading, ready } from '../../model/load.js';
import type { SearchResults } from '../../model/searchResults.js';
import { searchChoiceIn, searchQueryOf } from '../../rules/searchChoice.js';
import { correctedTerm } from '../../rules/searchTerms.js';
import { resultsTitle, SearchResultsPage } from '../../screens/search/SearchResultsPage.js';
import { useScope } from '../../ui/scope.js';
import { useServices } from '../StorefrontProvider.js';
import { searchPageQuery } from '../searchPageQuery.js';
import { useFailureText } from '../useFailureText.js';
import { usePageTitle } from '../usePageTitle.js';
import { useTryAgain } from '../useTryAgain.js';

export interface SearchResultsPageContainerProps {
  /** The query of the page's address: all that the page shows is in it. */
  readonly search: string;
}

/** The results an address asks for, its grapes mended before they are looked for (SRCH-037). */
export function SearchResultsPageContainer({ search }: SearchResultsPageContainerProps) {
  const { client, navigate } = useServices();
  const { text, href } = useScope();
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const asked = searchChoiceIn(search);
  const choice = { ...asked, term: correctedTerm(asked.term) };
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchPageQuery(client, asked),
    // Results of the same term stand until it is narrowed down or put in order.
    placeholderData: (before: SearchResults | undefined, query) =>
      query?.queryKey[1].Ntt === searchQueryOf(asked).Ntt ? before : undefined,
  });
  const results: Load<SearchResults> = data
    ? ready(data)
    : isError && !isFetching
      ? loadFailed(failureText(error))
      : loading;
  usePageTitle(resultsTitle(text, choice, data?.facets));
  return (
    <SearchResultsPage
      choice={choice}
      results={results}
      isChanging={isPlaceholderData}
      onChoose={(change) => {
        const chooser = document.activeElement;
        navigate(href('searchResults', { query: searchQueryOf(change.choice) }));
        // Arrow keys choose one after the other, and must not lose their field at the first.
        if (chooser instanceof HTMLElement) chooser.focus({ preventScroll: true });
      }}
      onRetry={() => tryAgain(refetch)}
    />
  );
}
