'use client';

import { useEffect, useMemo, useRef } from 'react';
import { type DraftOwner, isGuest } from '../../rules/common/draftOwner.js';
import { useObserved } from './observable.js';
import { useServices } from './StorefrontProvider.js';

/** Keeps a draft of a form's values in this tab only; it survives a reload. It is shown only to the person who typed
 * it: see `Drafts`. Never for secrets. */
export function useDraft<Value extends object>(name: string, start: Value) {
  const { drafts } = useServices();
  const owner = useObserved(drafts.owner);
  const shape = useRef(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is read again for another person.
  const draft = useMemo(() => drafts.read(name, shape.current), [drafts, name, owner]);
  // A form may stay open after the session in which it was filled in: what is typed into it still belongs to that
  // customer.
  const customer = useRef<DraftOwner>(undefined);
  useEffect(() => {
    if (owner && !isGuest(owner)) customer.current = owner;
  }, [owner]);
  return useMemo(
    () => ({
      draft,
      save: (value: Value) => drafts.save(name, value, customer.current),
      clear: () => drafts.clear(name),
    }),
    [draft, drafts, name],
  );
}
