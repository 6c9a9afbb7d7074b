'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type Action, busy, failed, idle } from '../../model/load.js';
import { useFailureText } from './useFailureText.js';

export interface ActionOptions {
  /** State after success; idle unless set, so that the action can run again. */
  readonly afterwards?: Action;
  /** How long `done` is shown before the action becomes idle again, in ms; unless set, it is shown until the next run. */
  readonly doneFor?: number;
  /** Returns the message for a failure; the shared messages unless the ledger has a specific one. */
  readonly failureText?: (error: unknown) => string;
  readonly onFailed?: (message: string) => void;
}

/** The work of an action. If the state after success is not the usual one, it resolves to that state. */
type Work = () => Promise<Action> | Promise<void>;

export interface RunningAction {
  readonly action: Action;
  /** Runs `work`, unless a previous run is still in progress. Its input stays in the closure, so that a card token is
   * stored nowhere. */
  readonly run: (work: Work) => void;
  readonly reset: () => void;
}

/** Runs an action, one at a time, and returns its state. */
export function useAction({ afterwards = idle, doneFor, failureText, onFailed }: ActionOptions = {}): RunningAction {
  // Two presses can happen before the next render, so the state alone cannot tell that the action is running.
  const isRunning = useRef(false);
  const sharedText = useFailureText();
  const [action, setAction] = useState<Action>(idle);

  const reset = useCallback(() => setAction(idle), []);
  useEffect(() => {
    const timer = doneFor && action.status === 'done' ? setTimeout(reset, doneFor) : 0;
    return () => clearTimeout(timer);
  }, [action, doneFor, reset]);

  async function run(work: Work): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setAction(busy);
    try {
      setAction((await work()) ?? afterwards);
    } catch (error) {
      const message = (failureText ?? sharedText)(error);
      setAction(failed(message));
      onFailed?.(message);
    } finally {
      isRunning.current = false;
    }
  }
  return { action, run, reset };
}
