import { chunkTimeoutMs } from '../rules/timings.js';

/** A part of the page that could not be loaded; the text is contractual (MISC-017). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly chunk: string;
  readonly reason: 'failed' | 'timedOut';
  constructor(chunk: string, reason: 'failed' | 'timedOut', cause?: unknown) {
    super(`Loading chunk ${chunk} failed`, { cause });
    this.chunk = chunk;
    this.reason = reason;
  }
}

/** Loads a part of the page within 120 s (MISC-018).
 * @throws ChunkLoadError when it cannot be had. */
export async function loadChunk<Loaded>(chunk: string, load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timedOut')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError(chunk, 'failed', cause);
  } finally {
    clearTimeout(timer);
  }
}

/** A browser remembers a part it could not get for as long as the page lives: only a new page asks again. */
export async function loadChunkAgain<Loaded>(chunk: string, load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await loadChunk(chunk, load);
  } catch (error) {
    if (!navigator.onLine) throw error;
    window.location.reload();
    return new Promise(() => {});
  }
}
