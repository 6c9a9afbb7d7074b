'use client';

import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { searchWords } from '../../brands/words/search.js';
import type { KeyOf, Text } from '../../brands/words.js';
import type { Load } from '../../model/load.js';
import type { Suggestion } from '../../model/search.js';
import { suggestFrom } from '../../rules/search/suggestions.js';
import { Icon } from '../../ui/Icon.js';
import { close, search } from '../../ui/icons.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { SuggestionList, type SuggestionParts, suggestionRowId } from './SuggestionList.js';

/** How the field was changed: by typing, or by cutting or pasting (SRCH-008). */
export type TermChange = 'typing' | 'clipboard';

const changeOf = (event: Event): TermChange =>
  event instanceof InputEvent && ['deleteByCut', 'insertFromPaste'].includes(event.inputType) ? 'clipboard' : 'typing';

/** What the search panel shows, and its callbacks. */
export interface SearchPanelProps {
  /** Text of the search field. */
  readonly term: string;
  /** Whether the panel is open. */
  readonly open: boolean;
  /** Suggestions for the term, best first. */
  readonly suggestions: Load<readonly Suggestion[]>;
  /** Words to highlight in the suggestions. */
  readonly words?: readonly string[];
  /** What is shown beside a suggestion that is a product; nothing unless set. */
  readonly partsOf?: (suggestion: Suggestion) => SuggestionParts;
  /** Shown below the suggestions while a term is typed; none unless set (SRCH-016). */
  readonly quickFilters?: ReactNode;
  /** Called after every change of the field, with the way it was changed. */
  readonly onTermChange: (change: { readonly term: string; readonly by: TermChange }) => void;
  /** Called when the panel should open or close; the caller sets `open`. */
  readonly onOpenChange: (change: { readonly open: boolean }) => void;
  /** Called on Enter with no suggestion selected, or a press of the button (SRCH-005). */
  readonly onSubmit: (search: { readonly term: string }) => void;
}

/** The header's search field with its panel of suggestions: the panel opens on focus, arrow keys move the selection,
 * Enter follows it, Escape closes the panel (SRCH-001 to SRCH-007). Following a suggestion clears the field. The
 * component itself fetches nothing. */
export function SearchPanel({
  term,
  open,
  suggestions,
  words,
  partsOf,
  quickFilters,
  onTermChange,
  onOpenChange,
  onSubmit,
}: SearchPanelProps) {
  const text = useText(searchWords);
  const href = useHref();
  const listId = useId();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  // The selection belongs to its term: a new term starts with no selection.
  const [choice, setChoice] = useState<{ readonly term: string; readonly row: number }>();
  const rows = open && suggestions.status === 'ready' ? suggestions.data : [];
  const selected = choice?.term === term && choice.row < rows.length ? choice.row : undefined;
  const hint = open ? hintOf(text, term.trim(), suggestions) : '';

  function setOpen(isOpen: boolean): void {
    setChoice(undefined);
    if (isOpen !== open) onOpenChange({ open: isOpen });
  }

  /** Handles Escape wherever in the panel the focus is, and the other keys in the field. */
  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    // Keys pressed during composition belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape' && open) {
      // Otherwise the browser would clear the search field, and close a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (event.target !== field.current) {
      return;
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open) {
        setOpen(true);
        return;
      }
      // Moving past either end of the list selects the field itself.
      const places = rows.length + 1;
      const next = ((selected ?? -1) + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places;
      setChoice(next === 0 ? undefined : { term, row: next - 1 });
    } else if (key === 'Enter' && selected !== undefined) {
      event.preventDefault();
      document.getElementById(suggestionRowId(listId, selected))?.click();
    }
  }

  return (
    <search
      className="wsk-SearchPanel"
      data-component="SearchPanel"
      data-open={open || undefined}
      onKeyDown={onKeyDown}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      {/* biome-ignore lint/correctness/noRestrictedElements: a search, which the address is to tell */}
      <form
        className="wsk-SearchPanel-form"
        action={href('searchResults')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!term.trim()) return field.current?.focus();
          setOpen(false);
          onSubmit({ term: term.trim() });
        }}
      >
        <label className="wsk-VisuallyHidden" htmlFor={fieldId}>
          {text('search.label')}
        </label>
        <input
          ref={field}
          className="wsk-SearchPanel-field"
          id={fieldId}
          name="Ntt"
          type="search"
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={text('search.placeholder')}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={rows.length > 0 ? listId : undefined}
          aria-activedescendant={selected === undefined ? undefined : suggestionRowId(listId, selected)}
          value={term}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            onTermChange({ term: event.target.value, by: changeOf(event.nativeEvent) });
            setOpen(true);
          }}
        />
        {term ? (
          <button
            className="wsk-SearchPanel-clear"
            type="button"
            aria-label={text('search.clear')}
            onClick={() => {
              onTermChange({ term: '', by: 'typing' });
              field.current?.focus();
            }}
          >
            <Icon drawing={close} size={18} />
          </button>
        ) : null}
        <button className="wsk-SearchPanel-submit" type="submit" aria-label={text('search.submit')}>
          <Icon drawing={search} />
        </button>
      </form>
      {/* Pressing a row or hint must not take the focus from the field: that would close the panel. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, a default is kept from happening. */}
      <div
        className="wsk-SearchPanel-box"
        data-ground="page"
        data-open={open || undefined}
        onMouseDown={(event) => event.preventDefault()}
      >
        <p
          className="wsk-SearchPanel-hint"
          role="status"
          // How to search is not said each time the focus passes the empty field.
          aria-live={term ? undefined : 'off'}
          data-quiet={rows.length > 0 || undefined}
        >
          {hint}
        </p>
        {rows.length > 0 ? (
          <SuggestionList
            id={listId}
            suggestions={rows}
            words={words}
            partsOf={partsOf}
            selected={selected}
            onFollow={() => {
              setOpen(false);
              onTermChange({ term: '', by: 'typing' });
            }}
          />
        ) : null}
        {open && term.trim().length >= suggestFrom ? quickFilters : null}
      </div>
    </search>
  );
}

/** Returns the panel's hint: how to start, that suggestions are loading, how many there are, or that none were found. */
function hintOf(
  text: Text<KeyOf<typeof searchWords>>,
  term: string,
  suggestions: SearchPanelProps['suggestions'],
): string {
  if (suggestions.status === 'failed') return suggestions.message;
  if (term.length === 0) return text('search.hint');
  if (term.length < suggestFrom) return text('search.more');
  if (suggestions.status === 'loading') return text('search.loading');
  const count = suggestions.data.length;
  return count === 0 ? text('search.noMatch', { term }) : text.counted('search.count', count);
}
