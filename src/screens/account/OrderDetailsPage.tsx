'use client';

import { AccountFacts, AccountPage } from '../../blocks/AccountPage.js';
import { AddressLines } from '../../blocks/AddressLines.js';
import { Amount } from '../../blocks/Amount.js';
import { OrderSummary } from '../../blocks/OrderSummary.js';
import { useDeliveryTime } from '../../blocks/useDeliveryTime.js';
import { ordersWords } from '../../brands/words/orders.js';
import { shellWords } from '../../brands/words/shell.js';
import type { Action, Load } from '../../model/load.js';
import type { Order, OrderPayment } from '../../model/order.js';
import type { OrderAgain } from '../../rules/account/orderHistory.js';
import { logoOfCard } from '../../rules/checkout/paymentLogos.js';
import { addressLines } from '../../rules/common/address.js';
import { writtenDay } from '../../rules/common/days.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Link } from '../../ui/Link.js';
import { Notice } from '../../ui/Notice.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** A past order, and the callbacks of the page. */
export interface OrderDetailsPageProps {
  /** The order. */
  readonly order: Load<Order>;
  /** Id of the order, from the address. */
  readonly orderId: string;
  /** Day of the order, dd/mm/yyyy; unset if unknown. */
  readonly placedOnAsString?: string | undefined;
  /** Whether items may be added to the order, or its payment changed: on the day it was placed. */
  readonly canChange?: boolean;
  /** State of adding the order's items to the basket. */
  readonly again: Action;
  /** Items that could not be ordered again in the last attempt. */
  readonly missing?: Pick<OrderAgain, 'gone' | 'low'> | undefined;
  /** Called when the customer orders the same items again. */
  readonly onAgain: (request: { readonly order: Order }) => void;
  /** Called when the customer prints the page. */
  readonly onPrint: () => void;
  /** Called to fetch the order again after it failed to load. */
  readonly onRetry: () => void;
}

/** Page with one past order: items, prices, delivery, payments and adjustments (ACCT-046, ACCT-047). It can be printed
 * or ordered again, and on its day it leads to the page that changes it (CHKT-076, CHKT-078). */
export function OrderDetailsPage({
  order,
  orderId,
  placedOnAsString,
  canChange = false,
  ...page
}: OrderDetailsPageProps) {
  const { site } = useScope();
  const href = useHref();
  const text = useText(ordersWords);
  const { again, missing, onAgain, onPrint, onRetry } = page;
  return (
    <AccountPage
      component="OrderDetailsPage"
      title={text('orderDetails.title', { id: orderId })}
      {...(placedOnAsString && { lead: text('orderDetails.placed', { date: writtenDay(placedOnAsString, site) }) })}
      load={order}
      loadingText={text('orderDetails.loading')}
      tools={
        order.status === 'ready' ? (
          <>
            <ActionButton
              action={again}
              label={text('orderDetails.again')}
              busyLabel={text('orderDetails.adding')}
              doneLabel={text('orderDetails.added')}
              onClick={() => onAgain({ order: order.data })}
            />
            {canChange ? (
              <ButtonLink variant="line" href={href('orderAmend', { query: { orderId } })}>
                {text('orderDetails.change')}
              </ButtonLink>
            ) : null}
            <Button variant="line" onClick={() => onPrint()}>
              {text('orderDetails.print')}
            </Button>
          </>
        ) : null
      }
      onRetry={onRetry}
    >
      {(placed) => (
        <>
          {again.status === 'failed' ? <Notice tone="failed" title={again.message} /> : null}
          {missing ? <Missing {...missing} /> : null}
          <div className="wsk-OrderDetailsPage-columns">
            <Facts order={placed} />
            <OrderSummary order={placed} />
          </div>
          <Link place="alone" href={href('orderHistory')}>
            {text('orderDetails.back')}
          </Link>
        </>
      )}
    </AccountPage>
  );
}

function Missing({ gone, low }: Pick<OrderAgain, 'gone' | 'low'>) {
  const text = useText(ordersWords);
  if (gone.length + low.length === 0) return null;
  return (
    <Notice tone="info" live title={text('orderDetails.partly')}>
      {[
        ...gone.map((name) => text('orderDetails.gone', { name })),
        ...low.map(({ name, left }) => text('orderDetails.low', { name, left })),
      ].join(' ')}
    </Notice>
  );
}

function Facts({ order }: { order: Order }) {
  const { site } = useScope();
  const text = useText(ordersWords);
  const deliveryTime = useDeliveryTime();
  const { address, shippingMethod } = order.shippingDetails;
  const messages = order.giftDetails?.giftMessages ?? [];
  return (
    <AccountFacts
      facts={[
        ...(address
          ? [
              [
                text('orderDetails.delivery'),
                <AddressLines key="address" lines={addressLines(address.shippingAddress, site)} />,
              ] as const,
            ]
          : []),
        ...(shippingMethod
          ? [
              [
                text('orderDetails.method'),
                <Lines key="method" lines={[shippingMethod.name, deliveryTime(order.shippingDetails) ?? '']} />,
              ] as const,
            ]
          : []),
        ...(order.paymentDetails.length > 0
          ? [[text('orderDetails.payment'), <Payments key="payment" payments={order.paymentDetails} />] as const]
          : []),
        ...(order.adjustments.length > 0
          ? [
              [
                text('orderDetails.offers'),
                <ul key="offers" className="wsk-OrderDetailsPage-lines">
                  {order.adjustments.map(({ promotionName, adjustmentAmount }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an offer may apply twice.
                    <li key={index} className="wsk-OrderDetailsPage-line">
                      {promotionName} <Amount amount={-Math.abs(adjustmentAmount)} />
                    </li>
                  ))}
                </ul>,
              ] as const,
            ]
          : []),
        ...(messages.length > 0 ? [[text('orderDetails.gift'), <Lines key="gift" lines={messages} />] as const] : []),
        ...(order.emailId ? [[text('orderDetails.email'), order.emailId] as const] : []),
      ]}
    />
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike.
    <span key={index} className="wsk-OrderDetailsPage-line">
      {line}
    </span>
  ));

function Payments({ payments }: { payments: readonly OrderPayment[] }) {
  const text = useText(ordersWords, shellWords);
  const nameOf = ({ type, cardType = '', lastFour, voucherCode, serialId }: OrderPayment): string => {
    if (voucherCode) return text('orderDetails.voucher', { code: voucherCode });
    if (serialId) return text('orderDetails.giftCard', { lastFour: serialId.slice(-4) });
    const logo = logoOfCard(cardType);
    return lastFour
      ? text('orderDetails.card', { card: logo ? text(`payment.logo.${logo}`) : cardType, lastFour })
      : type;
  };
  return (
    <ul className="wsk-OrderDetailsPage-lines">
      {payments.map((payment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike.
        <li key={index} className="wsk-OrderDetailsPage-payment">
          <span className="wsk-OrderDetailsPage-paymentName">{nameOf(payment)}</span> <Amount amount={payment.amount} />
        </li>
      ))}
    </ul>
  );
}
