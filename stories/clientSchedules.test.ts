import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAsyncProperty, propertyTimeout } from '../mocks/testing/properties.js';
import { createClient } from '../src/api/client.js';
import { getCart } from '../src/api/endpoints/basket.js';
import type { ApiError } from '../src/model/error.js';

const fates = ['answered', 'refused', 'lost', 'garbled'] as const;
const anyCall = fc.record({ fate: fc.constantFrom(...fates), isAborted: fc.boolean() });
const kinds = { answered: undefined, refused: 'http', lost: 'network', garbled: 'malformed' } as const;

const cartOf = (numBottles: number) => ({
  lineItems: [],
  numBottles,
  numLineItems: 0,
  orderPriceInfo: { rawSubtotal: 0, savings: 0, shipping: 0, total: 0 },
});

test(
  'each call gets its own response, or its own failure reported once, in any order of responses and aborts',
  async () => {
    const property = fc.asyncProperty(
      fc.array(anyCall, { minLength: 1, maxLength: 6 }),
      fc.scheduler(),
      async (calls, s) => {
        const reported: ApiError[] = [];
        let next = 0;
        const client = createClient({
          onError: (error) => reported.push(error),
          fetch: async () => {
            const place = next;
            next += 1;
            const fate = calls[place]?.fate;
            await s.schedule(Promise.resolve(), `call ${place} is ${fate}`);
            if (fate === 'lost') throw new TypeError('Failed to fetch');
            const whole = JSON.stringify({ statusCode: 0, response: cartOf(place) });
            const text = async () => (fate === 'garbled' ? whole.slice(0, -4) : whole);
            // A real response reads its text outside the schedule.
            return { status: fate === 'refused' ? 422 : 200, text } as Response;
          },
        });
        const ends = calls.map(({ isAborted }, place) => {
          const abort = new AbortController();
          const reason = new Error(`${place} is aborted`);
          const end = client.call(getCart, undefined, { signal: abort.signal }).then(
            (cart) => ({ bottles: cart.numBottles }),
            (error: ApiError) => ({ error }),
          );
          if (isAborted) void s.schedule(Promise.resolve(), `call ${place} is aborted`).then(() => abort.abort(reason));
          return { end, reason };
        });
        await s.waitIdle();
        const failures: ApiError[] = [];
        for (const [place, { end, reason }] of ends.entries()) {
          const { fate, isAborted } = calls[place] as (typeof calls)[number];
          const outcome = await end;
          if ('error' in outcome && (outcome.error as Error) === reason) {
            expect(isAborted).toBe(true);
            continue;
          }
          if (fate === 'answered') expect(outcome).toEqual({ bottles: place });
          else
            expect(outcome).toEqual({ error: expect.objectContaining({ kind: kinds[fate], operationId: 'getCart' }) });
          if ('error' in outcome) failures.push(outcome.error);
        }
        expect(new Set(reported)).toEqual(new Set(failures));
        expect(reported).toHaveLength(failures.length);
      },
    );
    await checkAsyncProperty(property, 300);
  },
  propertyTimeout,
);
