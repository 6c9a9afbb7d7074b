'use client';

import type { CustomerProfile } from '../../model/customer.js';
import { type DraftOwner, draftOwnerOf, guest, isGuest, isSameOwner } from '../../rules/common/draftOwner.js';
import { type Observable, observable } from './observable.js';
import { readStorage, writeStorage } from './storage.js';

const prefix = 'wsk-draft-';

type Stored = Readonly<Record<string, unknown>> & { readonly owner?: DraftOwner };

/** What was typed into the forms of this tab and not sent yet. It survives a reload, and is only shown to the person
 * who typed it. A guest's drafts pass to the customer who signs in next. Never for secrets. */
export interface Drafts {
  /** The current visitor or customer; undefined until the profile has loaded. */
  readonly owner: Observable<DraftOwner | undefined>;
  /** Number of times a customer left this page or was replaced by another: what its forms contain then no longer
   * belongs to the current owner. */
  readonly handovers: Observable<number>;
  /** Records the current visitor or customer. Passes a guest's drafts on to a customer, and removes drafts that belong
   * to anyone else. If one customer replaces another, this counts as a handover. */
  readonly hear: (profile: CustomerProfile | undefined) => void;
  /** Returns the current owner's draft of the form with this name. Only values that match the shape of the form are
   * used; others are ignored. */
  readonly read: <Value extends object>(name: string, start: Value) => Value | undefined;
  /** Checks whether the current owner has a draft. */
  readonly has: (name: string) => boolean;
  /** Stores a draft, for the current owner unless another owner is given. */
  readonly save: (name: string, value: object, by?: DraftOwner) => void;
  /** Removes one draft. */
  readonly clear: (name: string) => void;
  /** Removes all drafts; called once the order is placed. */
  readonly clearAll: () => void;
  /** Removes all drafts, and resets the forms; called after the customer has signed out. */
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

/** If the storage is full or blocked, the draft is lost on reload. */
const write = (key: string, value: object) => writeStorage('sessionStorage', key, JSON.stringify(value));
const remove = (key: string) => writeStorage('sessionStorage', key, null);

function draftKeys(): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Returns the owner of a draft; a draft without a valid owner belongs to a guest. */
const ownerOf = ({ owner }: Stored): DraftOwner => (owner !== null && typeof owner === 'object' ? owner : guest);

/** Creates the drafts of a page. */
export function createDrafts(): Drafts {
  const owner = observable<DraftOwner | undefined>(undefined);
  const handovers = observable(0);
  let customer: DraftOwner | undefined;
  /** Drafts typed before the profile has loaded. They are kept in memory: if they were stored without an owner, anyone
   * could see them. */
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
