import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAsyncProperty, propertyTimeout } from '../mocks/testing/properties.js';
import { ApiError } from '../src/model/error.js';
import type { CaseWine } from '../src/model/plan.js';
import { type CaseEvent, caseWork, newCaseWork } from '../src/rules/plans/caseWork.js';
import { type CaseChange, quantityOf } from '../src/rules/plans/nextCase.js';
import { createCaseMaker } from '../src/storefront/plans/makeCaseChanges.js';

/** This page changes the first two wines, another tab the third. */
const own = ['A', 'B'] as const;
const planned = { A: 2, B: 1, C: 3 };
type Wine = keyof typeof planned;

const anyAct = fc
  .oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        act: fc.constant('own' as const),
        wine: fc.constantFrom(...own),
        quantity: fc.integer({ min: 0, max: 9 }),
      }),
    },
    fc.record({ act: fc.constant('other' as const), quantity: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ act: fc.constant('retry' as const) }),
  )
  .chain((act) => fc.record({ act: fc.constant(act), after: fc.integer({ min: 0, max: 8 }) }));

const failure = () => new ApiError({ kind: 'network', operationId: 'setWinePlanNextCaseItem' });

test(
  'a case ends as the customer wanted it last, in any order of changes, responses, failures and retries, beside another tab',
  async () => {
    const property = fc.asyncProperty(
      fc.array(anyAct, { minLength: 1, maxLength: 8 }),
      fc.array(fc.constantFrom('done', 'done', 'requestLost', 'responseLost'), { minLength: 20, maxLength: 20 }),
      fc.scheduler(),
      async (acts, fates, s) => {
        const shop: Record<Wine, number> = { ...planned };
        const left = [...fates];
        const problems: unknown[] = [];
        const caseNow = () => ({
          deliveryDate: '2026-12-01',
          wines: Object.entries(shop).flatMap(([itemCode, quantity]) =>
            quantity > 0 ? [{ itemCode, quantity, price: 10, name: itemCode } as unknown as CaseWine] : [],
          ),
        });
        let work = newCaseWork('W1');
        let shown = caseNow();
        let calls = 0;
        const wanted: Partial<Record<Wine, number>> = {};
        const dispatch = (event: CaseEvent) => {
          work = caseWork(work, event);
        };
        async function call(label: string, act: () => void): Promise<void> {
          calls += 1;
          if (calls > 1) problems.push(new Error(`${label} is sent beside another call`));
          const fate = left.shift() ?? 'done';
          await s.schedule(Promise.resolve(), `${label}: ${fate}`);
          if (fate !== 'requestLost') act();
          await s.schedule(Promise.resolve(), `${label} is answered`);
          calls -= 1;
          if (fate !== 'done') throw failure();
        }
        const making = {
          work: () => work,
          dispatch,
          shown: () => shown,
          fetchCase: async () => {
            await call('the case', () => {});
            shown = caseNow();
            return shown;
          },
          reset: () => Promise.reject(failure()),
          change: (change: CaseChange) =>
            call(`${change.kind} ${change.itemCode}`, () => {
              const wine = change.itemCode as Wine;
              shop[wine] = change.kind === 'remove' ? 0 : change.quantity + (change.kind === 'add' ? shop[wine] : 0);
            }),
        };
        const makeChanges = createCaseMaker();
        let running: Promise<void> | undefined;
        const make = () => {
          running ??= makeChanges(making)
            .catch((error) => {
              if (!(error instanceof ApiError)) problems.push(error);
            })
            .finally(() => {
              running = undefined;
            });
        };
        async function actAll(): Promise<void> {
          for (const { act, after } of acts) {
            for (let step = after; step > 0; step -= 1) await s.schedule(Promise.resolve(), 'later');
            await s.schedule(Promise.resolve(), JSON.stringify(act));
            if (act.act === 'other') {
              shop.C = act.quantity;
              continue;
            }
            if (act.act === 'own') {
              const { wine: itemCode, quantity } = act;
              // Whoever goes on after a failure, instead of trying again, gives up what failed.
              if (!running && work.current) delete wanted[work.current.at.itemCode as Wine];
              wanted[itemCode] = quantity;
              const step = { kind: 'amount', name: itemCode, undo: [{ itemCode, quantity }] } as const;
              const targets = [{ itemCode, quantity }];
              dispatch({ type: 'requested', request: { at: { part: 'wine', itemCode }, targets, step } });
            } else dispatch({ type: 'retried' });
            make();
          }
        }
        const acted = actAll();
        await s.waitIdle();
        await acted;
        // The customer retries until nothing is left to do, and nothing is lost any more.
        left.length = 0;
        dispatch({ type: 'retried' });
        make();
        await s.waitIdle();
        if (problems.length > 0) throw problems[0];
        expect(work.waiting).toEqual([]);
        expect(work.current).toBeUndefined();
        for (const [wine, quantity] of Object.entries(wanted)) {
          expect(shop[wine as Wine], wine).toBe(quantity);
          expect(quantityOf(shown.wines, wine)).toBe(quantity);
        }
      },
    );
    await checkAsyncProperty(property, 300);
  },
  propertyTimeout,
);

test('after a failed change the case is fetched at once, and the change is reported as failed even if that fails', async () => {
  for (const fetching of ['works', 'fails']) {
    const targets = [{ itemCode: 'A', quantity: 3 }];
    const step = { kind: 'amount', name: 'A', undo: [{ itemCode: 'A', quantity: 2 }] } as const;
    const request = { at: { part: 'wine', itemCode: 'A' }, targets, step } as const;
    let work = caseWork(newCaseWork('W1'), { type: 'requested', request });
    const asked: string[] = [];
    const shown = { deliveryDate: '2026-12-01', wines: [{ itemCode: 'A', quantity: 2 } as unknown as CaseWine] };
    const making = createCaseMaker()({
      work: () => work,
      dispatch: (event) => {
        work = caseWork(work, event);
      },
      shown: () => shown,
      fetchCase: async () => {
        asked.push('fetch');
        if (fetching === 'fails') throw new Error('The case could not be fetched.');
        return shown;
      },
      reset: async () => asked.push('reset'),
      change: () => {
        asked.push('change');
        return Promise.reject(failure());
      },
    });
    await expect(making).rejects.toBeInstanceOf(ApiError);
    expect(asked).toEqual(['change', 'fetch']);
  }
});
