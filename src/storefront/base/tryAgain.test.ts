import { QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../model/error.js';
import { ChunkLoadError } from './loadChunk.js';
import { createQueries } from './queries.js';
import { tryAgain } from './tryAgain.js';

afterEach(() => vi.unstubAllGlobals());

const missing = new ChunkLoadError('search', 'failed');
const ofCall = (cause: unknown) => new ApiError({ kind: 'network', operationId: 'searchWines', cause });

/** Creates a page with one query per given number; each query fails that many times, and responds when `answer` is
 * called. */
function openPage(failures: readonly number[], error: unknown = new Error('failed')) {
  const queries = createQueries();
  const left = [...failures];
  const calls = failures.map(() => 0);
  const waiting: { index: number; answer: () => void }[] = [];
  const observers = failures.map((_, index) => {
    const observer = new QueryObserver(queries, {
      queryKey: [index],
      queryFn: () =>
        new Promise<string>((resolve, reject) => {
          calls[index]! += 1;
          const isFailing = left[index]! > 0;
          left[index]! -= 1;
          waiting.push({ index, answer: () => (isFailing ? reject(error) : resolve('answer')) });
        }),
    });
    observer.subscribe(() => {});
    return observer;
  });
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    queries,
    calls,
    /** Settles the pending response at the given index, modulo the number of pending responses. */
    async answer(place: number): Promise<boolean> {
      const [next] = waiting.length ? waiting.splice(place % waiting.length, 1) : [];
      next?.answer();
      await settled();
      return next !== undefined;
    },
    failed: () => observers.flatMap((one, index) => (one.getCurrentResult().isError ? [index] : [])),
    refetch: (index: number) => observers[index]!.refetch(),
  };
}

test.each([
  ['a part of the page that a call needs', ofCall(missing), true, 1],
  ['a part of the page', missing, true, 1],
  ['a part of the page, without a connection', missing, false, 0],
  ['a call that got no answer', ofCall(new TypeError('Failed to fetch')), true, 0],
])('trying again when the failure is %s', async (_, error, onLine, reloads) => {
  vi.stubGlobal('navigator', { onLine });
  const page = openPage([2], error);
  await page.answer(0);
  const reload = vi.fn();
  const done = tryAgain(page.queries, reload, () => page.refetch(0));
  await page.answer(0);
  await done;
  expect(page.calls).toEqual([2]);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

test('a query that has not failed is fetched again only if the button is for it', async () => {
  const page = openPage([0, 0]);
  await page.answer(0);
  await page.answer(0);
  const done = tryAgain(page.queries, vi.fn(), () => page.refetch(1));
  await page.answer(0);
  await done;
  expect(page.calls).toEqual([1, 2]);
});

test('a query that fails again stays failed, after one more call per press', async () => {
  const page = openPage([3, 0]);
  await page.answer(0);
  await page.answer(0);
  for (const calls of [2, 3]) {
    const done = tryAgain(page.queries, vi.fn());
    await page.answer(0);
    await done;
    expect(page.calls).toEqual([calls, 1]);
    expect(page.failed()).toEqual([0]);
  }
});

test('one press is enough for a page whose queries each fail once, in any order of responses', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
      async (failures, places) => {
        fc.pre(failures.includes(1));
        const page = openPage(failures);
        const order = [...places];
        while (page.failed().length === 0) await page.answer(order.pop() ?? 0);
        const done = tryAgain(page.queries, vi.fn(), () => page.refetch(page.failed()[0]!));
        while (await page.answer(order.pop() ?? 0));
        await done;
        expect(page.failed()).toEqual([]);
        expect(page.calls).toEqual(failures.map((times) => times + 1));
      },
    ),
    { numRuns: 100 },
  );
});

test('a query that shows its earlier data after a failed refresh is not fetched again', async () => {
  const page = openPage([1, 1]);
  page.queries.setQueryData([1], 'earlier');
  await page.answer(0);
  await page.answer(0);
  expect(page.failed()).toEqual([0, 1]);
  const done = tryAgain(page.queries, vi.fn());
  while (await page.answer(0));
  await done;
  expect(page.calls).toEqual([2, 1]);
});
