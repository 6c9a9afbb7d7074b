'use client';

import type { CaseChoice } from '../../blocks/CaseContentsModal.js';
import type { Tour } from '../../rules/product/tours.js';

/** The case whose contents are requested, and where the request comes from. */
export interface CaseContentsRequest {
  /** Item code of the case. */
  readonly itemCode: string;
  /** The cases to choose from, including this one; if there are fewer than two, no choice is shown. */
  readonly otherCases?: readonly CaseChoice[];
  /** Whether the contents were requested from an upsell: they then open after 100 ms (PROD-132). */
  readonly upsell?: boolean;
  /** The tour, if its landing page made the request: the tour's heading then replaces the case's (PROD-135 to
   * PROD-137). */
  readonly tour?: Tour;
}

/** Which upsell to open: a product's, by its item code, or the basket's. */
export type UpsellRequest = { readonly of: 'product'; readonly itemCode: string } | { readonly of: 'cart' };

/** The dialogs that can be opened by name, with their props. */
export interface DialogProps {
  /** A message with the default buttons: `Log in` opens the sign-in dialog in its place (MISC-016, OPEN-112). */
  readonly message: { readonly title: string; readonly message: string };
  /** A failed basket call, with the message to show (BSKT-009). */
  readonly basketError: { readonly message: string };
  /** The gifts that can replace the gift of the same kind in the basket (BSKT-084). */
  readonly freeGiftSwap: { readonly itemClassification: string };
  /** The sign-in dialog (IDENT-027). */
  readonly login: Readonly<Record<never, never>>;
  /** The contents of a case (PROD-119). */
  readonly caseContents: CaseContentsRequest;
  /** The tasting note of an item (PROD-106). */
  readonly tastingNote: { readonly itemCode: string };
  /** The offer beside a product or the basket (UPSL-018, UPSL-029). */
  readonly upsell: UpsellRequest;
  /** The overlay of the brand's partner (BRAND-062). */
  readonly partner: Readonly<Record<never, never>>;
}
/** The name by which a dialog is opened. */
export type DialogName = keyof DialogProps;

/** The page's open dialog. */
export type OpenDialog = {
  readonly [Name in DialogName]: {
    readonly name: Name;
    readonly props: DialogProps[Name];
  };
}[DialogName];
