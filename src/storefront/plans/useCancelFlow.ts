'use client';

import { useEffect, useState } from 'react';
import { useDraft } from '../base/useDraft.js';

/** Progress of cancelling a plan. The offer is made only once, until it is declined or accepted. */
export interface CancelFlow {
  readonly subscriptionId: string;
  readonly step: string;
  /** Whether a reason is given; any number may be its code. */
  readonly isReasonGiven: boolean;
  readonly reasonCode: number;
  readonly offer: string;
  readonly calledOff: string;
  readonly feedback: string;
  readonly isFeedbackSent: boolean;
}

const start: CancelFlow = {
  subscriptionId: '',
  step: 'reason',
  isReasonGiven: false,
  reasonCode: 0,
  offer: '',
  calledOff: '',
  feedback: '',
  isFeedbackSent: false,
};

/** Marks the browser's history entries of a decision: the entry of the reason, and the entry of the later steps. The
 * mark survives a reload; when the page is visited again later, its new entry has no mark. */
const mark = 'wskPlanCancel';
type Place = 'reason' | 'after';
const placeOf = (state: unknown): Place | undefined =>
  typeof state === 'object' && state !== null && mark in state ? (state[mark] as Place) : undefined;

/** Returns what remains of an abandoned decision: an accepted offer, or a completed cancellation. */
const withoutDecision = (flow: CancelFlow): CancelFlow =>
  flow.step === 'feedback' || flow.step === 'cancelled'
    ? flow
    : { ...start, subscriptionId: flow.subscriptionId, offer: flow.offer === 'taken' ? 'taken' : '' };

/** Checks whether a press opens another page in this window. */
function leaves(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  return link.target !== '_blank' && link.pathname !== window.location.pathname;
}

/** Manages the steps of cancelling a plan. The progress survives a reload, and the browser's Back button returns to the
 * reason before it leaves the page. Leaving by a link, or visiting the page again later, abandons the decision. */
export function useCancelFlow(subscriptionId: string) {
  const { draft, save } = useDraft<CancelFlow>('planCancel', start);
  const [own, setOwn] = useState<CancelFlow>();
  const [kept] = useState(() => draft && (placeOf(window.history.state) ? draft : withoutDecision(draft)));
  const current = own ?? kept;
  const flow = current?.subscriptionId === subscriptionId ? current : { ...start, subscriptionId };

  function go(change: Partial<CancelFlow>): void {
    const next = { ...flow, ...change };
    const place = placeOf(window.history.state);
    const isOnward = flow.step === 'reason' && next.step !== 'reason';
    if (isOnward && place !== 'after') window.history.pushState({ [mark]: 'after' satisfies Place }, '');
    else if (!place) window.history.replaceState({ ...window.history.state, [mark]: 'reason' satisfies Place }, '');
    setOwn(next);
    save(next);
  }

  const canGoBack = flow.step === 'offer' || flow.step === 'confirm';
  useEffect(() => {
    const leaveStep = ({ state }: PopStateEvent) => {
      if (canGoBack && placeOf(state) !== 'after') go({ step: 'reason' });
    };
    window.addEventListener('popstate', leaveStep);
    return () => window.removeEventListener('popstate', leaveStep);
  });
  useEffect(() => {
    const forget = (event: MouseEvent) => {
      if (leaves(event)) save(withoutDecision(flow));
    };
    // In the capture phase, so that this runs before the host handles the link and changes the address.
    document.addEventListener('click', forget, true);
    return () => document.removeEventListener('click', forget, true);
  });

  return {
    flow,
    go,
    goBack(): void {
      if (placeOf(window.history.state) === 'after') window.history.back();
      else go({ step: 'reason' });
    },
  };
}
