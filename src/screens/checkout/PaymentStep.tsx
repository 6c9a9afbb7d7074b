'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { PaymentLogos } from '../../blocks/PaymentLogos.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import { paymentWords } from '../../brands/words/payment.js';
import type { Action, Load } from '../../model/load.js';
import type { OrderPayment } from '../../model/order.js';
import type { PaymentLogo } from '../../rules/checkout/paymentLogos.js';
import type { PlannedPayment } from '../../rules/checkout/paymentPlan.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';
import { ChosenCard } from './ChosenCard.js';
import { PaymentForm } from './PaymentForm.js';
import { PaymentSplit } from './PaymentSplit.js';
import type { PaymentWay } from './PaymentWays.js';

/** What the payment step shows, and its callbacks. */
export interface PaymentStepProps {
  /** The ways to pay the remaining amount; empty when none can be offered. */
  readonly ways: Load<readonly PaymentWay[]>;
  /** Id of the selected way to pay. */
  readonly way?: string | undefined;
  /** The card provider's own fields for the selected card; `null` when cards cannot be taken. The kit has no card
   * fields, so that no card number ever reaches it. */
  readonly card: Load<ReactNode>;
  /** The ways to pay, as a row of logos. */
  readonly logos: readonly PaymentLogo[];
  /** The authenticated card the order will be paid with. */
  readonly chosen?: OrderPayment | undefined;
  /** The order's total: a decimal in the site's currency, or whole points. */
  readonly total: number;
  /** The balances that pay part of the total. */
  readonly payments: readonly PlannedPayment[];
  /** The amount left to pay. */
  readonly left: number;
  /** Last four digits of the gift cards that have to be entered again. */
  readonly lostCards?: readonly string[];
  /** The form for gift cards, vouchers and other balances; omit it if the host takes none. */
  readonly gifts?: ReactNode;
  /** Whether the shopper agrees to their card being kept for future payments; undefined when this is not asked
   * (CHKT-072, CHKT-103). */
  readonly consent?: boolean | undefined;
  /** Label of the button that continues; by default, the label that names the review step. */
  readonly continueLabel?: string;
  /** State of preparing the payment: the submit button shows its progress, and a failure appears beside the button. */
  readonly action: Action;
  /** Called with the way to pay that the shopper selects. */
  readonly onWay: (choice: { readonly id: string }) => void;
  /** Called when the shopper gives or withdraws consent. */
  readonly onConsent: (choice: { readonly isGiven: boolean }) => void;
  /** Called to remove a balance. */
  readonly onRemove: (part: { readonly payment: PlannedPayment }) => void;
  /** Called when the shopper chooses to pay without a gift card that would have to be entered again. */
  readonly onForget: (card: { readonly lastFour: string }) => void;
  /** Called to continue, with the filled-in fields, the authenticated card or the selected way to pay. */
  readonly onSubmit: () => void;
  /** Called when the shopper wants to pay with another card. */
  readonly onReplace: () => void;
  /** Called to fetch again whatever failed to load. */
  readonly onRetry: () => void;
}

/** Payment step: balances first, then one way to pay the remaining amount: by card in the provider's own fields, by
 * PayPal or by a wallet (CHKT-043, CHKT-044, CHKT-047, CHKT-049 to CHKT-054). */
export function PaymentStep(props: PaymentStepProps) {
  const { ways, way, card, logos, chosen, total, payments, left, lostCards = [], gifts, consent, action } = props;
  const { onWay, onConsent, onRemove, onForget, onSubmit, onReplace, onRetry } = props;
  const text = useText(checkoutWords, paymentWords);
  const { continueLabel = text('payment.continue') } = props;
  const { site } = useScope();
  const giftsId = useId();
  const [hasGifts, setHasGifts] = useState(lostCards.length > 0);
  const box = useRef<HTMLDivElement>(null);
  const rest = useRef<HTMLDivElement>(null);
  const isPaid = left === 0;
  const firstField = () =>
    rest.current?.querySelector<HTMLElement>('input:checked') ??
    rest.current?.querySelector<HTMLElement>('input, button');
  // While the ways to pay load there is no field yet, and the box has the focus in the meantime.
  useFocusOnChange(chosen ? 'chosen' : 'fields', () => firstField() ?? rest.current);
  useFocusOnChange(ways.status, () => (document.activeElement === rest.current ? firstField() : null));
  // The pressed button was removed together with its balance or notice, so the focus moves.
  useFocusOnChange(`${payments.length} ${lostCards.length}`, () =>
    document.activeElement === document.body ? box.current?.querySelector<HTMLElement>('button, input') : null,
  );
  const failure = [ways, card].find((load) => load.status === 'failed');
  return (
    <div ref={box} className="wsk-PaymentStep" data-component="PaymentStep">
      <div className="wsk-PaymentStep-logos">
        <PaymentLogos logos={logos} height={42} />
      </div>
      {lostCards.map((lastFour, place) => (
        <Notice
          // Two cards may end alike.
          key={`${lastFour} ${lostCards.slice(0, place).filter((card) => card === lastFour).length}`}
          tone="info"
          live
          title={text('pay.lostCard', { lastFour })}
          action={
            <Button variant="line" size="small" onClick={() => onForget({ lastFour })}>
              {text('pay.withoutIt')}
              <span className="wsk-VisuallyHidden"> {text('pay.giftCard', { lastFour })}</span>
            </Button>
          }
        >
          {text('pay.lostCardText')}
        </Notice>
      ))}
      {gifts === undefined ? null : (
        <div className="wsk-PaymentStep-gifts">
          <Button
            variant="line"
            aria-expanded={hasGifts}
            aria-controls={giftsId}
            onClick={() => setHasGifts(!hasGifts)}
          >
            {text(site.money === 'points' ? 'pay.giftsPoints' : 'pay.gifts')}
          </Button>
          <div id={giftsId} className="wsk-PaymentStep-given">
            {hasGifts ? <Panel variant="flat">{gifts}</Panel> : null}
          </div>
        </div>
      )}
      {payments.length === 0 ? null : (
        <PaymentSplit total={total} payments={payments} left={left} onRemove={onRemove} />
      )}
      <div ref={rest} className="wsk-PaymentStep-rest" tabIndex={-1}>
        {isPaid ? (
          <div className="wsk-PaymentStep-paid">
            <p className="wsk-Text">{text('pay.nothingLeft')}</p>
            <Button onClick={() => onSubmit()}>{continueLabel}</Button>
          </div>
        ) : chosen ? (
          <ChosenCard payment={chosen} continueLabel={continueLabel} onReplace={onReplace} onSubmit={onSubmit} />
        ) : failure?.status === 'failed' ? (
          <RetryNotice title={failure.message} onRetry={onRetry} />
        ) : ways.status !== 'ready' ? (
          <div className="wsk-PaymentStep-loading" aria-busy>
            <Skeleton shape="block" />
          </div>
        ) : (
          <PaymentForm
            ways={ways.data}
            way={way}
            card={card}
            consent={consent}
            continueLabel={continueLabel}
            action={action}
            onWay={onWay}
            onConsent={onConsent}
            onSubmit={onSubmit}
          />
        )}
      </div>
    </div>
  );
}
