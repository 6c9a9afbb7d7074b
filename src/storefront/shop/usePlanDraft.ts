'use client';

import { useState } from 'react';
import { useDraft } from '../base/useDraft.js';

/** Keeps the choices on a page of one wine plan or subscription after a failure or a reload, and forgets them once they
 * are saved. Choices for another plan or subscription are ignored. */
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
    /** Forgets the stored choices; those in `kept` stay on the page. */
    forget: (overrides?: Partial<Value>) => {
      setHeld({ ...start, ...overrides, subscriptionId });
      clear();
    },
  };
}
