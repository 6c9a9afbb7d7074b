import { useEffect, useState } from 'react';
import { useDraft } from '../useDraft.js';

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

/** The mark of the entry of the browser's history that a step after the reason has. */
const mark = 'wskPlanCancel';
const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

/** The way through cancelling a plan. It is found again after a reload, and the browser's Back walks back to the reason
 * before it leaves the page. */
export function useCancelFlow(subscriptionId: string) {
  const { draft, save } = useDraft<CancelFlow>('planCancel', start);
  const [own, setOwn] = useState<CancelFlow>();
  const known = own ?? draft;
  const flow = known?.subscriptionId === subscriptionId ? known : { ...start, subscriptionId };

  function go(change: Partial<CancelFlow>): void {
    const next = { ...flow, ...change };
    const isOnward = flow.step === 'reason' && next.step !== 'reason';
    if (isOnward && !isMarked(window.history.state)) window.history.pushState({ [mark]: true }, '');
    setOwn(next);
    save(next);
  }

  const canGoBack = flow.step === 'offer' || flow.step === 'confirm';
  useEffect(() => {
    const leaveStep = ({ state }: PopStateEvent) => {
      if (canGoBack && !isMarked(state)) go({ step: 'reason' });
    };
    window.addEventListener('popstate', leaveStep);
    return () => window.removeEventListener('popstate', leaveStep);
  });

  return {
    flow,
    go,
    goBack(): void {
      if (isMarked(window.history.state)) window.history.back();
      else go({ step: 'reason' });
    },
  };
}
