import type { Action, Load } from '../../model/load.js';
import type { CancelReason, PlanPaymentMethod } from '../../model/plan.js';

/** A change to a subscription. */
export interface SubscriptionChange {
  /** Whether it renews automatically (PLAN-074). */
  readonly autoRenew?: boolean;
  /** Type of case to send (PLAN-073). */
  readonly caseType?: string;
}

/** Unsaved choices on the page. */
export interface SubscriptionDraft {
  /** Type of case to send; empty while none is chosen. */
  readonly caseType: string;
  /** Id of the payment method; empty while none is chosen. */
  readonly paymentId: string;
  /** Whether that method is to pay for all plans. */
  readonly updateAllPlans: boolean;
}

/** Data and callbacks shared by the parts of a subscription page. */
export interface SubscriptionParts {
  /** Case types the subscription can send; empty for a subscription without cases. */
  readonly caseTypes: readonly { readonly caseType: string; readonly name: string }[];
  /** Today, ISO date: a card that has expired cannot be chosen. */
  readonly today: string;
  /** Payment methods for the subscription. */
  readonly methods: Load<readonly PlanPaymentMethod[]>;
  /** Reasons for cancelling. */
  readonly reasons: readonly CancelReason[];
  /** Earlier unsaved choices. */
  readonly draft?: SubscriptionDraft | undefined;
  /** State of saving a change, switching the payment, and cancelling. */
  readonly actions: Readonly<Record<'change' | 'payment' | 'cancel', Action>>;
  /** Called after every choice, before it is saved. */
  readonly onDraft: (draft: Partial<SubscriptionDraft>) => void;
  /** Called with a change to save. */
  readonly onChange: (change: SubscriptionChange) => void;
  /** Called with the new payment method, and whether it pays for all plans. */
  readonly onPay: (choice: { readonly method: PlanPaymentMethod; readonly updateAllPlans: boolean }) => void;
  /** Called with the reason once the customer has confirmed; resolves to whether the subscription was cancelled. */
  readonly onCancel: (request: { readonly reasonCode: number }) => Promise<boolean>;
}
