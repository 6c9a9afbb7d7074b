import { useCallback, useEffect, useState } from 'react';
import type { Standing } from '../transport/standing.js';
import type { MockControl } from './control.js';

/** Returns how the shop stands, read again after every call, the reason why it cannot be read, and a function to read it
 * again after a change. */
export function useStanding({ ask, calls }: MockControl): {
  readonly standing: Standing | undefined;
  readonly problem: string | undefined;
  readonly refresh: () => Promise<void>;
} {
  const [standing, setStanding] = useState<Standing>();
  const [problem, setProblem] = useState<string>();
  const refresh = useCallback(async () => {
    try {
      setStanding(await ask<Standing>('GET settings'));
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }, [ask]);
  useEffect(() => {
    // Several simultaneous calls need only one read.
    let isLooking = false;
    const look = async () => {
      if (isLooking) return;
      isLooking = true;
      // The session's new id, if the call changed it, comes with the response.
      await new Promise((resolve) => setTimeout(resolve));
      isLooking = false;
      await refresh();
    };
    void refresh();
    return calls.subscribe(() => void look());
  }, [calls, refresh]);
  return { standing, problem, refresh };
}
