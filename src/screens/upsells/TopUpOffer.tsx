'use client';

import { useId, useRef, useState } from 'react';
import { Amount } from '../../blocks/Amount.js';
import { nameOf, WineToFill } from '../../blocks/WineToFill.js';
import { postPurchaseWords } from '../../brands/words/postPurchase.js';
import type { Action } from '../../model/load.js';
import type { OfferedItem } from '../../model/offer.js';
import { decimalOf, formatPrice, minorUnits } from '../../rules/common/money.js';
import { ownValue } from '../../rules/common/ownValue.js';
import type { AcceptedItem } from '../../rules/upsells/amendment.js';
import {
  bottlesChosen,
  extraToPay,
  fillerPrice,
  topUpProblem,
  winesOffered,
  winesThatCount,
} from '../../rules/upsells/fillTheCase.js';
import { Accordion } from '../../ui/Accordion.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Button } from '../../ui/Button.js';
import { ModalDialog } from '../../ui/ModalDialog.js';
import { Notice } from '../../ui/Notice.js';
import { useScope, useText } from '../../ui/scope.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';
import { TopUpSwap } from './TopUpSwap.js';

/** The wines, the space for them, the order to which they are added, and the dialog's callbacks. */
export interface TopUpOfferProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Every wine that can be added. The first ones are listed; the others can be swapped in. */
  readonly wines: readonly OfferedItem[];
  /** Number of bottles for which the case still has room: 1 or more. */
  readonly spaces: number;
  /** The order's total so far: a decimal in the site's currency, or whole points; undefined while the order is unknown. */
  readonly total: number | undefined;
  /** State of adding the wines; a failure is shown above the buttons. */
  readonly action: Action;
  /** Called with the selected wines, and the number of bottles of each. */
  readonly onAccept: (choice: { readonly items: readonly AcceptedItem[] }) => void;
  /** Called when the shopper closes the dialog without adding any wines. */
  readonly onClose: () => void;
}

/** Dialog that tops up the last case of an order: the number of bottles of each wine, other wines to swap in, the new
 * total and the extra amount to pay (UPSL-073 to UPSL-082). */
export function TopUpOffer({ open, wines, spaces, total, action, onAccept, onClose }: TopUpOfferProps) {
  const { site } = useScope();
  const text = useText(postPurchaseWords);
  const problemId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(() => winesOffered(wines, spaces).map(({ offer }) => offer.itemCode));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const [swap, setSwap] = useState<{ readonly place: number; readonly out: string; readonly into: string }>();
  useFocusOnChange(shown.join(' '), () =>
    swap ? list.current?.querySelectorAll<HTMLElement>('input')[swap.place] : undefined,
  );

  const listed = shown.flatMap((code) => wines.find(({ offer }) => offer.itemCode === code) ?? []);
  const others = wines.filter(({ offer }) => !shown.includes(offer.itemCode));
  const chosen = winesThatCount(
    listed.map(({ offer, product }) => ({
      itemCode: offer.itemCode,
      offer,
      ...fillerPrice(product),
      quantity: Number(ownValue(typed, offer.itemCode) ?? '0'),
    })),
  );
  const bottles = bottlesChosen(chosen);
  const problem = topUpProblem(bottles, spaces);
  const isSaid = problem !== undefined && (isAsked || bottles > spaces);
  const { extra, saving } = extraToPay(chosen);

  function swapFor(place: number, into: OfferedItem): void {
    const out = listed[place];
    if (!out) return;
    const [from, to] = [out.offer.itemCode, into.offer.itemCode];
    setShown((codes) => codes.map((code) => (code === from ? to : code)));
    setTyped(({ [from]: kept = '0', ...rest }) => ({ ...rest, [to]: kept }));
    setSwap({ place, out: nameOf(out.product), into: nameOf(into.product) });
  }

  function accept(): void {
    setIsAsked(true);
    if (problem === undefined) onAccept({ items: chosen.map(({ offer, quantity }) => ({ offer, quantity })) });
  }

  return (
    <ModalDialog
      open={open}
      size="wide"
      title={text('topUp.title')}
      onClose={() => onClose()}
      buttons={
        <>
          <Button variant="line" onClick={() => (action.status === 'busy' ? undefined : onClose())}>
            {text('fill.decline')}
          </Button>
          <ActionButton
            action={action}
            label={text('fill.accept')}
            busyLabel={text('fill.accepting')}
            onClick={accept}
          />
        </>
      }
    >
      <div className="wsk-TopUpOffer" data-component="TopUpOffer">
        <p className="wsk-Text" data-size="lead">
          {spaces === 1 ? text('topUp.one') : text('topUp.some', { count: spaces })}
        </p>
        <ul className="wsk-TopUpOffer-wines" ref={list}>
          {listed.map(({ offer, product }, place) => (
            <WineToFill
              // A row keeps its place while its wine is swapped, and its list stays open.
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are neither added nor moved.
              key={place}
              product={product}
              typed={ownValue(typed, offer.itemCode) ?? '0'}
              problemId={isSaid ? problemId : undefined}
              onType={(change) => setTyped((before) => ({ ...before, [offer.itemCode]: change.typed }))}
            >
              <Accordion
                items={[
                  {
                    id: `swap-${place}`,
                    title: text('topUp.swap', { name: nameOf(product) }),
                    content: (
                      <TopUpSwap product={product} others={others} onSwap={({ into }) => swapFor(place, into)} />
                    ),
                  },
                ]}
              />
            </WineToFill>
          ))}
        </ul>
        <p className="wsk-VisuallyHidden" role="status">
          {swap ? text('topUp.swapped', { name: swap.out, other: swap.into }) : null}
        </p>
        <div id={problemId}>
          {isSaid ? (
            <Notice
              tone="failed"
              place="row"
              title={problem === 'one' ? text('topUp.one') : text('topUp.some', { count: spaces })}
            />
          ) : null}
        </div>
        {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
        <dl className="wsk-TopUpOffer-sums">
          {total === undefined ? null : <Sum label={text('topUp.current')} amount={total} />}
          <Sum label={text('topUp.extra')} amount={extra} />
          {total === undefined ? null : (
            <Sum label={text('topUp.after')} amount={decimalOf(minorUnits(total) + minorUnits(extra))} isLast />
          )}
        </dl>
        {saving > 0 ? (
          <p className="wsk-TopUpOffer-saving">{text('fill.saving', { amount: formatPrice(saving, site) })}</p>
        ) : null}
        <p className="wsk-Text" data-size="small" data-tone="muted">
          {text('fill.charged')}
        </p>
      </div>
    </ModalDialog>
  );
}

function Sum({ label, amount, isLast = false }: { label: string; amount: number; isLast?: boolean }) {
  return (
    <div className="wsk-SpreadRow wsk-TopUpOffer-sum" data-last={isLast || undefined}>
      <dt className="wsk-TopUpOffer-name">{label}</dt>
      <dd className="wsk-TopUpOffer-value">
        <Amount amount={amount} size={isLast ? 'total' : 'row'} />
      </dd>
    </div>
  );
}
