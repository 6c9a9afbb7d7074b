import { loginFailureWording } from '../../api/wording.js';
import { type Action, busy, done, failed, idle } from '../../model/load.js';
import type { Login } from '../../rules/login.js';
import { loginReloadMs } from '../../rules/timings.js';
import { identityCalls } from '../calls.js';
import { type Observable, useObserved } from '../observable.js';
import { useServices } from '../StorefrontProvider.js';
import { useLoginFailureText } from './useLoginFailureText.js';

/** An attempt to sign in apart from the page's own, which says its failure in its own way. */
interface OwnAttempt {
  readonly state: Observable<Action>;
  readonly wordingOf: typeof loginFailureWording;
}

/** Signs in: on success the dialog closes and the page loads anew, or goes on as a page of its own says (IDENT-037 to
 * IDENT-042). One call at a time, which goes on when the dialog is closed meanwhile: it may have signed the customer in. */
export function useLogin(
  goOn?: () => void,
  own?: OwnAttempt,
): {
  readonly action: Action;
  readonly logIn: (login: Login) => void;
  /** Forgets a failure that has been read. */
  readonly forget: () => void;
} {
  const { client, dialog, login: shared, reload } = useServices();
  const { state, wordingOf } = own ?? { state: shared, wordingOf: loginFailureWording };
  const failureText = useLoginFailureText(wordingOf);
  const action = useObserved(state);

  // No mutation of the query client's: it would keep what was typed.
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
    if (dialog.get()?.name === 'login') dialog.set(undefined);
    setTimeout(() => {
      state.set(idle);
      if (goOn) goOn();
      else reload();
    }, loginReloadMs);
  }

  return {
    action,
    logIn: (given) => void logIn(given),
    forget: () => {
      if (state.get().status === 'failed') state.set(idle);
    },
  };
}
