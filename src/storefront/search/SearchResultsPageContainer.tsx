'use client';

import { useQuery } from '@tanstack/react-query';
import { navigationOf } from '../../brands/navigation.js';
import { searchResultsWords } from '../../brands/words/searchResults.js';
import type { SearchResults } from '../../model/searchResults.js';
import { withoutCardNumbers } from '../../rules/common/withoutCardNumbers.js';
import { searchChoiceIn, searchQueryOf } from '../../rules/search/searchChoice.js';
import { searchStoryOf } from '../../rules/search/searchStory.js';
import { correctedTerm } from '../../rules/search/searchTerms.js';
import { documentTitle, SearchResultsPage } from '../../screens/search/SearchResultsPage.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { loadOf } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { RecommendedRail } from '../shop/RecommendedRail.js';
import { searchPageQuery } from '../shop/searchPageQuery.js';
import { wineCardParts } from '../shop/wineCardParts.js';

export interface SearchResultsPageContainerProps {
  /** The query of the page's address, which holds all of the page's state. */
  readonly search: string;
}

/** Connects the results page. Misspelled grape names are corrected before the search (SRCH-037). */
export function SearchResultsPageContainer({ search }: SearchResultsPageContainerProps) {
  const { client, navigate } = useServices();
  const scope = useScope();
  const href = useHref();
  const text = useText(searchResultsWords);
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const requested = searchChoiceIn(search);
  const choice = { ...requested, term: correctedTerm(requested.term) };
  const query = useQuery({
    ...searchPageQuery(client, requested),
    // Results for the same term stay visible while the filters or the order change.
    placeholderData: (before: SearchResults | undefined, last) =>
      last?.queryKey[1].Ntt === searchQueryOf(requested).Ntt ? before : undefined,
  });
  // The title ends up in analytics and the browser's history.
  usePageTitle(withoutCardNumbers(documentTitle(text, choice, query.data?.facets)));
  return (
    <SearchResultsPage
      choice={choice}
      results={loadOf(query, failureText)}
      isChanging={query.isPlaceholderData}
      partsOf={wineCardParts}
      onChoose={(change) => {
        const chooser = document.activeElement;
        navigate(href('searchResults', { query: searchQueryOf(change.choice) }));
        // Arrow keys select one option after the other, so the field must still have the focus after the first change.
        if (chooser instanceof HTMLElement) chooser.focus({ preventScroll: true });
      }}
      onRetry={() => tryAgain(query.refetch)}
      story={searchStoryOf(navigationOf({ ...scope, href }), choice.term)}
      also={<RecommendedRail />}
    />
  );
}
