'use client';

import { type ReactNode, useId } from 'react';
import { useDeliveryTime } from '../../blocks/useDeliveryTime.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { Order } from '../../model/order.js';
import { addressLines } from '../../rules/common/address.js';
import { isVoucher } from '../../rules/common/isVoucher.js';
import { useScope, useText } from '../../ui/scope.js';
import { usePaymentName } from './usePaymentName.js';

/** The order whose details are shown. */
export interface ConfirmationPageDetailsProps {
  /** The placed order. */
  readonly order: Order;
}

/** Delivery and payment of a placed order, part by part (CHKT-090). */
export function ConfirmationPageDetails({ order }: ConfirmationPageDetailsProps) {
  const { site } = useScope();
  const text = useText(checkoutWords);
  const deliveryTime = useDeliveryTime();
  const paymentName = usePaymentName();
  const titleId = useId();
  const { address, shippingMethod } = order.shippingDetails;
  // Vouchers and gift cards are in the summary, with their amounts.
  const payments = order.paymentDetails.filter((payment) => !isVoucher(payment));
  return (
    <section className="wsk-ConfirmationPageDetails" aria-labelledby={titleId}>
      <h2 className="wsk-Heading" data-level="3" id={titleId}>
        {text('confirmation.details')}
      </h2>
      <dl className="wsk-ConfirmationPageDetails-parts">
        {address ? <Part name={text('review.delivery')} lines={addressLines(address.shippingAddress, site)} /> : null}
        {shippingMethod ? (
          <Part name={text('review.method')} lines={[shippingMethod.name, deliveryTime(order.shippingDetails)]} />
        ) : null}
        {payments.length > 0 ? <Part name={text('review.payment')} lines={payments.map(paymentName)} /> : null}
      </dl>
    </section>
  );
}

function Part({ name, lines }: { name: string; lines: readonly ReactNode[] }) {
  return (
    <div className="wsk-ConfirmationPageDetails-part">
      <dt className="wsk-ConfirmationPageDetails-name">{name}</dt>
      <dd className="wsk-ConfirmationPageDetails-lines">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text.
          <span key={index}>{line}</span>
        ))}
      </dd>
    </div>
  );
}
