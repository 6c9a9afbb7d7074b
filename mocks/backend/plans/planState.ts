import type { Address } from '../../../src/model/address.js';
import type { OrderPayment } from '../../../src/model/order.js';
import type { AccountSubscription, WineRewardEvent } from '../../../src/model/plan.js';
import type { CaseLine } from '../../fixtures/catalogue/types.js';

/** How a case was sent and paid for, from its plan's settings on that day. */
export interface Sending {
  /** Email of the holder. */
  readonly emailId: string;
  /** Delivery address. */
  readonly address: Address;
  /** Code of the delivery method. */
  readonly deliveryMethod: string;
  /** How it was paid for. */
  readonly payments: OrderPayment[];
}

/** A case of a plan. */
export interface Delivery {
  /** Id of the case's order: its own, or for the first case of a purchased plan the order it was bought in. */
  readonly orderId: string;
  /** Date as yyyy-mm-dd. */
  deliveryDate: string;
  /** Code of the plan on that day. */
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
  /** Id of the subscription. */
  readonly subscriptionId: string;
  /** Id of the plan it was taken out under. */
  readonly parentSubscriptionId?: string;
  /** Code of the plan. */
  schemeCode: string;
  /** Wines in every case, if the holder chose their own wines. */
  wines?: CaseLine[];
  /** Weeks between cases. */
  frequency: number;
  /** Whether it sends cases, waits, or has ended. */
  status: 'ACTIVE' | 'SUSPENDED' | 'CANCELLED';
  /** Whether it goes on by itself. */
  autoRenew: boolean;
  /** Day on which it began, as yyyy-mm-dd. */
  readonly startedOn: string;
  /** Code of the delivery method. */
  deliveryMethod: string;
  /** Where its cases go: to an address or a shop. */
  deliveryTypeCode: 'HOME' | 'SHOP';
  /** Id of the delivery address in the address book. */
  deliveryAddressId?: string;
  /** Id of the billing address. */
  billingAddressId?: string;
  /** Id of the shop that its cases go to. */
  shopAddressId?: string;
  /** Id of the card it is paid with. */
  paymentId?: string;
  /** Upcoming cases in order of date. */
  upcoming: Delivery[];
  /** Cases the holder skipped. */
  skipped: Delivery[];
  /** The case that was due when the plan was cancelled. */
  calledOff?: Delivery;
  /** Cases already sent; for a purchased plan also the case that comes with the order. */
  delivered: readonly Delivery[];
  /** Number of the last planned case. */
  lastOrder: number;
  /** Ids of the save offers that were accepted. */
  offersTaken: string[];
  /** Why the holder cancelled it. */
  reasonCode?: number;
  /** What the holder said about that. */
  feedbackText?: string;
}

/** A paid renewal of a membership. */
export interface Renewal {
  /** Id of the renewal’s order. */
  readonly orderId: string;
  /** Day as yyyy-mm-dd. */
  readonly day: string;
  /** Code of the membership. */
  readonly itemCode: string;
  /** Email of the member. */
  readonly emailId: string;
  /** How it was paid for. */
  readonly payments: OrderPayment[];
}

/** An account's recurring holdings: plans, memberships and savings plans. */
export interface Holdings {
  /** Wine plans by id. */
  plans: Record<string, Plan>;
  /** All subscriptions other than wine plans. */
  memberships: Record<string, AccountSubscription>;
  /** Renewals of the account's memberships since the shop started. */
  renewals?: Renewal[];
  /** Requests made by the holder, oldest first. Payments are kept in the savings. */
  wineRewardEvents: WineRewardEvent[];
}
