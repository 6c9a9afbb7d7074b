import { useMemo, useState } from 'react';
import { ready } from '../../src/model/load.js';
import { createSuggestionIndex } from '../../src/rules/search/suggestionIndex.js';
import { SearchPanel, type SearchPanelProps } from '../../src/screens/search/SearchPanel.js';

/** An owner component that keeps the term, and opens and closes the panel. If suggestions have been loaded, it filters
 * them by the term. */
export function OwnedSearchPanel({ suggestions, ...props }: SearchPanelProps) {
  const [term, setTerm] = useState(props.term);
  const [open, setOpen] = useState(props.open);
  const index = useMemo(
    () => (suggestions.status === 'ready' ? createSuggestionIndex(suggestions.data) : undefined),
    [suggestions],
  );
  return (
    <SearchPanel
      {...props}
      term={term}
      words={index?.wordsFor(term) ?? []}
      open={open}
      suggestions={index ? ready(index.suggest(term)) : suggestions}
      onTermChange={(change) => {
        setTerm(change.term);
        props.onTermChange(change);
      }}
      onOpenChange={(change) => {
        setOpen(change.open);
        props.onOpenChange(change);
      }}
    />
  );
}
