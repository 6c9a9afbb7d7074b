'use client';

import { useState } from 'react';
import { useDraft } from '../base/useDraft.js';

/** What is chosen on a page of one wine plan or subscription: kept through a failure and a reload, and forgotten once it is saved. What was
 * chosen for another is not this one's. */
export function usePlanDraft<Value extends object>(name: string, subscriptionId: string, start: Value) {
  const { draft, save, clear } = useDraft(name, { ...start, subscriptionId: '' });
  const [held, setHeld] = useState<Value & { readonly subscriptionId: string }>(draft ?? { ...start, subscriptionId });
  const chosen: Value = held.subscriptionId === subscriptionId ? held : start;
  return {
    chosen,
    choose: (more: Partial<Value>) => {
      const next = { ...chosen, ...more, subscriptionId };
      setHeld(next);
      save(next);
    },
    /** Forgets what is saved; `kept` stays on the page. */
    forget: (kept?: Partial<Value>) => {
      setHeld({ ...start, ...kept, subscriptionId });
      clear();
    },
  };
}
