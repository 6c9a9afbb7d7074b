'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentWords } from '../../brands/words/payment.js';
import { type Action, failed } from '../../model/load.js';
import type { Order } from '../../model/order.js';
import { changeIdOf, changeSince, digestOfOrder } from '../../rules/checkout/paymentMark.js';
import { cartFigures } from '../../rules/common/basket.js';
import { type AcceptedItem, acceptance, itemsOf, rejection, rejectionKey } from '../../rules/upsells/amendment.js';
import { postPurchaseOffer } from '../../rules/upsells/postPurchase.js';
import { PostPurchaseUpsell } from '../../screens/upsells/PostPurchaseUpsell.js';
import { TopUpOffer } from '../../screens/upsells/TopUpOffer.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { useObserved } from '../base/observable.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useOpenDialog } from '../base/useOpenDialog.js';
import { orderCalls } from '../shop/accountCalls.js';
import { checkoutCalls, offerCalls } from '../shop/calls.js';
import { useAddOffered } from '../shop/useAddOffered.js';
import { isPostUpsellRejected, setPostUpsellRejected } from './postUpsellRejected.js';
import { usePayment, usePaymentFailureText } from './usePayment.js';
import { usePostPurchaseOffer } from './usePostPurchaseOffer.js';
import { useWhen } from './useWhen.js';

export interface PostPurchaseUpsellContainerProps {
  /** Id of the transaction, from the address of the confirmation. */
  readonly transactionId: string;
  /** The order; undefined if it could not be fetched. */
  readonly order: Order | undefined;
}

/** Connects the offer after a purchase: shown once per session, over the confirmation (CHKT-091, UPSL-035 to UPSL-066). */
export function PostPurchaseUpsellContainer({ transactionId, order }: PostPurchaseUpsellContainerProps) {
  const { client, dialog, navigate, reload } = useServices();
  const { site } = useScope();
  const href = useHref();
  const openDialog = useOpenDialog();
  const addOffered = useAddOffered();
  const [isAnswered] = useState(isPostUpsellRejected);
  const [isClosed, setIsClosed] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const text = useText(paymentWords);
  const accepting = useAction({ failureText: usePaymentFailureText() });
  const rejecting = useAction();
  const orderId = order?.id ?? transactionId;
  const { data: offers } = useQuery({
    queryKey: queryKey('getOrderUpsellOffers', orderId),
    queryFn: async ({ signal }) =>
      (await client.call(offerCalls.getOrderUpsellOffers, { params: { orderId } }, { signal })).UpsellOffers,
    enabled: !isAnswered,
  });
  const paymentTypes = order?.paymentDetails.map(({ type }) => type);
  const made = offers && postPurchaseOffer({ transactionId, isAnswered, paymentTypes, offers });
  const offer = usePostPurchaseOffer(made, order && cartFigures(order, site.money).shipping);

  // A dialog that is already open comes first. Dialogs opened from the offer appear above it.
  const isFree = useObserved(dialog) === undefined;
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (offer && isFree) setIsDue(true);
  }, [offer, isFree]);

  function onPaid(): void {
    setPostUpsellRejected();
    reload();
  }
  const payment = usePayment<'accepted' | 'paid'>({
    id: changeIdOf(orderId),
    ends: 'changed',
    before: order && digestOfOrder(order),
    look: async ({ before = '' }) =>
      changeSince(before, await client.call(checkoutCalls.getOrder, { query: { orderId } })),
    onPaid,
  });
  useWhen(payment.isPending, () => accepting.run(payment.settle));

  const accept = ({ items }: { readonly items: readonly AcceptedItem[] }) =>
    accepting.run(async () => {
      if (order)
        return payment.pay(async (idempotencyKey) => {
          const body = acceptance(order.id, items);
          await client.call(orderCalls.amendAndCommitOrder, { body }, { idempotencyKey });
          return 'accepted';
        });
      await addOffered(itemsOf(items), () => {
        setPostUpsellRejected();
        setIsClosed(true);
      });
    });
  const accepted: Action =
    accepting.action.status !== 'idle' || !(payment.isPending || payment.isNotTaken)
      ? accepting.action
      : failed(text(payment.isPending ? 'amend.unknown' : 'amend.notTaken'));

  function decline(): void {
    setPostUpsellRejected();
    // The order is unchanged, so a failed rejection need not keep the shopper here.
    if (rejecting.action.status === 'failed') {
      setIsClosed(true);
      return;
    }
    rejecting.run(async () => {
      const body = rejection(orderId);
      await client.call(orderCalls.amendAndCommitOrder, { body }, { idempotencyKey: rejectionKey(orderId) });
      reload();
    });
  }

  if (!offer || !isDue || isClosed) return null;
  if (isChoosing && offer.kind === 'fillTheCase')
    return (
      <TopUpOffer
        open
        wines={offer.wines}
        spaces={offer.spaces}
        total={order && cartFigures(order, site.money).total}
        action={accepted}
        onAccept={accept}
        onClose={() => setIsChoosing(false)}
      />
    );
  return (
    <PostPurchaseUpsell
      open
      offer={offer}
      accepting={accepted}
      rejecting={rejecting.action}
      onAccept={accept}
      onDecline={decline}
      onLearnMore={() => navigate(href('unlimited'))}
      onShowCase={({ itemCode }) => openDialog('caseContents', { itemCode, upsell: true })}
      onChooseWines={() => setIsChoosing(true)}
    />
  );
}
