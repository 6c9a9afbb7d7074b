import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Step } from '../engine/step.js';
import { RequestError } from '../transport/parseBody.js';
import type { Changed, Saved, Store } from './store.js';

const key = 'saved';
/** Under it stands which page wrote what is saved, and when: it tells whether a page has it already. */
const versionKey = 'version';
const stores: ['shop', 'steps'] = ['shop', 'steps'];
type Mode = 'readonly' | 'readwrite';

/** The browser cannot keep the shop, or give back what it kept. A call it happens to is answered with it. */
export class StoreError extends RequestError {
  override readonly name = 'StoreError';
}

const storeError = ({ name, message }: DOMException): StoreError =>
  name === 'QuotaExceededError'
    ? new StoreError(507, 'This browser has no room left for the shop. Free some of it, or start with a new shop.')
    : new StoreError(500, `What this browser keeps of the shop cannot be used: ${message} Start with a new shop.`);

/** For a real shop in a browser: lasts through reloads, and tabs of one origin take turns to change it. `onFailure` is told
 * what the callers are: a page whose call fails knows no more than that. */
export function indexedDbStore(name: string, onFailure?: (error: StoreError) => void): Store {
  // Not randomUUID: a page served over plain http from another machine has none.
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let writes = 0;
  /** What was read or written last, so that it is copied out of the database only when another page has changed it. */
  let known: { readonly version: unknown; readonly saved: Saved | undefined } | undefined;
  let database: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    database = undefined;
    known = undefined;
  };
  // Someone who clears the site's data closes the database under us: the next call opens it anew.
  const open = () =>
    openDB(name, 2, {
      upgrade: (db, from) => {
        if (from < 1) db.createObjectStore('shop');
        db.createObjectStore('steps');
      },
      terminated: forget,
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
    });

  async function begin<M extends Mode>(mode: M): Promise<IDBPTransaction<unknown, ['shop', 'steps'], M>> {
    database ??= open();
    const transaction = (await database).transaction(stores, mode);
    // Each of its requests fails with it, and has a caller; nobody may be waiting for its end.
    transaction.done.catch(() => {});
    return transaction;
  }

  async function savedIn(transaction: IDBPTransaction<unknown, ['shop', 'steps'], Mode>): Promise<Saved | undefined> {
    const shop = transaction.objectStore('shop');
    const version: unknown = await shop.get(versionKey);
    // A shop of before there were versions has none.
    if (version === undefined || known?.version !== version)
      known = { version, saved: (await shop.get(key)) as Saved | undefined };
    return known.saved;
  }

  async function take<Result>(step: (saved: Saved | undefined) => Changed<Result>): Promise<Result> {
    const change = await begin('readwrite');
    const { saved, result, steps = [] } = step(await savedIn(change));
    const first = saved.beginning.steps - steps.length;
    const version = `${page} ${++writes}`;
    // Only what is new is written: the steps of before stay where they are, and those of a shop before this one are
    // written over one by one.
    try {
      await Promise.all([
        change.objectStore('shop').put(saved, key),
        change.objectStore('shop').put(version, versionKey),
        ...steps.map((one, index) => change.objectStore('steps').put(one, first + index)),
        change.done,
      ]);
    } catch (error) {
      // The parts of a change that is given up are only said to be aborted.
      throw change.error ?? error;
    }
    known = { version, saved };
    return result;
  }

  async function history() {
    const look = await begin('readonly');
    const saved = await savedIn(look);
    const taken = saved?.beginning?.steps ?? 0;
    const steps = (
      taken > 0 ? await look.objectStore('steps').getAll(IDBKeyRange.bound(0, taken, false, true)) : []
    ) as Step[];
    return { saved, steps };
  }

  /** Does something with the database, anew where it was closed or deleted meanwhile: what was begun is undone then.
   * @throws StoreError */
  async function using<Result>(work: () => Promise<Result>, attempts = 3): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // It may be another by the next call.
      forget();
      const isFull = error.name === 'QuotaExceededError';
      if (!isFull && attempts > 1) return using(work, attempts - 1);
      const failure = storeError(error);
      onFailure?.(failure);
      throw failure;
    }
  }

  return {
    read: () => using(async () => savedIn(await begin('readonly'))),
    change: (step) => navigator.locks.request(name, () => using(() => take(step))),
    history: () => using(history),
  };
}
