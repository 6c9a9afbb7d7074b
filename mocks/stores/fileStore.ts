import { accessSync, constants, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { applySettings } from '../engine/simulation.js';
import { stepLimit, stepSchema } from '../engine/step.js';
import { type SettingName, type Settings, worldOfSettings } from '../world/settings.js';
import { worldKey } from '../world/world.js';
import { problemOfKept } from './keptShop.js';
import { type History, memoryStore, type Saved, type Store } from './store.js';

const format = 'wine-storefront-shop';
const fileSchema = z.object({
  format: z.literal(format),
  saved: z.unknown(),
  steps: z.array(stepSchema).check(z.maxLength(stepLimit)),
});

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

/** A stored shop with its steps. */
export type KeptShop = History & { readonly saved: Saved };

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
  const { saved, steps } = file.data;
  const problem = problemOfKept(saved);
  return problem === undefined ? { saved: saved as Saved, steps } : refuse(problem);
}

const inWords = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value)) || 'none';

/**
 * Returns the shop of a file with the settings of a command applied.
 * @throws StateFileError when the settings would change the shop's world
 */
export function withSettings(path: string, { saved, steps }: KeptShop, chosen: Partial<Settings>): KeptShop {
  const { settings: before } = saved;
  const names = Object.keys(chosen) as SettingName[];
  const other = names.find((name) => worldKey(worldOfSettings({ ...before, [name]: chosen[name] })) !== saved.worldKey);
  if (other) throw unusable(path, `its shop has ${other} ${inWords(before[other])}, not ${inWords(chosen[other])}`);
  if (names.every((name) => inWords(before[name]) === inWords(chosen[name]))) return { saved, steps };
  const settings = { ...before, ...chosen };
  const changed = applySettings(saved, { type: 'settings', session: 'command', settings, takesLogin: false });
  return { saved: changed.saved, steps: [...steps, ...changed.steps] };
}

/** Changes within this number of milliseconds are written together. */
const writeAfterMs = 200;

/**
 * Creates an in-memory store that is also saved to a file, at the latest when it is closed.
 * `onFailure` receives the reason why the file could not be written; the shop continues without it.
 */
export function fileStore(path: string, from: History | undefined, onFailure: (error: StateFileError) => void) {
  const memory = memoryStore(from);
  let isWritten = true;
  let due: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(due);
    due = undefined;
    if (isWritten) return;
    // Set first, so that changes made during the write are written next time.
    isWritten = true;
    const { saved, steps } = await memory.history();
    const unfinished = `${path}.${process.pid}.tmp`;
    try {
      // A reader at this moment, or after a crash, gets either the old shop or the new one.
      writeFileSync(unfinished, `${JSON.stringify({ format, saved, steps })}\n`);
      renameSync(unfinished, path);
    } catch (error) {
      isWritten = false;
      onFailure(new StateFileError(`${path} cannot be written: ${reasonOf(error)}.`));
    }
  }

  const store: Store = {
    ...memory,
    async change(step) {
      const result = await memory.change(step);
      isWritten = false;
      due ??= setTimeout(() => void write(), writeAfterMs);
      return result;
    },
  };
  return { store, write };
}
