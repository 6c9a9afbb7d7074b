'use client';

import { nextCaseWords } from '../../../brands/words/nextCase.js';
import type { Product } from '../../../model/product.js';
import { formatPrice } from '../../../rules/common/money.js';
import {
  type FlexiFacets,
  type FlexiFilter,
  type FlexiSearch,
  flexiGrapes,
  flexiLimits,
  flexiOrders,
} from '../../../rules/plans/flexiWines.js';
import { Select } from '../../../ui/Select.js';
import { useScope, useText } from '../../../ui/scope.js';
import { TextField } from '../../../ui/TextField.js';

/** The colours and countries to filter by, the selected ones, and the callback. */
export interface FlexiWineFiltersProps {
  /** The colours and countries to filter by. */
  readonly facets: FlexiFacets;
  /** The selected colour and country. */
  readonly filter: FlexiFilter;
  /** Called when the customer selects another colour or country. */
  readonly onFilter: (request: { readonly filter: FlexiFilter }) => void;
}

/** Filters by colour and country, which the shop applies. */
export function FlexiWineFilters({ facets, filter, onFilter }: FlexiWineFiltersProps) {
  const text = useText(nextCaseWords);
  return (
    <div className="wsk-FlexiWinePicker-filters">
      <fieldset className="wsk-FlexiWinePicker-chips">
        <legend className="wsk-FlexiWinePicker-label">{text('flexi.colour')}</legend>
        {[{ value: undefined, name: text('flexi.everyColour') }, ...facets.colours].map(({ value, name }) => (
          <button
            key={name}
            className="wsk-FlexiWinePicker-chip"
            type="button"
            aria-pressed={filter.colour === value}
            onClick={() => onFilter({ filter: { ...filter, colour: value } })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <Select
        label={text('flexi.country')}
        value={filter.country ?? ''}
        required={false}
        placeholder={text('flexi.everyCountry')}
        options={facets.countries.map(({ value, name }) => ({ value, label: name }))}
        onChange={({ currentTarget }) => onFilter({ filter: { ...filter, country: currentTarget.value || undefined } })}
      />
    </div>
  );
}

interface SearchProps {
  readonly wines: readonly Product[];
  readonly search: FlexiSearch;
  readonly onSearch: (search: FlexiSearch) => void;
}

/** Search, grape, price and order, which apply to the wines that were loaded. */
export function FlexiWineSearch({ wines, search, onSearch }: SearchProps) {
  const { site } = useScope();
  const text = useText(nextCaseWords);
  return (
    <div className="wsk-FlexiWinePicker-search">
      <TextField
        label={text('flexi.find')}
        required={false}
        type="search"
        autoComplete="off"
        value={search.term}
        onChange={({ currentTarget }) => onSearch({ ...search, term: currentTarget.value })}
      />
      <Select
        label={text('flexi.grape')}
        value={search.grape}
        required={false}
        placeholder={text('flexi.everyGrape')}
        options={flexiGrapes(wines).map((grape) => ({ value: grape, label: grape }))}
        onChange={({ currentTarget }) => onSearch({ ...search, grape: currentTarget.value })}
      />
      <Select
        label={text('flexi.price')}
        value={String(search.most ?? '')}
        required={false}
        placeholder={text('flexi.everyPrice')}
        options={flexiLimits(wines, site.money).map((limit) => ({
          value: String(limit),
          label: text('flexi.most', { price: formatPrice(limit, site) }),
        }))}
        onChange={({ currentTarget: { value } }) => onSearch({ ...search, most: value ? Number(value) : undefined })}
      />
      <Select
        label={text('flexi.order')}
        value={search.order}
        options={flexiOrders.map((order) => ({ value: order, label: text(`flexi.order.${order}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ ...search, order: flexiOrders.find((order) => order === value) ?? 'suggested' })
        }
      />
    </div>
  );
}
