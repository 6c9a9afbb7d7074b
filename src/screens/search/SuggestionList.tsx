import { useEffect } from 'react';
import type { Suggestion } from '../../model/search.js';
import { suggestionHref } from '../../rules/suggestions.js';
import { useScope } from '../../ui/scope.js';

export interface SuggestionListProps {
  /** For the search field's `aria-controls`. */
  readonly id: string;
  /** As many as there are to show, best first. */
  readonly suggestions: readonly Suggestion[];
  /** Which row the arrow keys are on, from 0. */
  readonly selected?: number | undefined;
  readonly onFollow: (choice: { readonly suggestion: Suggestion }) => void;
}

export const suggestionRowId = (listId: string, index: number): string => `${listId}-${index}`;

/** The suggestions under the search field, each a link to its product or path (SRCH-003, SRCH-004, SRCH-009 to
 * SRCH-015). The field keeps the focus and moves the selection; nothing is ranked or cut here. */
export function SuggestionList({ id, suggestions, selected, onFollow }: SuggestionListProps) {
  const { basePath, text } = useScope();
  useEffect(() => {
    if (selected !== undefined)
      document.getElementById(suggestionRowId(id, selected))?.scrollIntoView({ block: 'nearest' });
  }, [id, selected]);
  return (
    <div
      className="wsk-SuggestionList"
      data-component="SuggestionList"
      id={id}
      role="listbox"
      aria-label={text('search.suggestions')}
    >
      {suggestions.map((suggestion, index) => (
        <a
          key={suggestion.i}
          className="wsk-SuggestionList-row"
          id={suggestionRowId(id, index)}
          role="option"
          aria-selected={index === selected}
          tabIndex={-1}
          href={suggestionHref(suggestion, basePath)}
          onClick={() => onFollow({ suggestion })}
        >
          {suggestion.n}
        </a>
      ))}
    </div>
  );
}
