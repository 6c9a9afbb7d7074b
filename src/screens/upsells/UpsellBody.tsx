'use client';

import { UnlimitedOffer } from '../../blocks/UnlimitedOffer.js';
import { WinePlanUpsell } from '../../blocks/WinePlanUpsell.js';
import type { Action } from '../../model/load.js';
import type { WinePlanScheme } from '../../model/offer.js';
import type { Product } from '../../model/product.js';
import { UpsellWines } from './UpsellWines.js';

/** An offer, with everything shown about it (UPSL-001 to UPSL-008). */
export type OfferedUpsell = {
  /** How the offer is shown: `hero` uses a wide dialog, `upsellonly` shows only the offer and nothing around it
   * (UPSL-006, UPSL-007). */
  readonly rule: string;
} & (
  | {
      /** A wine plan, with the case it starts with. */
      readonly type: 'WINEPLAN';
      readonly scheme: WinePlanScheme;
      readonly product: Product;
    }
  | {
      /** A membership. */
      readonly type: 'SUBSCRIPTION';
      readonly product: Product;
    }
  | {
      /** Wines that fill the remaining spaces in a case, one bottle of each. */
      readonly type: 'FILL_THE_CASE';
      readonly products: readonly Product[];
      /** Whether no space is left with all of them, so that they cost the price for twelve or more. */
      readonly fillsCase?: boolean;
    }
);

/** State and callbacks of an offer. */
export interface UpsellAnswers {
  /** State of adding the offer to the basket; a failure is shown with the offer. */
  readonly action: Action;
  /** Called when the shopper accepts. */
  readonly onAccept: () => void;
  /** Called when the shopper turns the offer down. */
  readonly onDecline: () => void;
  /** Called when the shopper wants to see the contents of a plan's case. */
  readonly onShowCase: () => void;
  /** Called when the shopper wants to read more about a membership. */
  readonly onLearnMore: () => void;
}

/** Heading of each type of offer. */
export const upsellTitles = {
  WINEPLAN: 'upsell.planTitle',
  SUBSCRIPTION: 'upsell.membershipTitle',
  FILL_THE_CASE: 'upsell.fillTitle',
} as const;

/** The offer itself, identical in a dialog and in a page. */
export function UpsellBody({ offered, ...answers }: UpsellAnswers & { readonly offered: OfferedUpsell }) {
  const { action, onAccept, onDecline, onShowCase, onLearnMore } = answers;
  if (offered.type === 'WINEPLAN')
    return (
      <WinePlanUpsell
        scheme={offered.scheme}
        product={offered.product}
        action={action}
        onAccept={() => onAccept()}
        onShowCase={onShowCase}
        onDecline={onDecline}
      />
    );
  if (offered.type === 'SUBSCRIPTION')
    return (
      <UnlimitedOffer
        product={offered.product}
        fee={offered.product.skus[0]?.salePrice ?? 0}
        // Nothing has been paid for delivery yet, so nothing is deducted.
        deliveryPaid={0}
        action={action}
        onAccept={() => onAccept()}
        onDecline={onDecline}
        onLearnMore={onLearnMore}
      />
    );
  return (
    <UpsellWines
      products={offered.products}
      fillsCase={offered.fillsCase ?? false}
      isBare={offered.rule === 'upsellonly'}
      action={action}
      onAccept={onAccept}
      onDecline={onDecline}
    />
  );
}
