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

/** The view of a page; a results page adds its search fields. */
interface PageViewEvent extends PageFields, Partial<SearchFields> {
  readonly event: 'pageView';
}

/** Who is here: once for a page, and again after signing in or out. */
export interface UserEvent extends UserFields {
  readonly event: 'user';
}

/** A press on a link or button, by its text; never with typed input. */
export interface ClickEvent {
  readonly event: 'click';
  readonly control: 'link' | 'button';
  readonly text: string;
  /** The component it stands in. */
  readonly component?: string;
  /** The path a link leads to, without what was asked for there. */
  readonly path?: string;
}

/** Every event the storefront sends to its host (ANLY-043 to ANLY-046, ANLY-050 to ANLY-067). None holds a secret the shopper typed. */
export type AnalyticsEvent = PageViewEvent | UserEvent | ClickEvent | CartEvent | PurchaseEvent | ErrorEvent;

/** Receives each analytics event, synchronously, as it happens. */
export type Track = (event: AnalyticsEvent) => void;
