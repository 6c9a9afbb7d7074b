import { useState } from 'react';
import { type Action, busy, failed, idle } from '../model/load.js';
import { useFailureText } from './useFailureText.js';
import { useOneAtATime } from './useOneAtATime.js';

/** One thing a page does, once at a time, with what goes on of it; when all went well it may be done again, unless it is to
 * stay done. What it is given stays in the closure: a card's token is kept nowhere. */
export function useAction(afterwards: Action = idle): {
  readonly action: Action;
  readonly run: (work: () => Promise<void>) => void;
} {
  const once = useOneAtATime();
  const failureText = useFailureText();
  const [action, setAction] = useState<Action>(idle);
  return {
    action,
    run: (work) =>
      void once(async () => {
        setAction(busy);
        try {
          await work();
          setAction(afterwards);
        } catch (error) {
          setAction(failed(failureText(error)));
        }
      }),
  };
}
