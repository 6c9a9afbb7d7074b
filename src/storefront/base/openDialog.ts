'use client';

import type { CaseChoice } from '../../blocks/CaseContentsModal.js';
import type { Tour } from '../../rules/product/tours.js';

/** The case whose contents are asked for, and from where. */
export interface CaseContentsRequest {
  /** Item code of the case. */
  readonly itemCode: string;
  /** The cases that can be looked at in its place, itself among them; fewer than two give no choice. */
  readonly otherCases?: readonly CaseChoice[];
  /** Opened by an upsell: after 100 ms (PROD-132). */
  readonly upsell?: boolean;
  /** Opened by a landing page, for this tour: its heading is in the place of the case's (PROD-135 to PROD-137). */
  readonly tour?: Tour;
}

/** Whose upsell is asked for: that of a product, by its item code, or of the basket. */
export type UpsellRequest = { readonly of: 'product'; readonly itemCode: string } | { readonly of: 'cart' };

/** The dialogs that can be opened by name, with their props. */
export interface DialogProps {
  /** A message with the default buttons: `Log in` opens the sign-in dialog in its place (MISC-016, OPEN-112). */
  readonly message: { readonly title: string; readonly message: string };
  /** A basket call that failed: the sentence to show (BSKT-009). */
  readonly basketError: { readonly message: string };
  /** Other gifts for the one of a kind in the basket (BSKT-084). */
  readonly freeGiftSwap: { readonly itemClassification: string };
  /** The sign-in dialog (IDENT-027). */
  readonly login: Readonly<Record<never, never>>;
  /** What is in a case (PROD-119). */
  readonly caseContents: CaseContentsRequest;
  /** The tasting note of an item (PROD-106). */
  readonly tastingNote: { readonly itemCode: string };
  /** What is offered beside a product or the basket (UPSL-018, UPSL-029). */
  readonly upsell: UpsellRequest;
  /** The overlay of the brand's partner (BRAND-062). */
  readonly partner: Readonly<Record<never, never>>;
}
/** The name a dialog is opened by. */
export type DialogName = keyof DialogProps;

/** The page's open dialog, and the element that had the focus. */
export type OpenDialog = {
  readonly [Name in DialogName]: {
    readonly name: Name;
    readonly props: DialogProps[Name];
    readonly opener: Element | null;
  };
}[DialogName];
