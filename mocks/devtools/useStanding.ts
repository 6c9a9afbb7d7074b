import { useCallback, useEffect, useRef, useState } from 'react';
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
  const reads = useRef(0);
  const refresh = useCallback(async () => {
    const read = ++reads.current;
    // A slow read must not replace what a later one has found.
    const isLatest = () => read === reads.current;
    try {
      const found = await ask<Standing>('GET settings');
      if (!isLatest()) return;
      setStanding(found);
      setProblem(undefined);
    } catch (error) {
      if (isLatest()) setProblem(error instanceof Error ? error.message : String(error));
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
