import { type ReactNode, useId, useRef } from 'react';
import type { Cart, LineItem } from '../../model/basket.js';
import { type Action, idle, type Load } from '../../model/load.js';
import { isSubscriptionLine } from '../../rules/basket.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useScope } from '../../ui/scope.js';
import { CartLine, type CartLineProps } from './CartLine.js';
import { CartPageSkeleton } from './CartPageSkeleton.js';
import { CartSummary } from './CartSummary.js';
import { lineKey } from './cartLines.js';
import { useCartPageFocus } from './useCartPageFocus.js';

/** What the cart page shows, and what it reports beside its lines. */
export interface CartPageProps extends Pick<CartLineProps, 'onQuantityChange' | 'onRemove'> {
  /** The basket; an empty one shows the empty state. */
  readonly cart: Load<Cart>;
  /** Actions of lines, by `lineKey`. */
  readonly actions?: Readonly<Record<string, Action>>;
  /** The `lineKey` of lines whose action is their removal. */
  readonly removing?: readonly string[];
  /** A sentence above lines that may be out of date, with a retry. */
  readonly notice?: string | undefined;
  /** The basket is being refetched. */
  readonly updating?: boolean;
  /** Announcement of the last change, for assistive technology. */
  readonly announcement?: string | undefined;
  /** Called to fetch the basket again after it failed to load or to refresh. */
  readonly onRetry: () => void;
}

/** Cart page: lines, with plans and memberships in a group of their own, and totals (BSKT-011, BSKT-081). When the
 * focused element is removed, the next line or the heading takes the focus. */
export function CartPage({ cart, announcement, ...props }: CartPageProps) {
  const { text, href } = useScope();
  const root = useRef<HTMLDivElement>(null);
  const { removing = [], updating = false } = props;
  const lines = cart.status === 'ready' ? inOrder(cart.data) : [];
  const retried = useCartPageFocus({
    root,
    keys: lines.map(lineKey),
    removing,
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

/** As the page shows them: plans and memberships last. */
const inOrder = ({ lineItems }: Cart): readonly LineItem[] => [
  ...lineItems.filter((line) => !isSubscriptionLine(line)),
  ...lineItems.filter(isSubscriptionLine),
];

/** Bottles, or pieces of whatever else when there are none. */
function useCount({ numBottles, lineItems }: Cart): string {
  const { text } = useScope();
  if (numBottles > 0) return text.counted('basket.bottles', numBottles);
  return text.counted(
    'basket.items',
    lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
  );
}

function FullCart({
  cart,
  notice,
  updating = false,
  onRetry,
  ...acting
}: Omit<CartPageProps, 'cart' | 'announcement'> & { cart: Cart }) {
  const { text, href } = useScope();
  const count = useCount(cart);
  const plans = cart.lineItems.filter(isSubscriptionLine);
  const items = cart.lineItems.filter((line) => !isSubscriptionLine(line));
  return (
    <div className="wsk-CartPage-columns" aria-busy={updating}>
      <div className="wsk-CartPage-main">
        <Title>{updating ? text('basket.updating') : count}</Title>
        {notice ? <Failure message={notice} onRetry={onRetry} /> : null}
        {items.length > 0 ? <Lines title={text('basket.subtotal')} lines={items} {...acting} /> : null}
        {plans.length > 0 ? <Lines title={text('basket.subscriptions')} titleShown lines={plans} {...acting} /> : null}
      </div>
      <div className="wsk-CartPage-summary">
        <CartSummary cart={cart} checkoutHref={href('checkout')} />
      </div>
    </div>
  );
}

interface LinesProps extends Pick<CartPageProps, 'actions' | 'removing' | 'onQuantityChange' | 'onRemove'> {
  readonly title: string;
  readonly titleShown?: boolean;
  readonly lines: readonly LineItem[];
}

function Lines({ title, titleShown = false, lines, actions = {}, removing = [], ...on }: LinesProps) {
  const titleId = useId();
  return (
    <section className="wsk-CartPage-section" aria-labelledby={titleId}>
      <h2 className={titleShown ? 'wsk-Heading' : 'wsk-VisuallyHidden'} data-level="3" id={titleId}>
        {title}
      </h2>
      <ul className="wsk-CartPage-lines">
        {lines.map((line) => {
          const key = lineKey(line);
          return (
            <li className="wsk-CartPage-line" key={key}>
              <CartLine line={line} action={actions[key] ?? idle} removing={removing.includes(key)} {...on} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The page's heading, and the item count, announced when it changes. */
function Title({ children }: { children?: ReactNode }) {
  const { text } = useScope();
  return (
    <div className="wsk-CartPage-title">
      <h1 className="wsk-Heading" data-level="title" tabIndex={-1}>
        {text('basket.title')}
      </h1>
      <p className="wsk-CartPage-count" role="status">
        {children}
      </p>
    </div>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { text } = useScope();
  return (
    <RetryNotice title={message} onRetry={onRetry}>
      {text('failure.reassurance')}
    </RetryNotice>
  );
}
