'use client';

import { useEffect, useState } from 'react';
import { type Action, busy, done, failed, idle } from '../../model/load.js';
import { alertMessageMs } from '../../rules/common/timings.js';
import { isSignedUpAlready } from '../../rules/product/alerts.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { useOneAtATime } from '../base/useOneAtATime.js';
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
  const failureText = useFailureText();
  const once = useOneAtATime();
  const [action, setAction] = useState<Action>(idle);
  const [signedUp, setSignedUp] = useState(false);

  useEffect(() => {
    if (action.status !== 'done' && action.status !== 'failed') return;
    const timer = setTimeout(() => {
      if (action.status === 'done') setSignedUp(true);
      setAction(idle);
    }, alertMessageMs);
    return () => clearTimeout(timer);
  }, [action]);

  async function signUp(): Promise<void> {
    setAction(busy);
    try {
      await client.call(customerCalls.createUserInterest, { params: { itemCode } });
      setAction(done);
    } catch (error) {
      const isKnown = isSignedUpAlready(error);
      setSignedUp(isKnown);
      setAction(isKnown ? idle : failed(failureText(error)));
    }
  }
  return { action, signedUp, onSignUp: () => void once(signUp) };
}
