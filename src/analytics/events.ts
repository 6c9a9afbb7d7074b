import type { PageFields } from './pageFields.js';
import type { PurchaseEvent } from './purchase.js';
import type { SearchFields } from './searchFields.js';
import type { UserFields } from './userFields.js';

interface CartEvent {
  readonly event: 'cart';
  readonly action: 'add' | 'remove' | 'update';
  readonly itemCode: string;
  readonly quantity: number;
}

interface ErrorEvent {
  readonly event: 'Errors';
  readonly operationId: string;
  readonly kind: string;
  readonly status?: number | undefined;
  readonly message: string;
}

/** A page view. A results page adds its search fields. */
interface PageViewEvent extends PageFields, Partial<SearchFields> {
  readonly event: 'pageView';
}

/** The current user: sent once per page, and again after signing in or out. */
export interface UserEvent extends UserFields {
  readonly event: 'user';
}

/** A click on a link or button, identified by its text; never contains typed input. */
export interface ClickEvent {
  readonly event: 'click';
  readonly control: 'link' | 'button';
  readonly text: string;
  /** Name of the component that contains the link or button. */
  readonly component?: string;
  /** Target path of a link, without its query. */
  readonly path?: string;
}

/** Any event the storefront sends to its host (ANLY-043 to ANLY-046, ANLY-050 to ANLY-067). No event contains a secret
 * typed by the shopper. */
export type AnalyticsEvent = PageViewEvent | UserEvent | ClickEvent | CartEvent | PurchaseEvent | ErrorEvent;

/** Receives each analytics event synchronously as it happens. */
export type Track = (event: AnalyticsEvent) => void;
