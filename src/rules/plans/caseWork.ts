import { type CaseNews, type CaseStep, type CaseTarget, type SaveChoice, withStep } from './nextCase.js';

/** Part of the page that requested a change: a wine of the case, the list of wines to choose from, or the whole case. */
export type CasePlace =
  | { readonly part: 'wine' | 'picker'; readonly itemCode: string }
  | { readonly part: 'case'; readonly itemCode?: undefined };

/** A change the customer requested. */
export interface CaseRequest {
  readonly at: CasePlace;
  readonly targets: readonly CaseTarget[];
  /** Whether the request resets the case, through a call that needs no targets. */
  readonly isReset?: boolean;
  /** Step the request adds to the history; a request without a step takes the latest step back. */
  readonly step?: CaseStep;
  /** Whether the shop has made the change, so that only the case has to be fetched again. */
  readonly isMade?: boolean;
}

/** The history of a case and the choice to save it, which survive a reload. */
export interface CaseDraft {
  readonly orderId: string;
  readonly choice: SaveChoice;
  readonly steps: readonly CaseStep[];
}

/** The changes to a case: requested, being made, and made. */
export interface CaseWork {
  readonly draft: CaseDraft;
  /** Requests waiting for the current one, oldest first. */
  readonly waiting: readonly CaseRequest[];
  /** The request that is being made, or that has failed. */
  readonly current?: CaseRequest | undefined;
  /** The part of the page whose request was made last. */
  readonly at?: CasePlace | undefined;
  /** Changes that were made elsewhere in the meantime. */
  readonly elsewhere: readonly CaseNews[];
  readonly isSaved: boolean;
}

/** Events in the course of changing a case. */
export type CaseEvent =
  | { readonly type: 'requested'; readonly request: CaseRequest }
  | { readonly type: 'begun' }
  | { readonly type: 'made' }
  | { readonly type: 'settled'; readonly elsewhere: readonly CaseNews[] }
  | { readonly type: 'retried' }
  | { readonly type: 'dismissed' }
  | { readonly type: 'chosen'; readonly choice: SaveChoice }
  | { readonly type: 'compared'; readonly elsewhere: readonly CaseNews[] }
  | { readonly type: 'saved' };

/** Returns the state of a case nobody has changed yet. */
export const newCaseWork = (orderId: string): CaseWork => ({
  draft: { orderId, choice: 'thisCase', steps: [] },
  waiting: [],
  elsewhere: [],
  isSaved: false,
});

const isAmountOf = ({ step, at }: CaseRequest, itemCode: string | undefined): boolean =>
  step?.kind === 'amount' && at.itemCode === itemCode;

/** Only the last of several quantities waiting for one wine counts. */
const withRequest = (waiting: readonly CaseRequest[], request: CaseRequest): readonly CaseRequest[] => [
  ...(request.step?.kind === 'amount' ? waiting.filter((other) => !isAmountOf(other, request.at.itemCode)) : waiting),
  request,
];

/** Returns the changes to a case after an event. */
export function caseWork(work: CaseWork, event: CaseEvent): CaseWork {
  const { draft, waiting, current } = work;
  switch (event.type) {
    case 'requested':
      return { ...work, waiting: withRequest(waiting, event.request), isSaved: false };
    case 'begun':
      return { ...work, current: waiting[0], waiting: waiting.slice(1), at: waiting[0]?.at };
    case 'made': {
      if (!current) return work;
      const steps = current.step ? withStep(draft.steps, current.step) : draft.steps.slice(0, -1);
      return { ...work, draft: { ...draft, steps }, current: { ...current, isMade: true } };
    }
    case 'settled':
      return { ...work, elsewhere: event.elsewhere, current: undefined };
    case 'retried':
      return { ...work, waiting: current ? [current, ...waiting] : waiting, current: undefined };
    case 'dismissed':
      return { ...work, current: undefined };
    case 'chosen':
      return { ...work, draft: { ...draft, choice: event.choice }, isSaved: false };
    case 'compared':
      return { ...work, elsewhere: event.elsewhere };
    case 'saved':
      return { ...work, draft: { ...draft, steps: [] }, isSaved: true };
  }
}
