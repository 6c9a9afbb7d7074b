'use client';

import { useId } from 'react';
import { upsellsWords } from '../brands/words/upsells.js';
import type { Action } from '../model/load.js';
import type { WinePlanScheme } from '../model/offer.js';
import type { Product } from '../model/product.js';
import { formatPrice } from '../rules/common/money.js';
import { firstCasePrice, winePlanUpsellDiscount } from '../rules/upsells/upsells.js';
import { ActionButton } from '../ui/ActionButton.js';
import { Button } from '../ui/Button.js';
import { Form } from '../ui/Form.js';
import { Notice } from '../ui/Notice.js';
import { useScope, useText } from '../ui/scope.js';
import { Amount } from './Amount.js';
import { FigureRow } from './FigureRow.js';
import { FuturePaymentsConsent, useFuturePaymentsConsent } from './FuturePaymentsConsent.js';
import { PriceDisplay } from './PriceDisplay.js';
import { ProductImage } from './ProductImage.js';

/** The plan, its first case, and the callbacks. */
export interface WinePlanUpsellProps {
  /** The plan as an offer to subscribe. */
  readonly scheme: WinePlanScheme;
  /** The plan's case. */
  readonly product: Product;
  /** State of starting the plan; a failure is shown above the buttons. */
  readonly action: Action;
  /** Requires consent to future payments before the plan starts; only after a purchase (UPSL-054). */
  readonly needsConsent?: boolean;
  /** Called when the shopper starts the plan. */
  readonly onAccept: (choice: { readonly hasConsent: boolean }) => void;
  /** Called to show the contents of the case (UPSL-097). */
  readonly onShowCase: () => void;
  /** Called when the shopper declines. */
  readonly onDecline: () => void;
}

const terms = ['extra', 'ongoing', 'weeks', 'bottles', 'cancel'] as const;
/** Bottles of the case that the terms speak of (UPSL-087). */
const bottlesOfTerms = 6;

/** Offer of a wine plan with its first case, its terms and the price of the first case under the offer (UPSL-011,
 * UPSL-012, UPSL-083 to UPSL-088). */
export function WinePlanUpsell({
  scheme: { displayName, webHeadline },
  product,
  action,
  needsConsent = false,
  onAccept,
  onShowCase,
  onDecline,
}: WinePlanUpsellProps) {
  const { site } = useScope();
  const text = useText(upsellsWords);
  const titleId = useId();
  const { consent, submit } = useFuturePaymentsConsent(needsConsent, onAccept);
  const { price, saving, toPay } = firstCasePrice(product, site.money);
  const [sku] = product.skus;
  // A case of another size must not stand beside this number.
  const isTrue = (term: (typeof terms)[number]) => term !== 'bottles' || sku?.numberOfBottles === bottlesOfTerms;
  const most = formatPrice(winePlanUpsellDiscount(site.money), site).replace(/\.00$/, '');
  return (
    <Form className="wsk-WinePlanUpsell" data-component="WinePlanUpsell" aria-labelledby={titleId} onSubmit={submit}>
      <div className="wsk-WinePlanUpsell-head">
        <div className="wsk-WinePlanUpsell-art" data-ground="stage">
          <ProductImage src={product.largeImage || product.thumbnailImage} alt="" shape="case" />
        </div>
        <div className="wsk-WinePlanUpsell-words">
          <p className="wsk-WinePlanUpsell-name">{text('planUpsell.eyebrow')}</p>
          <h3 className="wsk-Heading" data-level="3" id={titleId}>
            {displayName}
          </h3>
          <p className="wsk-WinePlanUpsell-headline">{webHeadline}</p>
          <PriceDisplay product={product} />
          <div className="wsk-Actions">
            <Button variant="line" size="small" onClick={() => onShowCase()}>
              {text('planUpsell.show')}
            </Button>
          </div>
        </div>
      </div>
      <dl className="wsk-WinePlanUpsell-terms">
        {terms.filter(isTrue).map((term) => (
          <div className="wsk-WinePlanUpsell-term" key={term}>
            <dt className="wsk-WinePlanUpsell-what">{text(`planUpsell.${term}`)}</dt>
            <dd className="wsk-WinePlanUpsell-about">{text(`planUpsell.${term}Text`, { most })}</dd>
          </div>
        ))}
      </dl>
      <dl className="wsk-WinePlanUpsell-figures">
        <Figure name={text('planUpsell.price')} amount={price} />
        <Figure name={text('planUpsell.saving')} amount={-saving} />
        <Figure name={text(needsConsent ? 'planUpsell.toPay' : 'planUpsell.reduced')} amount={toPay} isLast />
      </dl>
      {needsConsent ? <FuturePaymentsConsent of="winePlan" {...consent} /> : null}
      {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
      <div className="wsk-Actions" data-narrow="across">
        <ActionButton
          type="submit"
          action={action}
          label={text('planUpsell.accept')}
          busyLabel={text('planUpsell.accepting')}
        />
        <Button variant="line" onClick={() => (action.status === 'busy' ? undefined : onDecline())}>
          {text('planUpsell.decline')}
        </Button>
      </div>
    </Form>
  );
}

function Figure({ name, amount, isLast = false }: { name: string; amount: number; isLast?: boolean }) {
  return (
    <FigureRow name={name} tone={isLast ? 'total' : undefined}>
      <Amount amount={amount} size={isLast ? 'total' : 'row'} />
    </FigureRow>
  );
}
