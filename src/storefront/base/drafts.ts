'use client';

import type { CustomerProfile } from '../../model/customer.js';
import { type DraftOwner, draftOwnerOf, guest, isGuest, isSameOwner } from '../../rules/common/draftOwner.js';
import { type Observable, observable } from './observable.js';
import { readStorage, writeStorage } from './storage.js';

const prefix = 'wsk-draft-';

type Stored = Readonly<Record<string, unknown>> & { readonly owner?: DraftOwner };

/** What was typed into the forms of this tab and is not sent yet. It survives a reload, and is shown only to whoever typed
 * it. A guest's drafts belong to the customer who signs in next. Never for secrets. */
export interface Drafts {
  /** Who is here; undefined until the profile has been heard. */
  readonly owner: Observable<DraftOwner | undefined>;
  /** How often a customer of this page left, or was followed by another: what its forms still show is not for who is here
   * now. */
  readonly handovers: Observable<number>;
  /** Records who is here. Gives a customer what they typed as a guest, and removes what others typed.
   * A customer who follows another counts as a handover. */
  readonly hear: (profile: CustomerProfile | undefined) => void;
  /** The draft of who is here under the name of its form, as far as it has the shape of the form; other values are ignored. */
  readonly read: <Value extends object>(name: string, start: Value) => Value | undefined;
  /** Whether who is here has a draft. */
  readonly has: (name: string) => boolean;
  /** Stores a draft, of who is here unless an owner is given. */
  readonly save: (name: string, value: object, by?: DraftOwner) => void;
  /** Removes one draft. */
  readonly clear: (name: string) => void;
  /** Removes all drafts, once the order is placed. */
  readonly clearAll: () => void;
  /** Removes all drafts, and what the forms show, when the customer has signed out. */
  readonly forget: () => void;
}

function readStored(key: string): Stored | undefined {
  try {
    const stored: unknown = JSON.parse(readStorage('sessionStorage', key) ?? 'null');
    return stored !== null && typeof stored === 'object' ? (stored as Stored) : undefined;
  } catch {
    return undefined;
  }
}

/** Where the storage is full or blocked, the draft is lost on reload. */
const write = (key: string, value: object) => writeStorage('sessionStorage', key, JSON.stringify(value));
const remove = (key: string) => writeStorage('sessionStorage', key, null);

function draftKeys(): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** What was stored without an owner, or with something else in its place, is a guest's. */
const ownerOf = ({ owner }: Stored): DraftOwner => (owner !== null && typeof owner === 'object' ? owner : guest);

/** Creates the drafts of a page. */
export function createDrafts(): Drafts {
  const owner = observable<DraftOwner | undefined>(undefined);
  const handovers = observable(0);
  let customer: DraftOwner | undefined;
  /** What was typed before it is known who is here: stored without an owner, it could be shown to anyone. */
  const unowned = new Map<string, object>();

  const handOver = () => handovers.set(handovers.get() + 1);

  function claim(now: DraftOwner): void {
    for (const key of draftKeys()) {
      const stored = readStored(key);
      if (stored && isGuest(ownerOf(stored))) write(key, { ...stored, owner: now });
      else if (!stored || !isSameOwner(ownerOf(stored), now)) remove(key);
    }
  }

  function read<Value extends object>(name: string, start: Value): Value | undefined {
    const stored = readStored(prefix + name);
    const now = owner.get();
    if (!stored || !now || !isSameOwner(ownerOf(stored), now)) return undefined;
    const usable = Object.entries(stored).filter(([key, value]) => typeof value === typeof start[key as keyof Value]);
    return { ...start, ...Object.fromEntries(usable) };
  }

  function clearAll(): void {
    unowned.clear();
    for (const key of draftKeys()) remove(key);
  }

  return {
    owner,
    handovers,
    hear(profile) {
      const now = draftOwnerOf(profile);
      const isOther = customer !== undefined && !isGuest(now) && !isSameOwner(customer, now);
      if (!isGuest(now)) {
        customer = now;
        claim(now);
      }
      for (const [name, value] of unowned) write(prefix + name, { ...value, owner: now });
      unowned.clear();
      const before = owner.get();
      if (!before || before.id !== now.id || before.name !== now.name) owner.set(now);
      if (isOther) handOver();
    },
    read,
    has: (name) => read(name, {}) !== undefined,
    save(name, value, by = owner.get()) {
      if (by) write(prefix + name, { ...value, owner: by });
      else unowned.set(name, value);
    },
    clear(name) {
      unowned.delete(name);
      remove(prefix + name);
    },
    clearAll,
    forget() {
      clearAll();
      handOver();
    },
  };
}
