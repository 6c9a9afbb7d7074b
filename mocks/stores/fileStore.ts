import { accessSync, constants, readFileSync } from 'node:fs';
import { type FileHandle, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { changeSchema, changesOf, withChanges } from '../engine/changes.js';
import { applySettings } from '../engine/simulation.js';
import { stepLimit, stepSchema } from '../engine/step.js';
import { type SettingName, type Settings, worldOfSettings } from '../world/settings.js';
import { worldKey } from '../world/world.js';
import { problemOfKept } from './keptShop.js';
import { type History, memoryStore, type Saved, type Store } from './store.js';

const format = 'wine-storefront-shop';
const steps = z.array(stepSchema).check(z.maxLength(stepLimit));
const fileSchema = z.object({
  format: z.literal(format),
  saved: z.unknown(),
  steps,
  /** Number of the latest change that the file holds, counted since its shop began. */
  changes: z.int(),
});

/** A line of the journal: one change of the shop, by its number. */
const lineSchema = z.object({ change: z.int(), changes: z.array(changeSchema), steps });

/** The changes since a file was written. */
const journalOf = (path: string): string => `${path}.journal`;

/** Thrown for a file that cannot be read or written, or does not hold a usable shop. */
export class StateFileError extends Error {
  override readonly name = 'StateFileError';
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const unusable = (path: string, problem: string): StateFileError =>
  new StateFileError(`${path} is left as it is: ${problem}. Name another file, or move this one away.`);

/** Returns a file's text, or undefined if the file does not exist. */
function textOf(path: string): string | undefined {
  try {
    accessSync(dirname(path), constants.W_OK);
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && syscall === 'open') return undefined;
    throw new StateFileError(`${path} cannot be used: ${reasonOf(error)}.`);
  }
}

/** A stored shop with its steps, and the number of its latest change. */
export type KeptShop = History & { readonly saved: Saved; readonly changes: number };

/**
 * Reads the shop in a file; undefined if there is no file.
 * @throws StateFileError when the file cannot be read or does not hold a usable shop
 */
export function readShopFile(path: string): KeptShop | undefined {
  const text = textOf(path);
  if (text === undefined) return undefined;
  const refuse = (problem: string): never => {
    throw unusable(path, problem);
  };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('it does not hold a shop of this mock, or was cut short');
  }
  const file = fileSchema.safeParse(json);
  if (!file.success) return refuse('it does not hold a shop of this mock');
  const kept = withJournal(path, file.data);
  const problem = problemOfKept(kept.saved);
  return problem === undefined ? { ...kept, saved: kept.saved as Saved } : refuse(problem);
}

/**
 * Returns what a file holds with the changes of its journal, in which a crash may have cut the last line short.
 * @throws StateFileError when the journal does not continue the file
 */
function withJournal(path: string, { saved, steps, changes }: z.infer<typeof fileSchema>) {
  const complete = (textOf(journalOf(path)) ?? '').split('\n').slice(0, -1);
  let kept = { saved, steps, changes };
  for (const text of complete) {
    try {
      const line = lineSchema.parse(JSON.parse(text));
      // A crash may have come between writing the file and emptying its journal.
      if (line.change <= kept.changes) continue;
      if (line.change > kept.changes + 1) throw new RangeError(`change ${kept.changes + 1} is missing`);
      const next = withChanges(kept.saved, line.changes) as Saved;
      const before = next.beginning.steps - line.steps.length;
      kept = { saved: next, steps: [...kept.steps.slice(0, before), ...line.steps], changes: line.change };
    } catch (error) {
      throw unusable(path, `${journalOf(path)} does not continue it (${reasonOf(error)})`);
    }
  }
  return kept;
}

const inWords = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value)) || 'none';

/**
 * Returns the shop of a file with the settings of a command applied.
 * @throws StateFileError when the settings would change the shop's world
 */
export function withSettings(path: string, kept: KeptShop, chosen: Partial<Settings>): KeptShop {
  const { saved, steps } = kept;
  const { settings: before } = saved;
  const names = Object.keys(chosen) as SettingName[];
  const other = names.find((name) => worldKey(worldOfSettings({ ...before, [name]: chosen[name] })) !== saved.worldKey);
  if (other) throw unusable(path, `its shop has ${other} ${inWords(before[other])}, not ${inWords(chosen[other])}`);
  if (names.every((name) => inWords(before[name]) === inWords(chosen[name]))) return kept;
  const settings = { ...before, ...chosen };
  const changed = applySettings(saved, { type: 'settings', session: 'command', settings, takesLogin: false });
  return { ...kept, saved: changed.saved, steps: [...steps, ...changed.steps] };
}

/** Number of bytes from which the journal is replaced with a new file of the whole shop. */
const journalAtMost = 2 ** 21;

/** Writes a file so that a reader at this moment, or after a crash, gets either the old one or the new one. */
async function replaceFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${process.pid}.tmp`;
  await writeFile(unfinished, text, { flush: true });
  await rename(unfinished, path);
  const folder = await open(dirname(path));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Creates an in-memory store that is also saved to a file. A change is on the disk before it resolves: as a line of a
 * journal beside the file, or with the whole shop when there is no journal to continue. Changes that wait for the disk
 * at the same time are written together.
 * `onFailure` receives the reason why a change could not be written; the shop continues without it.
 */
export function fileStore(path: string, from: KeptShop | undefined, onFailure: (error: StateFileError) => void) {
  const memory = memoryStore(from);
  /** The journal that continues the file; undefined if the whole shop has to be written first. */
  let journal: { readonly handle: FileHandle; bytes: number } | undefined;
  let changes = from?.changes ?? 0;
  let lines: string[] = [];
  let isUpToDate = true;
  let hasFile = false;
  let writing: Promise<void> | undefined;

  async function closeJournal(): Promise<void> {
    const handle = journal?.handle;
    journal = undefined;
    await handle?.close();
  }

  async function writeWhole(): Promise<void> {
    await closeJournal();
    // A journal without its file is left from another shop.
    if (!from && !hasFile) await rm(journalOf(path), { force: true });
    const looking = memory.history();
    // At this moment these belong together.
    const included = changes;
    lines = [];
    const { saved, steps } = await looking;
    await replaceFile(path, `${JSON.stringify({ format, saved, steps, changes: included })}\n`);
    hasFile = true;
  }

  /** Writes what has changed since the last write. */
  async function writeChanges(): Promise<void> {
    if (journal && journal.bytes < journalAtMost) {
      const text = lines.join('');
      lines = [];
      if (text === '') return;
      await journal.handle.appendFile(text);
      await journal.handle.datasync();
      journal.bytes += text.length;
      return;
    }
    await writeWhole();
    journal = { handle: await open(journalOf(path), 'w'), bytes: 0 };
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    // Set first, so that changes made during the write are written next time.
    isUpToDate = true;
    try {
      await work();
    } catch (error) {
      isUpToDate = false;
      // The journal may lack a change, so the whole shop is written next.
      await closeJournal().catch(() => {});
      onFailure(new StateFileError(`${path} cannot be written: ${reasonOf(error)}.`));
    }
  }

  /** Resolves once all changes made before are on the disk, or could not be written. */
  async function flush(): Promise<void> {
    // One write is under way at a time. Whoever comes meanwhile waits for the next one.
    await writing;
    writing ??= Promise.resolve()
      .then(() => attempt(writeChanges))
      .finally(() => {
        writing = undefined;
      });
    await writing;
  }

  const store: Store = {
    ...memory,
    async change(step) {
      let line = '';
      const result = await memory.change((before) => {
        const changed = step(before);
        if (changed.saved !== before || changed.steps?.length) {
          changes += 1;
          const { saved, steps = [] } = changed;
          line = `${JSON.stringify({ change: changes, changes: changesOf(before, saved), steps })}\n`;
        }
        return changed;
      });
      if (line === '') return result;
      lines.push(line);
      isUpToDate = false;
      await flush();
      return result;
    },
  };

  /** Writes the whole shop into its file, if it is not there yet, and removes the journal. */
  async function write(): Promise<void> {
    await writing;
    if (isUpToDate && !journal) return;
    await attempt(async () => {
      await writeWhole();
      await rm(journalOf(path), { force: true });
    });
  }
  return { store, write };
}
