import type { Action, Load } from '../../model/load.js';
import type { CancelReason, PlanPaymentMethod } from '../../model/plan.js';

/** What of a subscription can change. */
export interface SubscriptionChange {
  /** Whether it goes on by itself (PLAN-074). */
  readonly autoRenew?: boolean;
  /** Which case it sends (PLAN-073). */
  readonly caseType?: string;
}

/** What is chosen on the page and not saved yet. */
export interface SubscriptionDraft {
  /** The case it is to send; empty while none is chosen. */
  readonly caseType: string;
  /** Id of the way to pay; empty while none is chosen. */
  readonly paymentId: string;
  /** Whether that is to pay all plans. */
  readonly updateAllPlans: boolean;
}

/** What the parts of the page of a subscription show and report. */
export interface SubscriptionParts {
  /** The cases it can send, by type; none for a subscription that sends none. */
  readonly caseTypes: readonly { readonly caseType: string; readonly name: string }[];
  /** The ways to pay for it. */
  readonly methods: Load<readonly PlanPaymentMethod[]>;
  /** Why it may be cancelled. */
  readonly reasons: readonly CancelReason[];
  /** What was chosen and not saved before. */
  readonly draft?: SubscriptionDraft | undefined;
  /** Saving a change, switching the payment, and cancelling. */
  readonly actions: Readonly<Record<'change' | 'payment' | 'cancel', Action>>;
  /** Called with every choice, before it is saved. */
  readonly onDraft: (draft: Partial<SubscriptionDraft>) => void;
  /** Called with a change to save. */
  readonly onChange: (change: SubscriptionChange) => void;
  /** Called with the way to pay from now on, and whether it pays all plans. */
  readonly onPay: (choice: { readonly method: PlanPaymentMethod; readonly updateAllPlans: boolean }) => void;
  /** Called once the customer has confirmed, with the reason; resolves to whether it is cancelled. */
  readonly onCancel: (request: { readonly reasonCode: number }) => Promise<boolean>;
}
