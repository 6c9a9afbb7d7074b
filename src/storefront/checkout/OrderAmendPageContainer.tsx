'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentWords } from '../../brands/words/payment.js';
import { ApiError } from '../../model/error.js';
import { ready } from '../../model/load.js';
import type { CardAuthentication, Order } from '../../model/order.js';
import { changeIdOf, changeSince, digestOfOrder } from '../../rules/checkout/paymentMark.js';
import { emptyPlan, type PaymentPlan, paymentsToSend, plannedPayments } from '../../rules/checkout/paymentPlan.js';
import { acceptance, rejection, rejectionKey } from '../../rules/upsells/amendment.js';
import type { AmendChoice } from '../../screens/checkout/AmendOffer.js';
import { OrderAmendPage } from '../../screens/checkout/OrderAmendPage.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { orderCalls } from '../shop/accountCalls.js';
import { checkoutCalls, offerCalls } from '../shop/calls.js';
import { useProducts } from '../shop/useProducts.js';
import { PaymentStepContainer } from './PaymentStepContainer.js';
import { usePayment, usePaymentFailureText } from './usePayment.js';
import { usePaymentPlan } from './usePaymentPlan.js';
import { useWhen } from './useWhen.js';

export interface OrderAmendPageContainerProps {
  /** Id of the order, from the address. */
  readonly orderId: string;
  /** The token with which the shopper returned from a provider's page after paying. */
  readonly token?: string | undefined;
}

/** Connects the page on which a placed order is changed: the shopper accepts or rejects offers, or pays another way
 * (CHKT-076 to CHKT-082). */
export function OrderAmendPageContainer({ orderId, token }: OrderAmendPageContainerProps) {
  const { client } = useServices();
  const { site } = useScope();
  const href = useHref();
  const text = useText(paymentWords);
  const queries = useQueryClient();
  const failureText = usePaymentFailureText();
  const { action, run } = useAction({ failureText });
  const payingBack = useAction({ failureText });
  const asking = useAction({ failureText });
  const { plan, setPlan } = usePaymentPlan(orderId);
  const [isChanging, setIsChanging] = useState(false);
  const [done, setDone] = useState<'accepted' | 'rejected' | 'paid'>();
  usePageTitle(text('amend.title'));
  const orderKey = queryKey('getOrder', orderId);
  const offersKey = queryKey('getOrderUpsellOffers', orderId);
  const { load, retry } = useLoad({
    queryKey: orderKey,
    queryFn: async ({ signal }) => {
      try {
        return { order: await client.call(checkoutCalls.getOrder, { query: { orderId } }, { signal }) };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { order: undefined };
        throw error;
      }
    },
  });
  const order = load.status === 'ready' ? load.data.order : undefined;
  const offers = useLoad({
    queryKey: offersKey,
    queryFn: async ({ signal }) =>
      (await client.call(offerCalls.getOrderUpsellOffers, { params: { orderId } }, { signal })).UpsellOffers,
    enabled: order !== undefined,
  });
  const { offerItems = [], availableSpaces = 0 } = offers.load.status === 'ready' ? offers.load.data : {};
  const { products, retry: retryProducts } = useProducts(offerItems.map(({ itemCode }) => itemCode));

  async function refresh(): Promise<void> {
    await Promise.all([orderKey, offersKey].map((key) => queries.refetchQueries({ queryKey: key })));
  }

  const payment = usePayment<'accepted' | 'paid'>({
    id: changeIdOf(orderId),
    ends: 'changed',
    before: order && digestOfOrder(order),
    async look({ before = '' }) {
      await queries.refetchQueries({ queryKey: orderKey }, { throwOnError: true });
      const now = queries.getQueryData<{ readonly order: Order | undefined }>(orderKey)?.order;
      return now ? changeSince(before, now) : 'notDue';
    },
    async onPaid(change) {
      // The plan is cleared: the provider's token was for this payment only, and a reload would otherwise find it
      // again.
      setPlan(emptyPlan(orderId));
      await refresh();
      setIsChanging(false);
      setDone(change);
    },
  });
  const ask = () => asking.run(payment.settle);
  useWhen(payment.isPending, ask);

  const accept = ({ offers: chosen }: AmendChoice) =>
    run(() =>
      payment.pay(async (idempotencyKey) => {
        const items = chosen.map((offer) => ({ offer, quantity: 1 }));
        const body = acceptance(orderId, items);
        await client.call(orderCalls.amendAndCommitOrder, { body }, { idempotencyKey });
        return 'accepted';
      }),
    );

  const reject = () =>
    run(async () => {
      const body = rejection(orderId);
      await client.call(orderCalls.amendAndCommitOrder, { body }, { idempotencyKey: rejectionKey(orderId) });
      await refresh();
      setDone('rejected');
    });

  /** @throws ApiError when the payment is refused; the order keeps its previous payment */
  async function pay(placed: Order, by: PaymentPlan, card?: CardAuthentication): Promise<void> {
    const payments = plannedPayments(
      by,
      card ? { ...placed, paymentDetails: [{ type: by.mode, amount: 0, cardId: card.cardId }] } : placed,
      site.money,
    );
    if (!payments) return;
    const returnUrl = href('orderAmend', { query: { orderId } });
    const body = {
      orderId,
      paymentDetails: paymentsToSend(payments),
      ...(by.mode === 'paypal' && { webRedirectDetails: { returnUrl, ...(token !== undefined && { token }) } }),
    };
    await payment.pay(async (idempotencyKey) => {
      const paid = await client.call(orderCalls.updatePaymentAndCommit, { body }, { idempotencyKey });
      return 'redirectUrl' in paid ? paid : 'paid';
    });
  }

  const isBack = token !== undefined && order !== undefined && plan.mode === 'paypal';
  const payBack = () => {
    if (order) payingBack.run(() => pay(order, plan));
  };
  // Runs only once, since the provider's token is valid for one payment.
  useWhen(isBack, payBack);

  return (
    <OrderAmendPage
      order={load.status === 'ready' ? ready(order) : load}
      offers={
        offers.load.status !== 'ready'
          ? offers.load
          : products.status !== 'ready'
            ? products
            : ready(
                offerItems.flatMap((offer) => {
                  const product = products.data.find(({ itemCode }) => itemCode === offer.itemCode);
                  return product ? [{ offer, product }] : [];
                }),
              )
      }
      spaces={availableSpaces}
      action={action}
      done={done}
      pending={payment.isPending && !payment.isPaying ? { action: asking.action, onAsk: ask } : undefined}
      isNotTaken={payment.isNotTaken}
      problem={payingBack.action.status === 'failed' ? payingBack.action.message : undefined}
      payment={
        isChanging && order ? (
          <PaymentStepContainer
            order={order}
            isChanging
            onReady={({ plan: chosen, card }) => pay(order, chosen, card)}
          />
        ) : undefined
      }
      onAccept={accept}
      onReject={reject}
      onPayment={(choice) => {
        setDone(undefined);
        setIsChanging(choice.isChanging);
      }}
      onRetry={() =>
        load.status === 'failed' ? retry() : offers.load.status === 'failed' ? offers.retry() : retryProducts()
      }
    />
  );
}
