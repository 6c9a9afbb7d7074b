import { useState } from 'react';
import { type Action, busy, failed, idle } from '../model/load.js';
import { useFailureText } from './useFailureText.js';
import { useOneAtATime } from './useOneAtATime.js';

export interface ActionOptions {
  /** What it is when all went well: idle, so that it may be done again, unless it is to stay done. */
  readonly afterwards?: Action;
  /** What to say of a failure; the shared texts unless the ledger has one. */
  readonly failureText?: (error: unknown) => string;
  readonly onFailed?: (message: string) => void;
}

export interface RunningAction {
  readonly action: Action;
  /** Starts it, unless it is running. What it is given stays in the closure: a card's token is kept nowhere. */
  readonly run: (work: () => Promise<void>) => void;
  readonly reset: () => void;
}

/** One thing a page does, once at a time, with what goes on of it. */
export function useAction({ afterwards = idle, failureText, onFailed }: ActionOptions = {}): RunningAction {
  const once = useOneAtATime();
  const sharedText = useFailureText();
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
          const message = (failureText ?? sharedText)(error);
          setAction(failed(message));
          onFailed?.(message);
        }
      }),
    reset: () => setAction(idle),
  };
}
