import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StateFileError } from './fileStore.js';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the process that holds a lock; undefined if it has ended or cannot be determined. */
function holderOf(lock: string): number | undefined {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 && isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Locks a file for this process, because two processes would overwrite each other's changes. The lock of a killed
 * process is ignored.
 * @returns a function that releases the file
 * @throws StateFileError when another process holds the lock
 */
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
