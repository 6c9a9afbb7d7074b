import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { paymentWords } from '../../brands/words/payment.js';
import { ApiError } from '../../model/error.js';
import { ready } from '../../model/load.js';
import type { CardAuthentication, Order } from '../../model/order.js';
import { acceptance, rejection } from '../../rules/amendment.js';
import { type PaymentPlan, paymentsToSend, plannedPayments } from '../../rules/paymentPlan.js';
import type { AmendChoice } from '../../screens/checkout/AmendOffer.js';
import { OrderAmendPage } from '../../screens/checkout/OrderAmendPage.js';
import { useScope, useText } from '../../ui/scope.js';
import { orderCalls } from '../accountCalls.js';
import { checkoutCalls, offerCalls } from '../calls.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useAction } from '../useAction.js';
import { useLoad } from '../useLoad.js';
import { usePageTitle } from '../usePageTitle.js';
import { useProducts } from '../useProducts.js';
import { PaymentStepContainer } from './PaymentStepContainer.js';
import { usePaymentPlan } from './usePaymentPlan.js';

export interface OrderAmendPageContainerProps {
  /** Id of the order, as the address has it. */
  readonly orderId: string;
  /** What the shopper brings back from a provider's page on which they have paid. */
  readonly token?: string | undefined;
}

/** Connects the page of a placed order that is changed: offers are answered, and it is paid another way (CHKT-076 to
 * CHKT-082). */
export function OrderAmendPageContainer({ orderId, token }: OrderAmendPageContainerProps) {
  const { client, leave } = useServices();
  const { site, href } = useScope();
  const text = useText(paymentWords);
  const queries = useQueryClient();
  const { action, run } = useAction();
  const payingBack = useAction();
  const { plan } = usePaymentPlan(orderId);
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

  const accept = ({ offers: chosen, hasConsent }: AmendChoice) =>
    run(async () => {
      const items = chosen.map((offer) => ({ offer, quantity: 1 }));
      await client.call(orderCalls.amendAndCommitOrder, { body: acceptance(orderId, items, hasConsent) });
      await refresh();
      setDone('accepted');
    });

  const reject = () =>
    run(async () => {
      await client.call(orderCalls.amendAndCommitOrder, { body: rejection(orderId) });
      await refresh();
      setDone('rejected');
    });

  /** @throws ApiError when the payment is refused: the order is paid as before */
  async function pay(placed: Order, by: PaymentPlan, card?: CardAuthentication): Promise<void> {
    const payments = plannedPayments(
      by,
      card ? { ...placed, paymentDetails: [{ type: by.mode, amount: 0, cardId: card.cardId }] } : placed,
      site.money,
    );
    if (!payments) return;
    const returnUrl = href('orderAmend', { query: { orderId } });
    const paid = await client.call(orderCalls.updatePaymentAndCommit, {
      body: {
        orderId,
        paymentDetails: paymentsToSend(payments),
        ...(by.mode === 'paypal' && { webRedirectDetails: { returnUrl, ...(token !== undefined && { token }) } }),
      },
    });
    if ('redirectUrl' in paid) return leave(paid.redirectUrl);
    await refresh();
    setIsChanging(false);
    setDone('paid');
  }

  const isBack = token !== undefined && order !== undefined && plan.mode === 'paypal';
  const payBack = () => {
    if (order) payingBack.run(() => pay(order, plan));
  };
  const latest = useRef(payBack);
  useEffect(() => {
    latest.current = payBack;
  });
  // Once: what the provider gave is good for one payment.
  useEffect(() => {
    if (isBack) latest.current();
  }, [isBack]);

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
