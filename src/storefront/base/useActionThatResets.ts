'use client';

import { useEffect, useState } from 'react';
import { type Action, idle } from '../../model/load.js';

/** An action whose `done` goes back to idle after a while. */
export function useActionThatResets(afterMs: number): readonly [Action, (action: Action) => void] {
  const [action, setAction] = useState<Action>(idle);
  useEffect(() => {
    if (action.status !== 'done') return;
    const timer = setTimeout(() => setAction(idle), afterMs);
    return () => clearTimeout(timer);
  }, [action, afterMs]);
  return [action, setAction];
}
