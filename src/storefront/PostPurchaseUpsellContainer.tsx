import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Order } from '../model/order.js';
import { type AcceptedItem, acceptance, itemsOf, rejection } from '../rules/amendment.js';
import { cartFigures } from '../rules/basket.js';
import { postPurchaseOffer } from '../rules/postPurchase.js';
import { PostPurchaseUpsell } from '../screens/upsells/PostPurchaseUpsell.js';
import { TopUpOffer } from '../screens/upsells/TopUpOffer.js';
import { useScope } from '../ui/scope.js';
import { orderCalls } from './accountCalls.js';
import { basketCalls, offerCalls } from './calls.js';
import { useObserved } from './observable.js';
import { isPostUpsellRejected, setPostUpsellRejected } from './postUpsellRejected.js';
import { queryKey } from './queryKey.js';
import { useServices } from './StorefrontProvider.js';
import { useAction } from './useAction.js';
import { useOpenDialog } from './useOpenDialog.js';
import { usePostPurchaseOffer } from './usePostPurchaseOffer.js';

export interface PostPurchaseUpsellContainerProps {
  /** Id of the transaction, as the address of the confirmation has it. */
  readonly transactionId: string;
  /** The order; undefined where it could not be fetched. */
  readonly order: Order | undefined;
}

/** Connects the offer after a purchase: shown once in a session, over the confirmation (CHKT-091, UPSL-035 to UPSL-066). */
export function PostPurchaseUpsellContainer({ transactionId, order }: PostPurchaseUpsellContainerProps) {
  const { client, dialog, navigate, reload } = useServices();
  const { site, href } = useScope();
  const openDialog = useOpenDialog();
  const [isAnswered] = useState(isPostUpsellRejected);
  const [isClosed, setIsClosed] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const accepting = useAction();
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

  // One that is open already goes first. What the offer opens itself lies above it.
  const isFree = useObserved(dialog) === undefined;
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (offer && isFree) setIsDue(true);
  }, [offer, isFree]);

  const accept = ({ items }: { readonly items: readonly AcceptedItem[] }) =>
    accepting.run(async () => {
      if (order) await client.call(orderCalls.amendAndCommitOrder, { body: acceptance(order.id, items, true) });
      else await client.call(basketCalls.addCartItemsBatch, { body: { cartItems: itemsOf(items) } });
      setPostUpsellRejected();
      reload();
    });

  function decline(): void {
    setPostUpsellRejected();
    // The order stands as it is: nobody is kept here because that could not be said.
    if (rejecting.action.status === 'failed') {
      setIsClosed(true);
      return;
    }
    rejecting.run(async () => {
      await client.call(orderCalls.amendAndCommitOrder, { body: rejection(orderId) });
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
        action={accepting.action}
        onAccept={accept}
        onClose={() => setIsChoosing(false)}
      />
    );
  return (
    <PostPurchaseUpsell
      open
      offer={offer}
      accepting={accepting.action}
      rejecting={rejecting.action}
      onAccept={accept}
      onDecline={decline}
      onLearnMore={() => navigate(href('unlimited'))}
      onShowCase={({ itemCode }) => openDialog('caseContents', { itemCode, upsell: true })}
      onChooseWines={() => setIsChoosing(true)}
    />
  );
}
