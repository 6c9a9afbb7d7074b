'use client';

import { useDeferredValue, useState } from 'react';
import { nextCaseWords } from '../../../brands/words/nextCase.js';
import { type Action, idle, type Load } from '../../../model/load.js';
import type { CaseWine } from '../../../model/plan.js';
import type { Product } from '../../../model/product.js';
import { closestFirst, everyFlexiWine, flexiFound, likedFirst } from '../../../rules/plans/flexiWines.js';
import { quantityOf } from '../../../rules/plans/nextCase.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { ModalDialog } from '../../../ui/ModalDialog.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useText } from '../../../ui/scope.js';
import { FlexiWine } from './FlexiWine.js';
import { FlexiWineFilters, type FlexiWineFiltersProps, FlexiWineSearch } from './FlexiWinePickerFilters.js';
import { linkOfWine } from './nextCaseParts.js';
import { SwapPair } from './SwapPair.js';
import { WineMarks, type WineOpinions } from './WineMarks.js';

/** The wines to choose from, their filters, and the dialog's callbacks. */
export interface FlexiWinePickerProps extends WineOpinions, FlexiWineFiltersProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The wine to be replaced; if unset, a wine is added. */
  readonly out?: CaseWine | undefined;
  /** The wines of the case, to show how many bottles of each it holds. */
  readonly inside: readonly CaseWine[];
  /** The wines of the selected colour and country. */
  readonly wines: Load<readonly Product[]>;
  /** State of the change to the case; its progress or failure is shown next to the chosen wine. */
  readonly action: Action;
  /** Item code of the last chosen wine. */
  readonly chosen?: string | undefined;
  /** Called with the wine to put into the case. */
  readonly onChoose: (choice: { readonly product: Product }) => void;
  /** Called to fetch the wines again after they failed to load. */
  readonly onRetry: () => void;
  /** Called when the customer closes the dialog; it closes once `open` is false. */
  readonly onClose: () => void;
}

/** Number of wines shown at a time, since the list may contain hundreds. */
const atOnce = 24;
/** Number of wines that are drawn with the dialog, which are those in sight; the others follow when it is open. */
const inSight = 6;

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
  const [near, setNear] = useState<string>();
  const isOut = ({ itemCode }: Product) => itemCode === out?.itemCode;
  return (
    <ModalDialog
      open={open}
      size="wide"
      title={out ? text('flexi.swap', { name: out.name }) : text('flexi.add')}
      lead={
        out ? (
          <SwapPair out={out} into={loaded.find(({ itemCode }) => itemCode === near)}>
            <WineMarks itemCode={out.itemCode} ratings={list.ratings} favourites={list.favourites} />
          </SwapPair>
        ) : (
          <p className="wsk-FlexiWinePicker-lead">{text('flexi.addText')}</p>
        )
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
        {out ? <p className="wsk-FlexiWinePicker-lead">{text.counted('flexi.swapText', bottles)}</p> : null}
        <FlexiWineFilters facets={facets} filter={filter} onFilter={onFilter} />
        <FlexiWineSearch wines={loaded} search={search} onSearch={setSearch} />
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
                onClick={({ currentTarget }) => {
                  // The button disappears once there are wines.
                  currentTarget.closest('dialog')?.querySelector('input')?.focus();
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
            onNear={setNear}
            {...list}
          />
        )}
      </div>
    </ModalDialog>
  );
}

type WinesProps = Omit<
  FlexiWinePickerProps,
  'open' | 'wines' | 'facets' | 'filter' | 'onFilter' | 'onClose' | 'onRetry'
> & {
  readonly wines: readonly Product[];
  /** Whether the wines the customer likes come first. */
  readonly isSuggested: boolean;
  readonly onNear: (itemCode: string) => void;
};

function Wines({ wines, isSuggested, out, inside, action, chosen, ratings, favourites, onChoose, onNear }: WinesProps) {
  const text = useText(nextCaseWords);
  const [limit, setLimit] = useState(atOnce);
  const drawn = useDeferredValue(limit, inSight);
  const others = (isSuggested ? likedFirst(wines, ratings, favourites) : wines).filter(
    ({ itemCode }) => itemCode !== out?.itemCode,
  );
  return (
    <>
      <ul className="wsk-FlexiWinePicker-wines">
        {others.slice(0, drawn).map((product) => (
          <FlexiWine
            key={product.itemCode}
            product={product}
            out={out}
            inside={quantityOf(inside, product.itemCode)}
            action={product.itemCode === chosen ? action : idle}
            ratings={ratings}
            favourites={favourites}
            onNear={() => onNear(product.itemCode)}
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
