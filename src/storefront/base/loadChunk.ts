'use client';

import { chunkTimeoutMs } from '../../rules/common/timings.js';
import { inTime } from './inTime.js';

/** A lazily loaded part of the page failed to load, or took more than 120 s (MISC-017, MISC-018). `chunk` names the
 * part; the message is part of the contract. */
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
 * @throws ChunkLoadError when it fails or takes longer */
export async function loadChunk<Loaded>(chunk: string, load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await inTime(load(), chunkTimeoutMs, () => new ChunkLoadError(chunk, 'timedOut'));
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError(chunk, 'failed', cause);
  }
}

/**
 * Retries a part that failed to load. Browsers cache a failed import until the page is reloaded, so if the part fails
 * again, the page is reloaded.
 * @throws ChunkLoadError when the browser is offline
 */
export async function loadChunkAgain<Loaded>(chunk: string, load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await loadChunk(chunk, load);
  } catch (error) {
    if (!navigator.onLine) throw error;
    window.location.reload();
    return new Promise(() => {});
  }
}
