import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StateFileError } from './fileStore.js';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One of another user's is there, and may not be asked.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that has a lock; undefined where it has ended, or nobody can tell. */
function holderOf(lock: string): number | undefined {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 && isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a file for this process alone: two would write over each other's changes. What a process left behind that was
 * killed does not count.
 * @returns what lets go of it
 * @throws StateFileError when another process has it */
export function lockFile(path: string): () => void {
  const lock = `${path}.lock`;
  const holder = holderOf(lock);
  if (holder !== undefined)
    throw new StateFileError(
      `${path} is used by another mock API, process ${holder}. Stop that one, or name another file.`,
    );
  try {
    rmSync(lock, { force: true });
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    throw new StateFileError(`${path} cannot be used: ${(error as Error).message}.`);
  }
  return () => rmSync(lock, { force: true });
}
