'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type Action, busy, failed, idle } from '../../model/load.js';
import { useFailureText } from './useFailureText.js';

export interface ActionOptions {
  /** State after success; idle unless set, so that the action can run again. */
  readonly afterwards?: Action;
  /** How long `done` is shown before the action is idle again, in ms; until the next run unless set. */
  readonly doneFor?: number;
  /** Returns the text of a failure; the shared texts unless the ledger has one. */
  readonly failureText?: (error: unknown) => string;
  readonly onFailed?: (message: string) => void;
}

/** Work that succeeds in its own way resolves to the state that follows. */
type Work = () => Promise<Action> | Promise<void>;

export interface RunningAction {
  readonly action: Action;
  /** Runs `work`, and ignores the call while the previous one is running. Its input stays in the closure, so that a card
   * token is stored nowhere. */
  readonly run: (work: Work) => void;
  readonly reset: () => void;
}

/** Runs an action, one at a time, and returns its state. */
export function useAction({ afterwards = idle, doneFor, failureText, onFailed }: ActionOptions = {}): RunningAction {
  // Two presses can come before a render, so the state alone cannot tell that the action is running.
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
