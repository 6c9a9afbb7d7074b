'use client';

import { useId } from 'react';
import { unlimitedWords } from '../brands/words/unlimited.js';
import type { Action } from '../model/load.js';
import type { Product } from '../model/product.js';
import { unlimitedMonths, unlimitedPrice } from '../rules/account/unlimited.js';
import { formatPrice } from '../rules/common/money.js';
import { ActionButton } from '../ui/ActionButton.js';
import { Button } from '../ui/Button.js';
import { Form } from '../ui/Form.js';
import { Notice } from '../ui/Notice.js';
import { useScope, useText } from '../ui/scope.js';
import { Amount } from './Amount.js';
import { FigureRow } from './FigureRow.js';
import { FuturePaymentsConsent, useFuturePaymentsConsent } from './FuturePaymentsConsent.js';
import { TruckGraphic } from './TruckGraphic.js';
import { UnlimitedLogo } from './UnlimitedLogo.js';

/** The membership, its price, and the callbacks. */
export interface UnlimitedOfferProps {
  /** The membership. */
  readonly product: Product;
  /** Price of the membership: a decimal in the site's currency, or whole points. */
  readonly fee: number;
  /** Delivery charge paid for the order, in the same unit; undefined if unknown. */
  readonly deliveryPaid: number | undefined;
  /** State of joining; a failure is shown above the buttons. */
  readonly action: Action;
  /** Requires consent to future payments before joining; only after a purchase (UPSL-053). */
  readonly needsConsent?: boolean;
  /** Called when the shopper joins. */
  readonly onAccept: (choice: { readonly hasConsent: boolean }) => void;
  /** Called when the shopper declines; without this callback there is no decline button. */
  readonly onDecline?: () => void;
  /** Called when the shopper wants to read more; without this callback there is no such button. */
  readonly onLearnMore?: () => void;
}

/** Offer of an Unlimited membership, less the delivery charge already paid, with the brand's logo or truck (BRAND-055
 * to BRAND-057, UPSL-089 to UPSL-096, OPEN-106). */
export function UnlimitedOffer({
  product,
  fee,
  deliveryPaid,
  action,
  needsConsent = false,
  onAccept,
  onDecline,
  onLearnMore,
}: UnlimitedOfferProps) {
  const { site, brand } = useScope();
  const text = useText(unlimitedWords);
  const titleId = useId();
  const { consent, submit } = useFuturePaymentsConsent(needsConsent, onAccept);
  const { usual, delivery, net, isFree, isRefund } = unlimitedPrice(fee, deliveryPaid, site.money);
  const say = (amount: number) => formatPrice(amount, site);
  return (
    <Form className="wsk-UnlimitedOffer" data-component="UnlimitedOffer" aria-labelledby={titleId} onSubmit={submit}>
      <div className="wsk-UnlimitedOffer-head" data-ground="stage">
        {brand.showsUnlimitedLogo ? <UnlimitedLogo /> : brand.stripGraphic === 'truck' ? <TruckGraphic /> : null}
        <div className="wsk-UnlimitedOffer-words">
          <p className="wsk-UnlimitedOffer-name">{product.name}</p>
          <h3 className="wsk-Heading" data-level="3" id={titleId}>
            {text(isFree ? 'unlimited.freeTitle' : 'unlimited.title')}
          </h3>
          <p className="wsk-Text">
            {isRefund
              ? text('unlimited.refundText', { delivery: say(delivery), fee: say(fee), count: unlimitedMonths })
              : text('unlimited.text', { count: unlimitedMonths })}
          </p>
        </div>
      </div>
      <dl className="wsk-UnlimitedOffer-figures">
        {fee > usual ? null : <Figure name={text('unlimited.usual')} amount={usual} />}
        {fee === usual ? null : <Figure name={text('unlimited.fee')} amount={fee} />}
        {delivery === 0 ? null : (
          <Figure
            name={text(deliveryPaid === undefined ? 'unlimited.usualDelivery' : 'unlimited.delivery')}
            amount={-delivery}
          />
        )}
        <Figure name={text('unlimited.next')} amount={0} />
        <FigureRow name={text('unlimited.lasts')} strongName>
          {text('unlimited.months', { count: unlimitedMonths })}
        </FigureRow>
        <Figure name={text('unlimited.net')} amount={net} isLast />
      </dl>
      {needsConsent ? <FuturePaymentsConsent of="unlimited" {...consent} /> : null}
      {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
      <div className="wsk-Actions" data-narrow="across">
        <ActionButton
          type="submit"
          action={action}
          label={text(isFree ? 'unlimited.acceptFree' : 'unlimited.accept')}
          busyLabel={text('unlimited.accepting')}
        />
        {onDecline ? (
          <Button variant="line" onClick={() => (action.status === 'busy' ? undefined : onDecline())}>
            {text('unlimited.decline')}
          </Button>
        ) : null}
        {onLearnMore ? (
          <Button variant="text" onClick={() => onLearnMore()}>
            {text('unlimited.more')}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

function Figure({ name, amount, isLast = false }: { name: string; amount: number; isLast?: boolean }) {
  return (
    <FigureRow name={name} strongName tone={isLast ? 'total' : undefined}>
      <Amount amount={amount} size={isLast ? 'total' : 'row'} />
    </FigureRow>
  );
}
