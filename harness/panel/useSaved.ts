import { useCallback, useEffect, useState } from 'react';
import type { Saved } from '../../mocks/stores/store.js';
import type { ShopControl } from './control.js';

/** Returns everything the mock stores, read again after every call, and a function to read it again after a change. */
export function useSaved({ mock }: ShopControl): { saved: Saved | undefined; refresh: () => Promise<void> } {
  const [saved, setSaved] = useState<Saved>();
  const refresh = useCallback(async () => setSaved(await mock.saved()), [mock]);
  useEffect(() => {
    // Several simultaneous calls need only one read.
    let isLooking = false;
    const look = async () => {
      if (isLooking) return;
      isLooking = true;
      await Promise.resolve();
      isLooking = false;
      await refresh();
    };
    void refresh();
    return mock.calls.subscribe(() => void look());
  }, [mock, refresh]);
  return { saved, refresh };
}
