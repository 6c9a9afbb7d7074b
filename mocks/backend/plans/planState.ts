import type { Address } from '../../../src/model/address.js';
import type { OrderPayment } from '../../../src/model/order.js';
import type { AccountSubscription, WineRewardEvent } from '../../../src/model/plan.js';
import type { CaseLine } from '../../fixtures/catalogue/types.js';

/** How a case was sent and paid for, from its plan's settings on that day. */
export interface Sending {
  readonly emailId: string;
  readonly address: Address;
  readonly deliveryMethod: string;
  readonly payments: OrderPayment[];
}

/** A case of a plan. */
export interface Delivery {
  /** Id of the case's order: its own, or for the first case of a purchased plan the order it was bought in. */
  readonly orderId: string;
  /** Date as yyyy-mm-dd. */
  deliveryDate: string;
  schemeCode: string;
  /** The plan's wines for this case, if the holder chose wines for every case. */
  plannedWines?: CaseLine[];
  /** Saved contents of the case, if they differ from the plan's wines. */
  savedWines?: CaseLine[];
  /** Contents of the case with unsaved changes. */
  wines?: CaseLine[];
  /** Free wines from a save offer. */
  gifts?: CaseLine[];
  /** How the case was sent, if it was sent since the shop started. */
  sent?: Sending;
}

export interface Plan {
  readonly subscriptionId: string;
  readonly parentSubscriptionId?: string;
  schemeCode: string;
  /** Wines in every case, if the holder chose their own wines. */
  wines?: CaseLine[];
  /** Weeks between cases. */
  frequency: number;
  status: 'ACTIVE' | 'SUSPENDED' | 'CANCELLED';
  autoRenew: boolean;
  readonly startedOn: string;
  deliveryMethod: string;
  deliveryTypeCode: 'HOME' | 'SHOP';
  deliveryAddressId?: string;
  billingAddressId?: string;
  shopAddressId?: string;
  paymentId?: string;
  /** Upcoming cases in order of date. */
  upcoming: Delivery[];
  skipped: Delivery[];
  /** The case that was due when the plan was cancelled. */
  calledOff?: Delivery;
  /** Cases already sent; for a purchased plan also the case that comes with the order. */
  delivered: readonly Delivery[];
  /** Number of the last planned case. */
  lastOrder: number;
  /** Ids of the save offers that were accepted. */
  offersTaken: string[];
  reasonCode?: number;
  feedbackText?: string;
}

/** A paid renewal of a membership. */
export interface Renewal {
  readonly orderId: string;
  /** Day as yyyy-mm-dd. */
  readonly day: string;
  readonly itemCode: string;
  readonly emailId: string;
  readonly payments: OrderPayment[];
}

/** An account's recurring holdings: plans, memberships and savings plans. */
export interface Holdings {
  plans: Record<string, Plan>;
  /** All subscriptions other than wine plans. */
  memberships: Record<string, AccountSubscription>;
  /** Renewals of the account's memberships since the shop started. */
  renewals?: Renewal[];
  /** Requests made by the holder, oldest first. Payments are kept in the savings. */
  wineRewardEvents: WineRewardEvent[];
}
