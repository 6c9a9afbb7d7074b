'use client';

import { loginFailureWording } from '../../api/wording.js';
import { type Action, busy, done, failed, idle } from '../../model/load.js';
import { loginReloadMs } from '../../rules/common/timings.js';
import type { Login } from '../../rules/identity/login.js';
import { announceCustomerChange } from '../base/customerChanges.js';
import { type Observable, useObserved } from '../base/observable.js';
import { useServices } from '../base/StorefrontProvider.js';
import { identityCalls } from '../shop/calls.js';
import { keepPlace } from '../shop/placeAfterLogin.js';
import { useLoginFailureText } from './useLoginFailureText.js';

/** A sign-in attempt separate from the page's own, with its own failure message. */
interface OwnAttempt {
  readonly state: Observable<Action>;
  readonly wordingOf: typeof loginFailureWording;
}

/** Signs the shopper in; on success the dialog closes and the page reloads, or the page's own handler runs (IDENT-037
 * to IDENT-042). One call is made at a time; it continues after the dialog is closed, since it may already have signed
 * the customer in. */
export function useLogin(
  goOn?: () => void,
  own?: OwnAttempt,
): {
  readonly action: Action;
  readonly logIn: (login: Login) => void;
  /** Clears a failure after it has been shown. */
  readonly clearFailure: () => void;
} {
  const { client, dialog, login: shared, reload } = useServices();
  const { state, wordingOf } = own ?? { state: shared, wordingOf: loginFailureWording };
  const failureText = useLoginFailureText(wordingOf);
  const action = useObserved(state);

  // Not a mutation of the query client, which would keep the password.
  async function logIn(body: Login): Promise<void> {
    const { status } = state.get();
    if (status === 'busy' || status === 'done') return;
    state.set(busy);
    try {
      await client.call(identityCalls.login, { body });
    } catch (error) {
      state.set(failed(failureText(error)));
      return;
    }
    state.set(done);
    announceCustomerChange();
    if (dialog.get()?.name === 'login') dialog.set(undefined);
    setTimeout(() => {
      state.set(idle);
      if (goOn) goOn();
      else {
        keepPlace();
        reload();
      }
    }, loginReloadMs);
  }

  return {
    action,
    logIn: (credentials) => void logIn(credentials),
    clearFailure: () => {
      if (state.get().status === 'failed') state.set(idle);
    },
  };
}
