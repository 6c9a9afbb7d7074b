import { WineGrid } from '../../blocks/WineGrid.js';
import type { Text } from '../../brands/words.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { useScope } from '../../ui/scope.js';

export interface SearchResultsPageProps {
  /** What was searched for; without it the page shows favourites. */
  readonly term: string;
  /** The first of what was found. */
  readonly results: Load<readonly Product[]>;
  /** How many were found, when more than are here. */
  readonly total?: number;
  readonly onRetry: () => void;
}

/** Heading and title of the page. */
export const resultsTitle = (text: Text, term: string): string =>
  term ? text('search.resultsTitle', { term }) : text('search.favouritesTitle');

/** What the shop has for a search term, as cards, and how much of it (SRCH-029, SRCH-031); favourites
 * without a term. It does not filter or sort. */
export function SearchResultsPage({ term, results, total = 0, onRetry }: SearchResultsPageProps) {
  const { text, href } = useScope();
  const count = results.status === 'ready' ? results.data.length : undefined;
  return (
    <div className="wsk-Container wsk-SearchResultsPage" data-component="SearchResultsPage">
      <div className="wsk-SearchResultsPage-head">
        <h1 className="wsk-Heading wsk-SearchResultsPage-title" data-level="2">
          {resultsTitle(text, term)}
        </h1>
        <p className="wsk-SearchResultsPage-count" role="status">
          {count === undefined || !term
            ? null
            : total > count
              ? text('search.resultsFirst', { shown: count, count: total })
              : text.counted('search.results', count)}
        </p>
      </div>
      {count === 0 && term ? (
        <EmptyState
          title={text('search.noneTitle')}
          action={<ButtonLink href={href('home')}>{text('search.noneAction')}</ButtonLink>}
        >
          {text('search.noneText', { term })}
        </EmptyState>
      ) : (
        <WineGrid wines={results} level={2} onRetry={onRetry} />
      )}
    </div>
  );
}
