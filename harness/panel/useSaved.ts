import { useCallback, useEffect, useState } from 'react';
import type { Saved } from '../../mocks/stores/store.js';
import type { ShopControl } from './control.js';

/** Returns everything the mock stores and the id of this browser's session, read again after every call, and a function
 * to read them again after a change. */
export function useSaved({ mock, session }: ShopControl): {
  readonly saved: Saved | undefined;
  readonly sessionId: string;
  readonly refresh: () => Promise<void>;
} {
  const [seen, setSeen] = useState<{ readonly saved: Saved; readonly sessionId: string }>();
  const refresh = useCallback(
    async () => setSeen({ saved: await mock.saved(), sessionId: session() }),
    [mock, session],
  );
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
    return mock.calls.subscribe(() => void look());
  }, [mock, refresh]);
  return { saved: seen?.saved, sessionId: seen?.sessionId ?? '', refresh };
}
