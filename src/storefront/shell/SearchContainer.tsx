import { useState } from 'react';
import { type Load, ready } from '../../model/load.js';
import type { Suggestion } from '../../model/search.js';
import { SearchPanel } from '../../screens/search/SearchPanel.js';
import { useScope } from '../../ui/scope.js';
import { useObserved } from '../observable.js';
import { useServices } from '../StorefrontProvider.js';
import { useSuggestionIndex } from '../useSuggestions.js';

/** The header's search field: suggestions as one types, from data that loads when the field is first used. The term is the
 * page's: it stays when another page brings another header. */
export function SearchContainer() {
  const { navigate, searchTerm } = useServices();
  const { href, text } = useScope();
  const term = useObserved(searchTerm);
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const { index, retry } = useSuggestionIndex(used, () => text('search.failed'));
  const suggestions: Load<readonly Suggestion[]> =
    index.status === 'ready' ? ready(open ? index.data.suggest(term) : []) : index;
  return (
    <SearchPanel
      term={term}
      open={open}
      suggestions={suggestions}
      onTermChange={(change) => searchTerm.set(change.term)}
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
