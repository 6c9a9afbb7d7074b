'use client';

import { Children, type ReactNode, useId } from 'react';
import { Amount } from '../../blocks/Amount.js';
import { FigureRow } from '../../blocks/FigureRow.js';
import { SavingFigures } from '../../blocks/SavingFigures.js';
import { basketWords } from '../../brands/words/basket.js';
import { cartWords } from '../../brands/words/cart.js';
import type { Cart } from '../../model/basket.js';
import { cartFigures } from '../../rules/common/basket.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { check, lock } from '../../ui/icons.js';
import { Panel } from '../../ui/Panel.js';
import { useScope, useText } from '../../ui/scope.js';

/** The totals to show, and the link to the checkout. */
export interface CartSummaryProps {
  /** The basket whose totals are shown. */
  readonly cart: Cart;
  /** Address of the checkout. */
  readonly checkoutHref: string;
  /** Content between the totals and the delivery promise, such as the voucher code field. */
  readonly children?: ReactNode;
}

/** Totals of the basket and the checkout link, beside the lines of the cart page. It calculates nothing and leaves out
 * amounts the API does not provide. */
export function CartSummary({ cart, checkoutHref, children }: CartSummaryProps) {
  const { site } = useScope();
  const text = useText(basketWords, cartWords);
  const titleId = useId();
  const { rawSubtotal, savings = 0, shipping, total } = cartFigures(cart, site.money);
  const breakdown = (cart.orderPriceInfo.pricingBreakdown ?? []).map(({ description, amount }) => ({
    name: description,
    amount,
  }));
  const checkout = (
    <>
      <Icon drawing={lock} size={18} />
      {text('basket.goToCheckout')}
    </>
  );
  return (
    <Panel as="section" variant="parts" data-component="CartSummary" aria-labelledby={titleId}>
      <div className="wsk-CartSummary-part">
        <h2 className="wsk-Heading" data-level="3" id={titleId}>
          {text('basket.summary')}
        </h2>
        <dl className="wsk-CartSummary-figures">
          {rawSubtotal === undefined ? null : (
            <FigureRow name={text('basket.subtotal')}>
              <Amount amount={rawSubtotal} />
            </FigureRow>
          )}
          <SavingFigures savings={savings} parts={breakdown} />
          {shipping === undefined ? null : (
            <FigureRow name={text('basket.shipping')}>
              {shipping === 0 ? text('basket.shippingFree') : <Amount amount={shipping} />}
            </FigureRow>
          )}
          <FigureRow name={text('basket.total')} tone="total">
            <Amount amount={total} size="total" />
          </FigureRow>
        </dl>
        {cart.lineItems.length === 0 ? (
          <Button wide disabled>
            {checkout}
          </Button>
        ) : (
          <ButtonLink wide href={checkoutHref}>
            {checkout}
          </ButtonLink>
        )}
      </div>
      {Children.map(children, (part) => (part ? <div className="wsk-CartSummary-part">{part}</div> : null))}
      <div className="wsk-CartSummary-part">
        <p className="wsk-CartSummary-promise">
          <Icon drawing={check} />
          <span className="wsk-CartSummary-promiseText">{text('basket.secure')}</span>
        </p>
      </div>
    </Panel>
  );
}
