import { WineGrid } from '../../blocks/WineGrid.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { useScope } from '../../ui/scope.js';

export interface SearchResultsPageProps {
  /** What was searched for. */
  readonly term: string;
  readonly results: Load<readonly Product[]>;
  readonly onRetry: () => void;
}

/** What the shop has for a search term, as cards. It does not filter or sort. */
export function SearchResultsPage({ term, results, onRetry }: SearchResultsPageProps) {
  const { text, href } = useScope();
  const count = results.status === 'ready' ? results.data.length : undefined;
  return (
    <div className="wsk-Container wsk-SearchResultsPage" data-component="SearchResultsPage">
      <div className="wsk-SearchResultsPage-head">
        <h1 className="wsk-Heading wsk-SearchResultsPage-title" data-level="2">
          {text('search.resultsTitle', { term })}
        </h1>
        <p className="wsk-SearchResultsPage-count" role="status">
          {count === undefined ? null : text.counted('search.results', count)}
        </p>
      </div>
      {count === 0 ? (
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
