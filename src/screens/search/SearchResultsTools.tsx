'use client';

import { startTransition, useState } from 'react';
import { searchResultsWords } from '../../brands/words/searchResults.js';
import { resultOrders } from '../../model/searchOptions.js';
import type { Facet } from '../../model/searchResults.js';
import { pageSizes, type SearchChoice } from '../../rules/search/searchChoice.js';
import { Button } from '../../ui/Button.js';
import { ModalDialog } from '../../ui/ModalDialog.js';
import { Select } from '../../ui/Select.js';
import { useText } from '../../ui/scope.js';
import { SearchResultsFilters } from './SearchResultsFilters.js';

/** The current choice, and the options. */
export interface SearchResultsToolsProps {
  /** The choice in the address. */
  readonly choice: SearchChoice;
  /** The facets, for the filters of a narrow viewport. */
  readonly facets: readonly Facet[];
  /** Number of results for the choice. */
  readonly total: number;
  /** Whether the results can be sorted; also true while they are loading. */
  readonly canOrder: boolean;
  /** Whether the results and filters are loading. */
  readonly isLoading: boolean;
  /** Called with the complete new choice when the order or the page size changes. */
  readonly onChoose: (change: { readonly choice: SearchChoice }) => void;
}

/** Tools for the results: sort order, page size and, in a narrow viewport, a button that opens the filters (SRCH-027,
 * SRCH-028). There, they form a bar at the bottom, which the page keeps within reach of a thumb. */
export function SearchResultsTools({ choice, facets, total, canOrder, isLoading, onChoose }: SearchResultsToolsProps) {
  const text = useText(searchResultsWords);
  const [isOpen, setOpen] = useState(false);
  const chosenCount = Object.keys(choice.filters).length;
  const isNarrowable = isOpen || facets.some(({ values }) => values.length > 0);
  if (!isNarrowable && !canOrder) return null;
  // To draw the filters over the page takes long on a phone, so the press is answered first.
  const open = () => startTransition(() => setOpen(true));
  const close = () => setOpen(false);
  return (
    <div className="wsk-SearchResultsTools" data-component="SearchResultsTools" data-loading={isLoading || undefined}>
      {isNarrowable ? (
        <div className="wsk-SearchResultsTools-filters">
          <Button variant="line" wide aria-haspopup="dialog" onClick={open}>
            {chosenCount > 0 ? text('search.filtersWithCount', { count: chosenCount }) : text('search.filters')}
          </Button>
          <ModalDialog
            open={isOpen}
            title={text('search.filters')}
            buttons={
              <Button wide onClick={close}>
                {text.counted('search.showResults', total)}
              </Button>
            }
            onClose={close}
          >
            <div className="wsk-SearchResultsTools-sheet">
              <SearchResultsFilters choice={choice} facets={facets} />
              {canOrder ? <PageSize choice={choice} onChoose={onChoose} /> : null}
            </div>
          </ModalDialog>
        </div>
      ) : null}
      {canOrder ? (
        <>
          <div className="wsk-SearchResultsTools-select">
            <Select
              label={text('search.order')}
              inside
              value={choice.order}
              options={resultOrders.map((order) => ({ value: order, label: text(`search.order.${order}`) }))}
              onChange={({ target }) => {
                const order = resultOrders.find((each) => each === target.value) ?? choice.order;
                onChoose({ choice: { ...choice, order, page: 1 } });
              }}
            />
          </div>
          <div className="wsk-SearchResultsTools-select" data-wide-only>
            <PageSize choice={choice} onChoose={onChoose} />
          </div>
        </>
      ) : null}
    </div>
  );
}

/** Number of results per page: in the toolbar, or with the filters in a narrow viewport. */
function PageSize({ choice, onChoose }: Pick<SearchResultsToolsProps, 'choice' | 'onChoose'>) {
  const text = useText(searchResultsWords);
  const sizes = [...new Set([...pageSizes, choice.perPage])].sort((a, b) => a - b);
  return (
    <Select
      label={text('search.perPage')}
      inside
      value={String(choice.perPage)}
      options={sizes.map((size) => ({ value: String(size), label: text('search.perPageOption', { count: size }) }))}
      onChange={({ target }) => onChoose({ choice: { ...choice, perPage: Number(target.value), page: 1 } })}
    />
  );
}
