import { useState } from 'react';
import { type Load, ready } from '../../model/load.js';
import type { Suggestion } from '../../model/search.js';
import { SearchPanel } from '../../screens/search/SearchPanel.js';
import { useScope } from '../../ui/scope.js';
import { useServices } from '../StorefrontProvider.js';
import { useSuggestionIndex } from '../useSuggestions.js';

/** The header's search field: suggestions as one types, from data that loads when the field is first used. */
export function SearchContainer() {
  const { navigate } = useServices();
  const { href } = useScope();
  const [term, setTerm] = useState('');
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const { index, retry } = useSuggestionIndex(used);
  const suggestions: Load<readonly Suggestion[]> =
    index.status === 'ready' ? ready(open ? index.data.suggest(term) : []) : index;
  return (
    <SearchPanel
      term={term}
      open={open}
      suggestions={suggestions}
      onTermChange={(change) => setTerm(change.term)}
      onOpenChange={(change) => {
        setOpen(change.open);
        if (!change.open) return;
        setUsed(true);
        if (index.status === 'failed') retry();
      }}
      onSubmit={(search) => {
        setOpen(false);
        navigate(href('searchResults', { query: { Ntt: search.term } }));
      }}
    />
  );
}
