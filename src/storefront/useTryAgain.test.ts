import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../model/error.js';
import { ChunkLoadError } from './loadChunk.js';
import { tryAgain } from './useTryAgain.js';

afterEach(() => vi.unstubAllGlobals());

const missing = new ChunkLoadError('search', 'failed');
const ofCall = (cause: unknown) => new ApiError({ kind: 'network', operationId: 'searchWines', cause });

test.each([
  ['a part of the page that a call needs', ofCall(missing), true, 1],
  ['a part of the page', missing, true, 1],
  ['a part of the page, without a connection', missing, false, 0],
  ['a call that got no answer', ofCall(new TypeError('Failed to fetch')), true, 0],
  ['nothing', null, true, 0],
])('trying again when what fails is %s', async (_, error, onLine, reloads) => {
  vi.stubGlobal('navigator', { onLine });
  const reload = vi.fn();
  const refetch = vi.fn(async () => ({ error }));
  await tryAgain(refetch, reload);
  expect(refetch).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledTimes(reloads);
});
