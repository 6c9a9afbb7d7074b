'use client';

import { type ReactNode, useEffect } from 'react';
import { searchWords } from '../../brands/words/search.js';
import type { Suggestion } from '../../model/search.js';
import { matchedParts } from '../../rules/search/matchedParts.js';
import { isPath, suggestionHref } from '../../rules/search/suggestions.js';
import { Icon } from '../../ui/Icon.js';
import { search } from '../../ui/icons.js';
import { useScope, useText } from '../../ui/scope.js';

/** What is shown beside the name of a product. */
export interface SuggestionParts {
  /** Its picture, in a box of 36 by 44 px. */
  readonly thumbnail?: ReactNode;
  /** Its price. */
  readonly price?: ReactNode;
}

/** The suggestions to list, and which one is selected. */
export interface SuggestionListProps {
  /** Id for the search field's `aria-controls`. */
  readonly id: string;
  /** All suggestions to show, best first. */
  readonly suggestions: readonly Suggestion[];
  /** Words to highlight in the suggestions. */
  readonly words?: readonly string[] | undefined;
  /** What is shown beside a suggestion that is a product; nothing unless set. */
  readonly partsOf?: ((suggestion: Suggestion) => SuggestionParts) | undefined;
  /** Index of the row selected with the arrow keys, from 0. */
  readonly selected?: number | undefined;
  /** Called when a suggestion is followed, before its page opens. */
  readonly onFollow: (choice: { readonly suggestion: Suggestion }) => void;
}

export const suggestionRowId = (listId: string, index: number): string => `${listId}-${index}`;

/** The suggestions below the search field, each a link to its product or path (SRCH-003, SRCH-004, SRCH-009 to
 * SRCH-015). The field keeps the focus and moves the selection; the list neither ranks nor truncates suggestions. */
export function SuggestionList({ id, suggestions, words = [], partsOf, selected, onFollow }: SuggestionListProps) {
  const { basePath } = useScope();
  const text = useText(searchWords);
  useEffect(() => {
    if (selected !== undefined)
      document.getElementById(suggestionRowId(id, selected))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, selected]);
  return (
    <div
      className="wsk-SuggestionList"
      data-component="SuggestionList"
      id={id}
      role="listbox"
      aria-label={text('search.suggestions')}
    >
      {suggestions.map((suggestion, index) => {
        const parts = isPath(suggestion) ? undefined : partsOf?.(suggestion);
        return (
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
            <span className="wsk-SuggestionList-thumbnail" aria-hidden="true">
              {isPath(suggestion) ? <Icon drawing={search} size={18} /> : parts?.thumbnail}
            </span>
            {/* A single wrapper around the inline pieces of the name, so that they are read out as one text. */}
            <span className="wsk-SuggestionList-name">
              {matchedParts(suggestion.n, words).map(({ text: piece, isMatch }, place) =>
                isMatch ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place
                  <mark key={place} className="wsk-SuggestionList-match">
                    {piece}
                  </mark>
                ) : (
                  piece
                ),
              )}
            </span>
            {parts?.price ? <span className="wsk-SuggestionList-price"> {parts.price}</span> : null}
          </a>
        );
      })}
    </div>
  );
}
