import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from './loadChunk.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a part of the page may take at most 120 s to load [MISC-018]', async () => {
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

test('a part that takes just less than 120 s is returned [MISC-018]', async () => {
  const loading = loadChunk('basket', () => new Promise((resolve) => setTimeout(resolve, 119_999, 'the basket')));
  await vi.advanceTimersByTimeAsync(119_999);
  await expect(loading).resolves.toBe('the basket');
});

test('a part that loads within the limit is returned, and its timer is cleared', async () => {
  await expect(loadChunk('basket', async () => 'the basket')).resolves.toBe('the basket');
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['basket', 'landing page', 'e-voucher'])(
  'the error of a part that fails to load names %s and the cause [MISC-017]',
  async (chunk) => {
    const cause = new TypeError('Failed to fetch');
    await expect(loadChunk(chunk, () => Promise.reject(cause))).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: `Loading chunk ${chunk} failed`,
      reason: 'failed',
      cause,
    });
  },
);
