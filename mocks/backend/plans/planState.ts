import type { Address } from '../../../src/model/address.js';
import type { OrderPayment } from '../../../src/model/order.js';
import type { AccountSubscription, WineRewardEvent } from '../../../src/model/plan.js';
import type { CaseLine } from '../../fixtures/catalogue/types.js';

/** How a case was sent and paid for: what its plan said that day. */
export interface Sending {
  readonly emailId: string;
  readonly address: Address;
  readonly deliveryMethod: string;
  readonly payments: OrderPayment[];
}

/** A case of a plan. */
export interface Delivery {
  readonly orderId: string;
  /** yyyy-mm-dd */
  deliveryDate: string;
  schemeCode: string;
  /** What the plan sends in it, where its holder chose wines for every case. */
  plannedWines?: CaseLine[];
  /** What is in it, where that is no longer what the plan sends. */
  savedWines?: CaseLine[];
  /** The same with changes that are not saved yet. */
  wines?: CaseLine[];
  /** What came with a save offer. */
  gifts?: CaseLine[];
  /** Of a case that came with an order: what was paid for it there, in pence, cents or points. */
  paid?: number;
  /** Of a case that was sent since the shop began. */
  sent?: Sending;
}

export interface Plan {
  readonly subscriptionId: string;
  readonly parentSubscriptionId?: string;
  schemeCode: string;
  /** What it sends, where its holder chose wines for every case. */
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
  /** By their days. */
  upcoming: Delivery[];
  skipped: Delivery[];
  /** What was due when the plan was cancelled. */
  calledOff?: Delivery;
  /** What was sent, and of a plan that was bought what comes with that order. */
  delivered: readonly Delivery[];
  /** Number of the last order that was planned. */
  lastOrder: number;
  /** Ids of the save offers taken. */
  offersTaken: string[];
  reasonCode?: number;
  feedbackText?: string;
}

/** A membership that was paid for once more. */
export interface Renewal {
  readonly orderId: string;
  /** yyyy-mm-dd */
  readonly day: string;
  readonly itemCode: string;
  readonly emailId: string;
  readonly payments: OrderPayment[];
}

/** What an account holds that comes back: plans, memberships and savings plans. */
export interface Holdings {
  plans: Record<string, Plan>;
  /** Everything that is no wine plan. */
  memberships: Record<string, AccountSubscription>;
  /** Of its memberships, since the shop began. */
  renewals?: Renewal[];
  /** What its holder asked for, oldest first; the payments are its savings. */
  wineRewardEvents: WineRewardEvent[];
}
