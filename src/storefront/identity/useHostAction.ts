import { useState } from 'react';
import { loginFailureWording } from '../../api/wording.js';
import { identityWords } from '../../brands/words/identity.js';
import { type Action, busy, done, failed, idle } from '../../model/load.js';
import { useText } from '../../ui/scope.js';
import { useOneAtATime } from '../useOneAtATime.js';

/** One thing a host does about a password, once at a time: there is no call for it (OPEN-072). A failure is said as one of
 * signing in. What it is given stays in the closure. */
export function useHostAction(): {
  readonly action: Action;
  readonly run: (work: () => Promise<void>, onFailed?: (message: string) => void) => void;
  readonly reset: () => void;
} {
  const once = useOneAtATime();
  const text = useText(identityWords);
  const [action, setAction] = useState<Action>(idle);
  return {
    action,
    run: (work, onFailed) =>
      void once(async () => {
        setAction(busy);
        try {
          await work();
          setAction(done);
        } catch (error) {
          const wording = loginFailureWording(error);
          const message = 'said' in wording ? wording.said : text(wording.key, { contact: text('login.contact') });
          setAction(failed(message));
          onFailed?.(message);
        }
      }),
    reset: () => setAction(idle),
  };
}
