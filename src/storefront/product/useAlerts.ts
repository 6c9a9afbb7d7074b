'use client';

import { useEffect, useState } from 'react';
import { type Action, done, idle } from '../../model/load.js';
import { alertMessageMs } from '../../rules/common/timings.js';
import { isSignedUpAlready } from '../../rules/product/alerts.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { customerCalls } from '../shop/calls.js';

export interface Alerts {
  /** State of the sign-up; `done` and `failed` last for 5 s (PROD-093, PROD-095). */
  readonly action: Action;
  readonly signedUp: boolean;
  readonly onSignUp: () => void;
}

/** Manages the sign-up for alerts of a product. No call tells whether a customer is already signed up; this only
 * becomes known when another sign-up is refused (OPEN-068). */
export function useAlerts(itemCode: string): Alerts {
  const { client } = useServices();
  const { action, run, reset } = useAction();
  const [signedUp, setSignedUp] = useState(false);

  useEffect(() => {
    if (action.status !== 'done' && action.status !== 'failed') return;
    const timer = setTimeout(() => {
      if (action.status === 'done') setSignedUp(true);
      reset();
    }, alertMessageMs);
    return () => clearTimeout(timer);
  }, [action, reset]);

  async function signUp(): Promise<Action> {
    try {
      await client.call(customerCalls.createUserInterest, { params: { itemCode } });
      return done;
    } catch (error) {
      const isKnown = isSignedUpAlready(error);
      setSignedUp(isKnown);
      if (!isKnown) throw error;
      return idle;
    }
  }
  return { action, signedUp, onSignUp: () => run(signUp) };
}
