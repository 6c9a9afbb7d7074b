import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Step } from '../engine/step.js';
import { RequestError } from '../transport/parseBody.js';
import type { Changed, Saved, Store } from './store.js';

const key = 'saved';
/** Key of the version, which names the page and write that saved the shop, so that a page can tell whether it already
 * has that version. */
const versionKey = 'version';
const stores: ['shop', 'steps'] = ['shop', 'steps'];
type Mode = 'readonly' | 'readwrite';

/** Thrown when the browser cannot store the shop or read it back. It becomes the response to the affected call. */
export class StoreError extends RequestError {
  override readonly name = 'StoreError';
}

const storeError = ({ name, message }: DOMException): StoreError =>
  name === 'QuotaExceededError'
    ? new StoreError(507, 'This browser has no room left for the shop. Free some of it, or start with a new shop.')
    : new StoreError(500, `What this browser keeps of the shop cannot be used: ${message} Start with a new shop.`);

/**
 * Creates a store for a shop in a browser. It survives reloads, and tabs of one origin take turns to change it.
 * `onFailure` receives the same errors as the callers, since a page whose call fails learns only that it failed.
 */
export function indexedDbStore(name: string, onFailure?: (error: StoreError) => void): Store {
  // randomUUID is missing from pages served over plain http by another machine.
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let writes = 0;
  /** The last value read or written, so that it is only copied out of the database after another page has changed it. */
  let cached: { readonly version: unknown; readonly saved: Saved | undefined } | undefined;
  let database: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    database = undefined;
    cached = undefined;
  };
  // Clearing the site's data closes the database, and the next call reopens it.
  const open = () =>
    openDB(name, 2, {
      upgrade: (db, from, _to, transaction) => {
        // Clearing the data while the database is made aborts this transaction. The opening itself reports that, and
        // nobody else listens to `done`.
        transaction.done.catch(() => {});
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
    // A failed transaction rejects each of its requests separately, which informs their callers. `done` itself may have
    // no listener, so its rejection is ignored here.
    transaction.done.catch(() => {});
    return transaction;
  }

  async function savedIn(transaction: IDBPTransaction<unknown, ['shop', 'steps'], Mode>): Promise<Saved | undefined> {
    const shop = transaction.objectStore('shop');
    const version: unknown = await shop.get(versionKey);
    // A shop stored before versions existed has none.
    if (version === undefined || cached?.version !== version)
      cached = { version, saved: (await shop.get(key)) as Saved | undefined };
    return cached.saved;
  }

  async function take<Result>(step: (saved: Saved | undefined) => Changed<Result>): Promise<Result> {
    const change = await begin('readwrite');
    const { saved, result, steps = [] } = step(await savedIn(change));
    const first = saved.beginning.steps - steps.length;
    const version = `${page} ${++writes}`;
    // Only new steps are written: earlier steps stay in place, and the steps of a previous shop are overwritten one by
    // one.
    try {
      await Promise.all([
        change.objectStore('shop').put(saved, key),
        change.objectStore('shop').put(version, versionKey),
        ...steps.map((one, index) => change.objectStore('steps').put(one, first + index)),
        change.done,
      ]);
    } catch (error) {
      // The requests of an aborted transaction only report that it was aborted.
      throw change.error ?? error;
    }
    cached = { version, saved };
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

  /**
   * Runs work on the database, and repeats it if the database was closed or deleted in the meantime, which undoes
   * unfinished work.
   * @throws StoreError when the work fails repeatedly or the storage is full
   */
  async function using<Result>(work: () => Promise<Result>, attempts = 3): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // The next call may succeed with a reopened database.
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
