'use client';

import { type ReactNode, useRef } from 'react';
import { countInWords } from '../../blocks/countInWords.js';
import { basketWords } from '../../brands/words/basket.js';
import { cartWords } from '../../brands/words/cart.js';
import { failureWords } from '../../brands/words/failure.js';
import type { Cart, LineItem } from '../../model/basket.js';
import type { Action, Load } from '../../model/load.js';
import { basketCount, lineKey, linesWith } from '../../rules/basket/basketCount.js';
import { isSubscriptionLine } from '../../rules/common/basket.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import type { CartLineProps } from './CartLine.js';
import { CartPageLines } from './CartPageLines.js';
import { CartPageSkeleton } from './CartPageSkeleton.js';
import { CartSummary } from './CartSummary.js';
import { CaseMeter } from './CaseMeter.js';
import { useCartPageFocus } from './useCartPageFocus.js';

/** Data and callbacks of the cart page, apart from those of its lines. */
export interface CartPageProps
  extends Pick<CartLineProps, 'onQuantityChange' | 'onRemove' | 'onShowCase' | 'onMoveToFavourites' | 'onSwapGift'> {
  /** The basket; an empty one shows the empty state. */
  readonly cart: Load<Cart>;
  /** State of the actions on lines, by `lineKey`. */
  readonly actions?: Readonly<Record<string, Action>>;
  /** Lines being removed or moved, by `lineKey`. */
  readonly leaving?: Readonly<Record<string, NonNullable<CartLineProps['leaving']>>>;
  /** Pending quantities by `lineKey`, with 0 for a line being removed. They count immediately, until they succeed or
   * are refused. Only the shop updates prices. */
  readonly wanted?: Readonly<Record<string, number>>;
  /** Amount the bottles in the basket would save from twelve bottles on, if known; null while it is fetched. */
  readonly volumeSaving?: number | null | undefined;
  /** Field for a voucher code, in the panel of the totals. */
  readonly coupon?: ReactNode;
  /** Later payments that the basket entails, shown below the panel of the totals. */
  readonly futurePayments?: ReactNode;
  /** Message above lines that may be out of date, with a retry. */
  readonly notice?: string | undefined;
  /** Whether the basket is being refetched. */
  readonly updating?: boolean;
  /** Last change, announced to assistive technology. */
  readonly announcement?: string | undefined;
  /** Called to fetch the basket again after it failed to load or to refresh. */
  readonly onRetry: () => void;
}

/** Cart page: lines, with plans and memberships in a separate group, and totals (BSKT-011, BSKT-081). When the focused
 * element is removed, the next line or the heading receives the focus. */
export function CartPage({ cart, announcement, ...props }: CartPageProps) {
  const href = useHref();
  const text = useText(basketWords, cartWords);
  const root = useRef<HTMLDivElement>(null);
  const { leaving = nothing, updating = false } = props;
  const lines = cart.status === 'ready' ? inOrder(cart.data) : [];
  const retried = useCartPageFocus({
    root,
    keys: lines.map(lineKey),
    leaving: Object.keys(leaving),
    reading: cart.status === 'loading' || updating,
  });
  const rest = {
    ...props,
    onRetry: () => {
      retried();
      props.onRetry();
    },
  };
  return (
    <div ref={root} className="wsk-Container wsk-CartPage" data-component="CartPage" data-status={cart.status}>
      <p className="wsk-VisuallyHidden" role="status">
        {announcement}
      </p>
      {cart.status === 'loading' ? (
        <CartPageSkeleton />
      ) : cart.status === 'failed' ? (
        <>
          <Title />
          <Failure message={cart.message} onRetry={rest.onRetry} />
        </>
      ) : cart.data.lineItems.length > 0 ? (
        <FullCart cart={cart.data} {...rest} />
      ) : (
        <>
          <Title />
          {rest.notice ? <Failure message={rest.notice} onRetry={rest.onRetry} /> : null}
          <EmptyState
            title={text('basket.emptyTitle')}
            action={<ButtonLink href={href('home')}>{text('basket.emptyAction')}</ButtonLink>}
          >
            {text('basket.emptyText')}
          </EmptyState>
        </>
      )}
    </div>
  );
}

/** Returns the lines in the order of the page: plans and memberships last. */
const inOrder = ({ lineItems }: Cart): readonly LineItem[] => [
  ...lineItems.filter((line) => !isSubscriptionLine(line)),
  ...lineItems.filter(isSubscriptionLine),
];

const nothing: Readonly<Record<string, never>> = {};

function FullCart({
  cart,
  notice,
  updating = false,
  wanted = nothing,
  volumeSaving,
  coupon,
  futurePayments,
  onRetry,
  ...acting
}: Omit<CartPageProps, 'cart' | 'announcement'> & { cart: Cart }) {
  const href = useHref();
  const text = useText(basketWords, cartWords);
  const count = basketCount(linesWith(cart.lineItems, wanted));
  const isWaiting = updating && Object.keys(wanted).length === 0;
  const plans = cart.lineItems.filter(isSubscriptionLine);
  const items = cart.lineItems.filter((line) => !isSubscriptionLine(line));
  return (
    <div className="wsk-Columns" aria-busy={updating}>
      <div className="wsk-CartPage-main">
        <Title>{isWaiting ? text('basket.updating') : countInWords(count, text)}</Title>
        {notice ? <Failure message={notice} onRetry={onRetry} /> : null}
        {items.length > 0 ? <CartPageLines title={text('basket.subtotal')} lines={items} {...acting} /> : null}
        {plans.length > 0 ? (
          <CartPageLines title={text('basket.subscriptions')} titleShown lines={plans} {...acting} />
        ) : null}
        <CaseMeter bottles={count.bottles} saving={volumeSaving} />
      </div>
      <div className="wsk-CartPage-summary">
        <CartSummary cart={cart} checkoutHref={href('checkout')}>
          {coupon}
        </CartSummary>
        {futurePayments}
      </div>
    </div>
  );
}

/** Heading of the page and the item count. */
function Title({ children }: { children?: ReactNode }) {
  const text = useText(basketWords, cartWords);
  return (
    <div className="wsk-SpreadRow wsk-CartPage-title">
      <h1 className="wsk-Heading" data-level="title" tabIndex={-1}>
        {text('basket.title')}
      </h1>
      <p className="wsk-CartPage-count">{children}</p>
    </div>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const text = useText(cartWords, failureWords);
  return (
    <RetryNotice title={message} onRetry={onRetry}>
      {text('failure.reassurance')}
    </RetryNotice>
  );
}
