import type { Action, Load } from '../../../model/load.js';
import type { CancelReason } from '../../../model/plan.js';

/** What the steps of cancelling show and report. */
export interface PlanCancelParts {
  /** Id of the plan, for the ways back to it. */
  readonly subscriptionId: string;
  /** The reasons to choose from. */
  readonly reasons: Load<readonly CancelReason[]>;
  /** Number of the chosen reason; none so far unless set. */
  readonly reasonCode?: number | undefined;
  /** Whether an offer was accepted before. */
  readonly isOfferTaken: boolean;
  /** Day of the case that was called off, ISO date, where one was due. */
  readonly calledOff?: string | undefined;
  /** What is written as feedback so far. */
  readonly feedback: string;
  /** Whether it was sent. */
  readonly isFeedbackSent: boolean;
  /** The cancellation, and sending the feedback. */
  readonly actions: Readonly<Record<'cancel' | 'feedback', Action>>;
  /** Called when a reason is chosen. */
  readonly onReason: (choice: { readonly reasonCode: number }) => void;
  /** Called to go on, once a reason is chosen. */
  readonly onContinue: () => void;
  /** Called to go back to the reason. */
  readonly onBack: () => void;
  /** Called to cancel the plan. */
  readonly onCancel: () => void;
  /** Called with the feedback after every change. */
  readonly onFeedback: (change: { readonly feedback: string }) => void;
  /** Called with the feedback to send: 1 to 1000 letters. */
  readonly onSend: (request: { readonly feedbackText: string }) => void;
  /** Called to go on without feedback. */
  readonly onSkip: () => void;
}
