'use client';

import { useEffect, useState } from 'react';
import { type Action, done, idle } from '../../model/load.js';
import { alertMessageMs } from '../../rules/common/timings.js';
import { isSignedUpAlready } from '../../rules/product/alerts.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { customerCalls } from '../shop/calls.js';

export interface Alerts {
  /** Done and failed are for 5 s (PROD-093, PROD-095). */
  readonly action: Action;
  readonly signedUp: boolean;
  readonly onSignUp: () => void;
}

/** Sign-up for the alerts of a product. No call says whether a customer is signed up: a sign-up that is refused because
 * of another does (OPEN-068). */
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
