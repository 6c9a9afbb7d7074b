'use client';

import type { ReactNode } from 'react';
import { AccountFacts } from '../../../blocks/AccountPage.js';
import { AddressLines } from '../../../blocks/AddressLines.js';
import { shellWords } from '../../../brands/words/shell.js';
import type { Load } from '../../../model/load.js';
import type { ShippingMethod } from '../../../model/order.js';
import type { PlanAddress, PlanPaymentMethod, WinePlan } from '../../../model/plan.js';
import { logoOfCard } from '../../../rules/checkout/paymentLogos.js';
import { addressLines } from '../../../rules/common/address.js';
import { formatPrice } from '../../../rules/common/money.js';
import { Link } from '../../../ui/Link.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useScope, useText } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';
import { usePlanTexts } from '../usePlanTexts.js';

/** Delivery and payment of a plan. */
export interface PlanDetails {
  /** The current delivery method. */
  readonly method: ShippingMethod | undefined;
  /** The delivery address; undefined if none is chosen. */
  readonly address: PlanAddress | undefined;
  /** The current way to pay; undefined if none is chosen. */
  readonly payment: PlanPaymentMethod | undefined;
}

interface WinePlanPageDetailsProps {
  readonly plan: WinePlan;
  readonly details: Load<PlanDetails>;
  /** Whether the plan can be changed; if so, each fact has a link to change it. */
  readonly canChange: boolean;
  readonly onRetry: () => void;
}

/** What a plan sends, how often, where to and how it is paid for, each with a link to change it. */
export function WinePlanPageDetails({ plan, details, canChange, onRetry }: WinePlanPageDetailsProps) {
  const { site } = useScope();
  const href = useHref();
  const { text, caseTypeOf } = usePlanTexts();
  const methodOf = (method: ShippingMethod | undefined) =>
    method && method.price > 0
      ? text('winePlan.methodAt', { method: method.name, price: formatPrice(method.price, site) })
      : method?.name;
  const paymentOf = usePaymentName();
  const params = { subscriptionId: plan.subscriptionId };
  const of = (fact: (loaded: PlanDetails) => ReactNode) =>
    details.status === 'ready' ? fact(details.data) : details.status === 'loading' ? <Skeleton shape="line" /> : null;
  const withChange = (value: ReactNode, to: string, label: string) => (
    <div className="wsk-WinePlanPage-fact">
      <div className="wsk-WinePlanPage-value">{value}</div>
      {canChange ? (
        <span className="wsk-WinePlanPage-change">
          <Link place="alone" href={to}>
            {label}
          </Link>
        </span>
      ) : null}
    </div>
  );
  return (
    <>
      <p className="wsk-VisuallyHidden" role="status">
        {details.status === 'loading' ? text('winePlan.detailsLoading') : null}
      </p>
      {details.status === 'failed' ? <RetryNotice title={details.message} onRetry={onRetry} /> : null}
      <AccountFacts
        facts={[
          [
            text('winePlan.case'),
            withChange(
              `${caseTypeOf(plan.caseType)}, ${text.counted('winePlans.bottles', plan.bottleCount)}`,
              href('winePlanChange', { params }),
              text('winePlan.changePlan'),
            ),
          ],
          [text('winePlan.frequency'), text.counted('winePlans.weeks', plan.frequency)],
          [
            text('winePlan.delivery'),
            withChange(
              of(({ method }) => methodOf(method) ?? plan.deliveryMethod),
              href('winePlanDelivery', { params }),
              text('winePlan.changeDelivery'),
            ),
          ],
          [
            text('winePlan.address'),
            withChange(
              of(({ address }) =>
                address ? (
                  <AddressLines lines={addressLines(address.shippingAddress, site)} />
                ) : (
                  text('winePlan.addressMissing')
                ),
              ),
              href('winePlanAddress', { params }),
              text('winePlan.changeAddress'),
            ),
          ],
          [
            text('winePlan.payment'),
            withChange(
              of(({ payment }) => (payment ? paymentOf(payment) : text('winePlan.paymentMissing'))),
              href('winePlanPayment', { params }),
              text('winePlan.changePayment'),
            ),
          ],
        ]}
      />
    </>
  );
}

function usePaymentName(): (payment: PlanPaymentMethod) => string {
  const { text } = usePlanTexts();
  const logoText = useText(shellWords);
  const methodName = (code: string) => {
    const logo = code === 'paypal' ? code : logoOfCard(code);
    return logo ? logoText(`payment.logo.${logo}`) : code;
  };
  return ({ card, paymentMode }) =>
    card
      ? text('winePlan.card', { card: methodName(card.cardType), lastFour: card.cardNumber.slice(-4) })
      : methodName(paymentMode);
}
