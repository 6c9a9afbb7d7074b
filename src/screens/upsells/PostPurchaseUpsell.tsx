'use client';

import { FillTheCase } from '../../blocks/FillTheCase.js';
import { UnlimitedOffer } from '../../blocks/UnlimitedOffer.js';
import { WinePlanUpsell } from '../../blocks/WinePlanUpsell.js';
import { postPurchaseWords } from '../../brands/words/postPurchase.js';
import type { Action } from '../../model/load.js';
import type { OfferedItem, UpsellOffer, WinePlanScheme } from '../../model/offer.js';
import type { Product } from '../../model/product.js';
import { caseQuantity } from '../../rules/common/basket.js';
import type { AcceptedItem } from '../../rules/upsells/amendment.js';
import { ModalDialog } from '../../ui/ModalDialog.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';

/** The offer made after a purchase, with everything shown about it. */
export type ShownPostPurchaseOffer =
  | {
      readonly kind: 'unlimited';
      readonly offer: UpsellOffer;
      /** The membership. */
      readonly product: Product;
      /** The price of the membership: a decimal in the site's currency, or whole points. */
      readonly fee: number;
      /** Amount paid for the delivery of the order, in the same unit; undefined while unknown. */
      readonly deliveryPaid: number | undefined;
    }
  | {
      readonly kind: 'winePlan';
      readonly offer: UpsellOffer;
      readonly scheme: WinePlanScheme;
      /** The first case of the plan. */
      readonly product: Product;
    }
  | {
      readonly kind: 'fillTheCase';
      /** Every wine that can be added. */
      readonly wines: readonly OfferedItem[];
      /** Number of bottles for which the case still has room. */
      readonly spaces: number;
    };

/** The offer, the state of accepting or declining it, and the dialog's callbacks. */
export interface PostPurchaseUpsellProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The offer. */
  readonly offer: ShownPostPurchaseOffer;
  /** State of adding the offered items; a failure is shown in the offer. */
  readonly accepting: Action;
  /** State of leaving the order unchanged; a failure is shown above the offer, and the dialog can then be closed all
   * the same. */
  readonly rejecting: Action;
  /** Called with the accepted items. For a plan or a membership, it is called only with the shopper's consent to later
   * payments (UPSL-053, UPSL-054). */
  readonly onAccept: (choice: { readonly items: readonly AcceptedItem[] }) => void;
  /** Called when the shopper declines or closes the dialog (UPSL-044, UPSL-045). */
  readonly onDecline: () => void;
  /** Called when the shopper wants to read about the membership, which neither accepts nor declines the offer
   * (UPSL-046). */
  readonly onLearnMore: () => void;
  /** Called when the shopper wants to see the contents of the plan's case. */
  readonly onShowCase: (request: { readonly itemCode: string }) => void;
  /** Called when the shopper wants to choose among all wines that can be added. */
  readonly onChooseWines: () => void;
}

/** Dialog over the order confirmation, with one offer that can still be added to the order: Unlimited delivery, a wine
 * plan, or wines that fill its last case (UPSL-035 to UPSL-072). */
export function PostPurchaseUpsell({ open, offer, rejecting, onDecline, ...rest }: PostPurchaseUpsellProps) {
  const text = useText(postPurchaseWords);
  const decline = () => (rejecting.status === 'busy' || rest.accepting.status === 'busy' ? undefined : onDecline());
  return (
    <ModalDialog open={open} size="wide" title={text(`postPurchase.${offer.kind}`)} onClose={decline} buttons={null}>
      <div
        className="wsk-PostPurchaseUpsell"
        data-component="PostPurchaseUpsell"
        data-kind={offer.kind}
        aria-busy={rejecting.status === 'busy' || undefined}
      >
        {rejecting.status === 'failed' ? <Notice tone="failed" title={rejecting.message} /> : null}
        <p className="wsk-VisuallyHidden" role="status">
          {rejecting.status === 'busy' ? text('postPurchase.rejecting') : null}
        </p>
        <Offer offer={offer} onDecline={decline} {...rest} />
      </div>
    </ModalDialog>
  );
}

function Offer({
  offer,
  accepting: action,
  onAccept,
  onDecline,
  onLearnMore,
  onShowCase,
  onChooseWines,
}: Omit<PostPurchaseUpsellProps, 'open' | 'rejecting'>) {
  if (offer.kind === 'unlimited')
    return (
      <UnlimitedOffer
        product={offer.product}
        fee={offer.fee}
        deliveryPaid={offer.deliveryPaid}
        action={action}
        needsConsent
        onAccept={() => onAccept({ items: [{ offer: offer.offer, quantity: 1 }] })}
        onDecline={onDecline}
        onLearnMore={onLearnMore}
      />
    );
  if (offer.kind === 'winePlan')
    return (
      <WinePlanUpsell
        scheme={offer.scheme}
        product={offer.product}
        action={action}
        needsConsent
        onAccept={() => onAccept({ items: [{ offer: offer.offer, quantity: caseQuantity(offer.product) }] })}
        onShowCase={() => onShowCase({ itemCode: offer.offer.itemCode })}
        onDecline={onDecline}
      />
    );
  return (
    <FillTheCase
      wines={offer.wines}
      spaces={offer.spaces}
      action={action}
      onAccept={onAccept}
      onDecline={onDecline}
      onChoose={onChooseWines}
    />
  );
}
