import type { Action, Load } from '../../../model/load.js';
import type { CancelReason } from '../../../model/plan.js';

/** What the steps of cancelling show, and their callbacks. */
export interface PlanCancelParts {
  /** Id of the plan, for the links back to it. */
  readonly subscriptionId: string;
  /** The reasons to choose from. */
  readonly reasons: Load<readonly CancelReason[]>;
  /** Code of the selected reason; none unless set. */
  readonly reasonCode?: number | undefined;
  /** Whether an offer was accepted before. */
  readonly isOfferTaken: boolean;
  /** Delivery day of the case that was called off, as an ISO date; undefined if no case was due. */
  readonly calledOff?: string | undefined;
  /** The feedback written so far. */
  readonly feedback: string;
  /** Whether the feedback was sent. */
  readonly isFeedbackSent: boolean;
  /** State of cancelling, and of sending the feedback. */
  readonly actions: Readonly<Record<'cancel' | 'feedback', Action>>;
  /** Called when the customer selects a reason. */
  readonly onReason: (choice: { readonly reasonCode: number }) => void;
  /** Called to continue once a reason is selected. */
  readonly onContinue: () => void;
  /** Called to go back to the step that asks for the reason. */
  readonly onBack: () => void;
  /** Called to cancel the plan. */
  readonly onCancel: () => void;
  /** Called with the feedback after every change. */
  readonly onFeedback: (change: { readonly feedback: string }) => void;
  /** Called with the feedback to send: 1 to 1000 characters. */
  readonly onSend: (request: { readonly feedbackText: string }) => void;
  /** Called to continue without feedback. */
  readonly onSkip: () => void;
}
