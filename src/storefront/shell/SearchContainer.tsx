'use client';

import { useState } from 'react';
import { searchWords } from '../../brands/words/search.js';
import { type Load, loading, ready } from '../../model/load.js';
import type { Suggestion } from '../../model/search.js';
import { clipboardDelayMs } from '../../rules/common/timings.js';
import { SearchPanel, type TermChange } from '../../screens/search/SearchPanel.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { lazyScreen } from '../base/lazyScreen.js';
import { useObserved } from '../base/observable.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useSuggestionIndex } from '../shop/useSuggestions.js';
import type { QuickFiltersContainerProps } from './QuickFiltersContainer.js';
import type { SuggestedProductProps } from './SuggestedProduct.js';
import { useDebouncedValue } from './useDebouncedValue.js';

/** Loaded when the search is first used. */
const QuickFiltersContainer = lazyScreen<QuickFiltersContainerProps>(
  'quick filters',
  async () => (await import('./QuickFiltersContainer.js')).QuickFiltersContainer,
);

// Loaded after the names, since rows are already shown without these parts.
const partOfSuggestion = (part: 'SuggestedThumbnail' | 'SuggestedPrice') =>
  lazyScreen<SuggestedProductProps>(
    'suggested product',
    async () => (await import('./SuggestedProduct.js'))[part],
    () => null,
  );
const Thumbnail = partOfSuggestion('SuggestedThumbnail');
const Price = partOfSuggestion('SuggestedPrice');
const suggestedProduct = ({ i: itemCode }: Suggestion) => ({
  thumbnail: <Thumbnail itemCode={itemCode} />,
  price: <Price itemCode={itemCode} />,
});

/** Connects the search field: suggestions while typing, from data loaded on first use, and quick filters. The term is
 * shared across the page, so that it survives when the header is rendered anew. */
export function SearchContainer() {
  const { navigate, searchTerm } = useServices();
  const { site } = useScope();
  const text = useText(searchWords);
  const href = useHref();
  const term = useObserved(searchTerm);
  const [changedBy, setChangedBy] = useState<TermChange>('typing');
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const { index, retry } = useSuggestionIndex(used, () => text('search.failed'));
  const lookedUp = useDebouncedValue(term, changedBy === 'clipboard' ? clipboardDelayMs : 0);
  const suggestions: Load<readonly Suggestion[]> =
    index.status !== 'ready' ? index : lookedUp === term ? ready(open ? index.data.suggest(term) : []) : loading;
  return (
    <SearchPanel
      term={term}
      open={open}
      suggestions={suggestions}
      words={index.status === 'ready' ? index.data.wordsFor(term) : []}
      partsOf={suggestedProduct}
      quickFilters={
        used && site.hasQuickFilters ? (
          <QuickFiltersContainer
            term={term.trim()}
            onFollow={() => {
              setOpen(false);
              searchTerm.set('');
            }}
          />
        ) : null
      }
      onTermChange={(change) => {
        setChangedBy(change.by);
        searchTerm.set(change.term);
      }}
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
