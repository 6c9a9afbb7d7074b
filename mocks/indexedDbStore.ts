import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Step } from './step.js';
import type { Changed, Saved, Store } from './store.js';

const key = 'saved';
/** Under it stands which page wrote what is saved, and when: it tells whether a page has it already. */
const versionKey = 'version';
type Mode = 'readonly' | 'readwrite';

/** For a real shop in a browser: lasts through reloads, and tabs of one origin take turns to change it. */
export function indexedDbStore(name: string): Store {
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
    return (await database).transaction(['shop', 'steps'], mode);
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
    await Promise.all([
      change.objectStore('shop').put(saved, key),
      change.objectStore('shop').put(version, versionKey),
      ...steps.map((one, index) => change.objectStore('steps').put(one, first + index)),
      change.done,
    ]);
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

  /** Once more, where the database was closed meanwhile. */
  async function again<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      forget();
      return work();
    }
  }

  return {
    read: () => again(async () => savedIn(await begin('readonly'))),
    change: (step) => navigator.locks.request(name, () => again(() => take(step))),
    history: () => again(history),
  };
}
