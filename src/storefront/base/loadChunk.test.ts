import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from './loadChunk.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a part of the page may take 120 s to load, and no longer [MISC-018]', async () => {
  const failed = vi.fn();
  const loading = loadChunk('basket', () => new Promise(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'ChunkLoadError', chunk: 'basket', reason: 'timedOut' }),
  );
});

test('what comes in time is the part, and nothing waits for it any longer', async () => {
  await expect(loadChunk('basket', async () => 'the basket')).resolves.toBe('the basket');
  expect(vi.getTimerCount()).toBe(0);
});

test('a part that cannot be had says which, and why', async () => {
  const cause = new TypeError('Failed to fetch');
  await expect(loadChunk('basket', () => Promise.reject(cause))).rejects.toMatchObject({
    message: 'Loading chunk basket failed',
    reason: 'failed',
    cause,
  });
});
