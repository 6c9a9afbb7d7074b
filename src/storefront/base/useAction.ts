'use client';

import { useState } from 'react';
import { type Action, busy, failed, idle } from '../../model/load.js';
import { useFailureText } from './useFailureText.js';
import { useOneAtATime } from './useOneAtATime.js';

export interface ActionOptions {
  /** State after success; idle unless set, so that the action can run again. */
  readonly afterwards?: Action;
  /** Text of a failure; the shared texts unless the ledger has one. */
  readonly failureText?: (error: unknown) => string;
  readonly onFailed?: (message: string) => void;
}

export interface RunningAction {
  readonly action: Action;
  /** Runs `work` unless it is running. Its input stays in the closure, so that a card token is stored nowhere. */
  readonly run: (work: () => Promise<void>) => void;
  readonly reset: () => void;
}

/** Runs an action, one at a time, and gives its state. */
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
