'use client';

import { type ReactNode, useId } from 'react';
import { Amount } from '../../blocks/Amount.js';
import { countInWords } from '../../blocks/countInWords.js';
import { basketWords } from '../../brands/words/basket.js';
import type { KeyOf, Text } from '../../brands/words.js';
import type { Cart } from '../../model/basket.js';
import type { Load } from '../../model/load.js';
import type { Site } from '../../model/site.js';
import { basketCount, boughtCount } from '../../rules/basket/basketCount.js';
import { cartFigures, goodsTotal } from '../../rules/common/basket.js';
import { formatPrice } from '../../rules/common/money.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { basket } from '../../ui/icons.js';
import { Popover } from '../../ui/Popover.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** What the header's basket shows, and its callbacks. */
export interface HeaderBasketProps {
  /** The basket whose count and total are shown. */
  readonly cart: Load<Cart>;
  /** Hides the control, its popup and the checkout link, as on the cart page (NAV-009, NAV-010). */
  readonly hidden?: boolean;
  /** Whether the popup is open. */
  readonly open: boolean;
  /** Called when the shopper opens or closes the popup; the caller sets `open`. */
  readonly onOpenChange: (change: { readonly open: boolean }) => void;
  /** Content of the popup. */
  readonly popup: ReactNode;
  /** The confirmation of the last addition, while it is shown. */
  readonly confirmation?: ReactNode;
}

/** The header's basket: the number of items and their total, a popup, and the checkout link. While the basket is loading
 * or empty, a disabled button stands in place of the link, so that nothing moves at the first add (NAV-007 to NAV-010).
 * A basket that could not be loaded keeps the link: the checkout loads it again. */
export function HeaderBasket({ cart, hidden = false, open, onOpenChange, popup, confirmation }: HeaderBasketProps) {
  const { site } = useScope();
  const text = useText(basketWords);
  const href = useHref();
  const popupId = useId();
  if (hidden) return null;
  const { name, total, count } = summaryOf(cart, site, text);
  return (
    <div className="wsk-HeaderBasket" data-component="HeaderBasket" data-status={cart.status}>
      <button className="wsk-HeaderBasket-open" type="button" popoverTarget={popupId}>
        <Icon drawing={basket} size={26} />
        <span className="wsk-VisuallyHidden">{name} </span>
        <span className="wsk-HeaderBasket-total" aria-hidden="true" data-unit={site.money}>
          {total === undefined ? null : <Amount amount={total} />}
        </span>{' '}
        <span className="wsk-HeaderBasket-count" aria-hidden="true" data-empty={!count || undefined}>
          {count}
        </span>
      </button>
      <span className="wsk-HeaderBasket-checkout">
        {count || cart.status === 'failed' ? (
          <ButtonLink href={href('checkout')} size="small">
            {text('basket.checkout')}
          </ButtonLink>
        ) : (
          <Button size="small" disabled>
            {text('basket.checkout')}
          </Button>
        )}
      </span>
      <div className="wsk-HeaderBasket-confirmation" data-ground="page" role="status">
        {open ? null : confirmation}
      </div>
      <Popover id={popupId} label={text('basket.title')} open={open} onOpenChange={onOpenChange}>
        {popup}
      </Popover>
    </div>
  );
}

/** Returns the visible text and the accessible name of the basket button. */
function summaryOf(cart: Load<Cart>, site: Site, text: Text<KeyOf<typeof basketWords>>) {
  if (cart.status === 'loading') return { name: text('basket.openLoading') };
  if (cart.status === 'failed') return { name: text('basket.unavailable') };
  const counts = basketCount(cart.data.lineItems);
  const count = boughtCount(counts);
  const total = goodsTotal(cartFigures(cart.data, site.money));
  if (cart.data.lineItems.length === 0) return { name: text('basket.openEmpty'), total, count };
  const items = countInWords(counts, text);
  return { name: text('basket.open', { items, total: formatPrice(total, site) }), total, count };
}
