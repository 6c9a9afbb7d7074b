'use client';

import { useState } from 'react';
import { nextCaseWords } from '../../../brands/words/nextCase.js';
import { type Action, idle, type Load } from '../../../model/load.js';
import type { CaseWine } from '../../../model/plan.js';
import type { Product } from '../../../model/product.js';
import { formatPrice } from '../../../rules/common/money.js';
import {
  closestFirst,
  everyFlexiWine,
  type FlexiFacets,
  type FlexiFilter,
  type FlexiSearch,
  flexiFound,
  flexiGrapes,
  flexiLimits,
  flexiOrders,
  likedFirst,
} from '../../../rules/plans/flexiWines.js';
import { quantityOf } from '../../../rules/plans/nextCase.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { ModalDialog } from '../../../ui/ModalDialog.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { Select } from '../../../ui/Select.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useScope, useText } from '../../../ui/scope.js';
import { TextField } from '../../../ui/TextField.js';
import { FlexiWine } from './FlexiWine.js';
import { linkOfWine } from './nextCaseParts.js';
import type { WineOpinions } from './WineMarks.js';

/** The wines to choose from, their filters, and the dialog's callbacks. */
export interface FlexiWinePickerProps extends WineOpinions {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The wine to be replaced; if unset, a wine is added. */
  readonly out?: CaseWine | undefined;
  /** The wines of the case, to show how many bottles of each it holds. */
  readonly inside: readonly CaseWine[];
  /** The wines of the selected colour and country. */
  readonly wines: Load<readonly Product[]>;
  /** The colours and countries to filter by. */
  readonly facets: FlexiFacets;
  /** The selected colour and country. */
  readonly filter: FlexiFilter;
  /** State of the change to the case; its progress or failure is shown next to the chosen wine. */
  readonly action: Action;
  /** Item code of the last chosen wine. */
  readonly chosen?: string | undefined;
  /** Called when the customer selects another colour or country. */
  readonly onFilter: (request: { readonly filter: FlexiFilter }) => void;
  /** Called with the wine to put into the case. */
  readonly onChoose: (choice: { readonly product: Product }) => void;
  /** Called to fetch the wines again after they failed to load. */
  readonly onRetry: () => void;
  /** Called when the customer closes the dialog; it closes once `open` is false. */
  readonly onClose: () => void;
}

/** Number of wines shown at a time, since the list may contain hundreds. */
const atOnce = 24;

/** Dialog with the wines that can go into a plan's next case, filtered by colour and country, searched and sorted. As
 * suggested, the wines the customer likes come first, then those most like the wine to be replaced (PLAN-049, PLAN-051,
 * PLAN-055). */
export function FlexiWinePicker({
  open,
  out,
  wines,
  facets,
  filter,
  onFilter,
  onClose,
  ...list
}: FlexiWinePickerProps) {
  const text = useText(nextCaseWords);
  const bottles = out?.quantity ?? 1;
  const [search, setSearch] = useState(everyFlexiWine);
  const loaded = wines.status === 'ready' ? wines.data : [];
  const found = flexiFound(loaded, search);
  const isOut = ({ itemCode }: Product) => itemCode === out?.itemCode;
  return (
    <ModalDialog
      open={open}
      size="wide"
      title={out ? text('flexi.swap', { name: out.name }) : text('flexi.add')}
      lead={
        <p className="wsk-FlexiWinePicker-lead">
          {out ? text.counted('flexi.swapText', bottles) : text('flexi.addText')}
        </p>
      }
      next={() => linkOfWine(list.chosen)}
      onClose={() => onClose()}
      buttons={
        <Button variant="line" onClick={() => onClose()}>
          {text('flexi.close')}
        </Button>
      }
    >
      <div className="wsk-FlexiWinePicker" data-component="FlexiWinePicker" data-status={wines.status}>
        <Filters facets={facets} filter={filter} onFilter={onFilter} />
        <Search wines={loaded} search={search} onSearch={setSearch} />
        <p className="wsk-FlexiWinePicker-count" role="status">
          {wines.status === 'loading'
            ? text('flexi.loading')
            : wines.status === 'ready'
              ? text.counted('flexi.count', found.length)
              : null}
        </p>
        {wines.status === 'failed' ? (
          <RetryNotice title={wines.message} onRetry={list.onRetry} />
        ) : wines.status === 'loading' ? (
          <div className="wsk-FlexiWinePicker-wines">
            {[1, 2, 3, 4].map((place) => (
              <div className="wsk-FlexiWinePicker-loading" key={place}>
                <Skeleton shape="block" />
              </div>
            ))}
          </div>
        ) : found.length === 0 ? (
          <EmptyState
            level={3}
            title={text('flexi.none')}
            action={
              <Button
                variant="line"
                onClick={() => {
                  setSearch(everyFlexiWine);
                  onFilter({ filter: {} });
                }}
              >
                {text('flexi.all')}
              </Button>
            }
          >
            {text('flexi.noneText')}
          </EmptyState>
        ) : (
          <Wines
            key={JSON.stringify([filter, search])}
            wines={search.order === 'suggested' ? closestFirst(found, loaded.find(isOut)) : found}
            isSuggested={search.order === 'suggested'}
            out={out}
            {...list}
          />
        )}
      </div>
    </ModalDialog>
  );
}

function Filters({ facets, filter, onFilter }: Pick<FlexiWinePickerProps, 'facets' | 'filter' | 'onFilter'>) {
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

function Search({ wines, search, onSearch }: SearchProps) {
  const { site } = useScope();
  const text = useText(nextCaseWords);
  return (
    <div className="wsk-FlexiWinePicker-search">
      <TextField
        label={text('flexi.find')}
        type="search"
        autoComplete="off"
        value={search.term}
        onChange={({ currentTarget }) => onSearch({ ...search, term: currentTarget.value })}
      />
      <Select
        label={text('flexi.grape')}
        value={search.grape}
        placeholder={text('flexi.everyGrape')}
        options={flexiGrapes(wines).map((grape) => ({ value: grape, label: grape }))}
        onChange={({ currentTarget }) => onSearch({ ...search, grape: currentTarget.value })}
      />
      <Select
        label={text('flexi.price')}
        value={String(search.most ?? '')}
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

type WinesProps = Omit<
  FlexiWinePickerProps,
  'open' | 'wines' | 'facets' | 'filter' | 'onFilter' | 'onClose' | 'onRetry'
> & {
  readonly wines: readonly Product[];
  /** Whether the wines the customer likes come first. */
  readonly isSuggested: boolean;
};

function Wines({ wines, isSuggested, out, inside, action, chosen, ratings, favourites, onChoose }: WinesProps) {
  const text = useText(nextCaseWords);
  const [limit, setLimit] = useState(atOnce);
  const others = (isSuggested ? likedFirst(wines, ratings, favourites) : wines).filter(
    ({ itemCode }) => itemCode !== out?.itemCode,
  );
  return (
    <>
      <ul className="wsk-FlexiWinePicker-wines">
        {others.slice(0, limit).map((product) => (
          <FlexiWine
            key={product.itemCode}
            product={product}
            isSwap={out !== undefined}
            inside={quantityOf(inside, product.itemCode)}
            action={product.itemCode === chosen ? action : idle}
            ratings={ratings}
            favourites={favourites}
            onChoose={() => (action.status === 'busy' ? undefined : onChoose({ product }))}
          />
        ))}
      </ul>
      {others.length > limit ? (
        <div className="wsk-FlexiWinePicker-more">
          <Button variant="line" onClick={() => setLimit(limit + atOnce)}>
            {text('flexi.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
