import { type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Load } from '../../model/load.js';
import type { Suggestion } from '../../model/search.js';
import { suggestFrom } from '../../rules/suggestions.js';
import { useScope } from '../../ui/BrandScope.js';
import { Icon } from '../../ui/Icon.js';
import { SuggestionList, suggestionRowId } from './SuggestionList.js';

export interface SearchPanelProps {
  readonly term: string;
  readonly open: boolean;
  /** For the present term, best first. */
  readonly suggestions: Load<readonly Suggestion[]>;
  readonly onTermChange: (change: { readonly term: string }) => void;
  readonly onOpenChange: (change: { readonly open: boolean }) => void;
  /** Enter with no suggestion selected, or the button (SRCH-005). */
  readonly onSubmit: (search: { readonly term: string }) => void;
}

/** The search field with its panel of suggestions: opens on focus, arrow keys move, Enter follows, Escape closes (SRCH-001 to SRCH-007).
 * It looks nothing up: the suggestions are given. */
export function SearchPanel({ term, open, suggestions, onTermChange, onOpenChange, onSubmit }: SearchPanelProps) {
  const { text, href } = useScope();
  const listId = useId();
  const fieldId = useId();
  const [selected, setSelected] = useState<number>();
  const rows = open && suggestions.status === 'ready' ? suggestions.data : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another term is another list, and its rows are nobody's choice yet.
  useEffect(() => setSelected(undefined), [term, open]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') {
      // The browser's own search field would also empty itself.
      event.preventDefault();
      onOpenChange({ open: false });
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) onOpenChange({ open: true });
      if (rows.length === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // Past either end lies the field itself.
      const places = rows.length + 1;
      const next = ((selected ?? -1) + 1 + step + places) % places;
      setSelected(next === 0 ? undefined : next - 1);
    } else if (event.key === 'Enter' && selected !== undefined && rows[selected]) {
      event.preventDefault();
      document.getElementById(suggestionRowId(listId, selected))?.click();
    }
  }

  return (
    <search
      className="wsk-SearchPanel"
      data-component="SearchPanel"
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onOpenChange({ open: false });
      }}
    >
      <form
        className="wsk-SearchPanel-form"
        action={href('searchResults')}
        onSubmit={(event) => {
          event.preventDefault();
          if (term.trim()) onSubmit({ term: term.trim() });
        }}
      >
        <label className="wsk-VisuallyHidden" htmlFor={fieldId}>
          {text('search.label')}
        </label>
        <input
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
          onFocus={() => onOpenChange({ open: true })}
          onChange={(event) => {
            onTermChange({ term: event.target.value });
            if (!open) onOpenChange({ open: true });
          }}
          onKeyDown={onKeyDown}
        />
        <button className="wsk-SearchPanel-submit" type="submit" aria-label={text('search.submit')}>
          <Icon name="search" />
        </button>
      </form>
      {open ? (
        <div className="wsk-SearchPanel-box">
          <p className="wsk-SearchPanel-hint" role="status" data-quiet={rows.length > 0 || undefined}>
            {hint()}
          </p>
          {rows.length > 0 ? (
            <SuggestionList
              id={listId}
              suggestions={rows}
              selected={selected}
              onFollow={() => onOpenChange({ open: false })}
            />
          ) : null}
        </div>
      ) : null}
    </search>
  );

  function hint(): string {
    const length = term.trim().length;
    if (suggestions.status === 'failed') return suggestions.message;
    if (length === 0) return text('search.hint');
    if (length < suggestFrom) return text('search.more');
    if (suggestions.status === 'loading') return text('search.loading');
    return rows.length === 0
      ? text('search.noMatch', { term: term.trim() })
      : text.counted('search.count', rows.length);
  }
}
