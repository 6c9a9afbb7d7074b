'use client';

import { useEffect, useState } from 'react';
import { useDraft } from '../base/useDraft.js';

/** How far cancelling a plan has come. The offer is made once: until it is declined or taken. */
export interface CancelFlow {
  readonly subscriptionId: string;
  readonly step: string;
  readonly reasonCode: number;
  readonly offer: string;
  readonly calledOff: string;
  readonly feedback: string;
  readonly isFeedbackSent: boolean;
}

const start: CancelFlow = {
  subscriptionId: '',
  step: 'reason',
  reasonCode: 0,
  offer: '',
  calledOff: '',
  feedback: '',
  isFeedbackSent: false,
};

/** The mark of the entries of the browser's history that a decision was begun in: the one of the reason, and the one of the
 * steps after it. A reload keeps it, and whoever comes to the page again comes by an entry without it. */
const mark = 'wskPlanCancel';
type Place = 'reason' | 'after';
const placeOf = (state: unknown): Place | undefined =>
  typeof state === 'object' && state !== null && mark in state ? (state[mark] as Place) : undefined;

/** What is left of a decision that was given up: that an offer was accepted, and a cancellation that was made. */
const withoutDecision = (flow: CancelFlow): CancelFlow =>
  flow.step === 'feedback' || flow.step === 'cancelled'
    ? flow
    : { ...start, subscriptionId: flow.subscriptionId, offer: flow.offer === 'taken' ? 'taken' : '' };

/** Whether a press leads to another page in this window. */
function leaves(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  return link.target !== '_blank' && link.pathname !== window.location.pathname;
}

/** The way through cancelling a plan. It is found again after a reload, and the browser's Back walks back to the reason
 * before it leaves the page. Whoever leaves by a link, or comes to the page another time, has given the decision up. */
export function useCancelFlow(subscriptionId: string) {
  const { draft, save } = useDraft<CancelFlow>('planCancel', start);
  const [own, setOwn] = useState<CancelFlow>();
  const [kept] = useState(() => draft && (placeOf(window.history.state) ? draft : withoutDecision(draft)));
  const known = own ?? kept;
  const flow = known?.subscriptionId === subscriptionId ? known : { ...start, subscriptionId };

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
    // Before the host takes the link, and the address is another.
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
