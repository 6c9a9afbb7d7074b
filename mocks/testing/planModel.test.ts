import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as nextCases from '../../src/api/endpoints/nextCases.js';
import * as deliveries from '../../src/api/endpoints/planDeliveries.js';
import * as plans from '../../src/api/endpoints/plans.js';
import { ApiError } from '../../src/model/error.js';
import type { PlanOption } from '../../src/model/plan.js';
import { dayMs, daysAfter } from '../../src/rules/common/days.js';
import { bottlesMissing, caseDifference } from '../../src/rules/plans/nextCase.js';
import { plannedCases } from '../../src/rules/plans/planCases.js';
import { changedPlan } from '../../src/rules/plans/planChange.js';
import { sendingPlan } from '../../src/rules/plans/planDays.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { shopOf, worldOf } from '../world/world.js';
import { BrokenRule, checkAsyncProperty, propertyTimeout } from './properties.js';
import { signedInShop } from './testShop.js';

type Wines = ReadonlyMap<string, number>;

/** A case in the model. */
interface ModelCase {
  readonly orderId: string;
  readonly day: string;
  readonly caseType: string;
  readonly saved?: Wines;
  readonly draft?: Wines;
}

/** The model of a plan, based on the requirements and the catalogue and independent of the mock. */
interface Model {
  today: string;
  status: 'ACTIVE' | 'CANCELLED';
  caseType: string;
  frequency: number;
  paymentId: string | undefined;
  lastOrder: number;
  due: ModelCase[];
  skipped: ModelCase[];
  /** Order ids of sent cases, with their number of bottles. */
  sent: (readonly [orderId: string, bottles: number])[];
}

const casesAhead = 4;
const daysToPack = 7;

const later = (day: string, weeks: number) => daysAfter(day, weeks * 7);
const daysFrom = (day: string, laterDay: string) => (Date.parse(laterDay) - Date.parse(day)) / dayMs;
const byDay = (one: ModelCase, other: ModelCase) => (one.day < other.day ? -1 : 1);
const sum = (wines: Wines) => [...wines.values()].reduce((all, quantity) => all + quantity, 0);
const isSame = (some: Wines, others: Wines) =>
  some.size === others.size && [...some].every(([itemCode, quantity]) => others.get(itemCode) === quantity);
const canChange = (model: Model, one: ModelCase | undefined): one is ModelCase =>
  one !== undefined && one.day >= daysAfter(model.today, daysToPack);
const stillSkipped = ({ skipped, today }: Model) => skipped.filter(({ day }) => day > today);

function planAhead(model: Model): void {
  while (model.due.length < casesAhead) {
    const last = [...model.due, ...stillSkipped(model)].sort(byDay).at(-1);
    if (!last) throw new Error('a plan that goes on has a case to count from');
    model.lastOrder += 1;
    const [plan] = last.orderId.split('-');
    const day = later(last.day, model.frequency);
    model.due.push({ orderId: `${plan}-${model.lastOrder}`, day, caseType: model.caseType });
  }
}

const action = fc.oneof(
  { weight: 9, arbitrary: fc.record({ do: fc.constant('skip' as const), at: fc.nat(2) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('reinstate' as const) }) },
  {
    weight: 12,
    arbitrary: fc.record({ do: fc.constant('wine' as const), at: fc.nat(2), quantity: fc.integer({ min: 0, max: 4 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reset' as const) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('save' as const) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('move' as const), at: fc.nat(20), fast: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      at: fc.nat(4),
      frequency: fc.constantFrom(4, 8, 12),
      whole: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), at: fc.nat(4) }) },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
);
/** An action, and whether its call succeeds, fails before the shop processes it, or fails afterwards. */
const step = fc.record({ action, fault: fc.constantFrom('', '', '', '500', '500@after') });
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;
type Action = Step['action'];

const writes: Readonly<Record<Exclude<Action['do'], 'wait'>, readonly string[]>> = {
  skip: ['skipWinePlanDelivery'],
  reinstate: ['reinstateWinePlan'],
  wine: ['setWinePlanNextCaseItem', 'removeWinePlanNextCaseItem'],
  reset: ['resetWinePlanNextCase'],
  save: ['saveWinePlanNextCase'],
  move: ['updateWinePlanDelivery'],
  change: ['updateWinePlan'],
  pay: ['switchWinePlanPayment'],
  cancel: ['cancelWinePlan'],
};

const tried = { done: 0, refused: 0, failed: 0, sent: 0, cancelled: 0 };

async function play(brand: string, steps: readonly Step[]) {
  const { site } = shopOf(worldOf({ brand }));
  const { mock, client } = await signedInShop('plan-active', brand);
  const [first] = await client.call(plans.listWinePlans);
  const subscriptionId = first?.subscriptionId ?? '';
  const of = { params: { subscriptionId } };
  const wpOf = { params: { wpSubscriptionId: subscriptionId } };
  const upcoming = await client.call(nextCases.listWinePlanUpcomingCases, of);
  const before = await client.call(plans.listWinePlanCaseHistory, wpOf);
  const options: readonly PlanOption[] = await client.call(plans.listWinePlanOptions, { query: {} });
  const contents = new Map<string, Wines>();
  const idsOf = (status: string) =>
    before
      .filter((one) => one.status === status)
      .map(({ orderId, deliveryDate, caseType }) => ({
        orderId,
        day: deliveryDate,
        caseType,
      }));

  const model: Model = {
    today: worldOf({ brand }).clock.slice(0, 10),
    status: 'ACTIVE',
    caseType: first?.caseType ?? '',
    frequency: first?.frequency ?? 0,
    paymentId: first?.paymentId,
    lastOrder: Math.max(...upcoming.map(({ orderId }) => Number(orderId.split('-')[1]))),
    due: upcoming.map(({ orderId, deliveryDate, caseType }) => ({ orderId, day: deliveryDate, caseType })),
    skipped: idsOf('SKIPPED'),
    sent: before.filter((one) => one.status === 'DELIVERED').map((one) => [one.orderId, one.bottleCount]),
  };
  const methods = await client.call(plans.listWinePlanPaymentMethods, of);
  const plannedOf = async (one: ModelCase): Promise<Wines> => {
    const cached = contents.get(one.caseType);
    if (cached) return cached;
    const { plannedWines } = await client.call(nextCases.getWinePlanNextCase, {
      params: { subscriptionId, orderId: one.orderId },
    });
    const learned = new Map(plannedWines.map(({ itemCode, quantity }) => [itemCode, quantity]));
    contents.set(one.caseType, learned);
    return learned;
  };

  /** Returns the call and the expected effect of an action, which is none if the call must be refused. */
  async function expected(drawn: Action): Promise<{ call: () => Promise<unknown>; effect?: (() => void) | undefined }> {
    const [next] = model.due;
    const isOn = model.status === 'ACTIVE';
    const isOpen = isOn && canChange(model, next);
    const orderId = next?.orderId ?? 'none';
    const caseOf = { params: { subscriptionId, orderId } };
    const setNext = (change: Partial<ModelCase>) => {
      if (next) model.due = [{ ...next, ...change }, ...model.due.slice(1)];
    };
    switch (drawn.do) {
      case 'skip': {
        const one = model.due[drawn.at];
        const call = async () => {
          await client.call(deliveries.checkWinePlanDeliverySkip, of);
          await client.call(deliveries.skipWinePlanDelivery, { ...of, query: { orderId: one?.orderId ?? 'none' } });
        };
        if (!isOpen || !canChange(model, one)) return { call };
        return {
          call,
          effect: () => {
            model.due = model.due.filter((other) => other !== one);
            model.skipped.push(one);
            planAhead(model);
          },
        };
      }
      case 'reinstate': {
        const back = stillSkipped(model);
        const call = () => client.call(plans.reinstateWinePlan, wpOf);
        if (!isOn || back.length === 0) return { call };
        return {
          call,
          effect: () => {
            model.due = [...model.due, ...back].sort(byDay);
            model.skipped = model.skipped.filter((one) => !back.includes(one));
            planAhead(model);
          },
        };
      }
      case 'wine': {
        const planned = next && isOn ? await plannedOf(next) : new Map<string, number>();
        const now = new Map(next?.draft ?? next?.saved ?? planned);
        const itemCode = [...planned.keys(), notable.wine][drawn.at === 2 ? planned.size : drawn.at] ?? notable.wine;
        const { quantity } = drawn;
        if (quantity === 0) {
          const call = () =>
            client.call(nextCases.removeWinePlanNextCaseItem, { params: { subscriptionId, orderId, itemCode } });
          if (!isOpen || !now.delete(itemCode)) return { call };
          return { call, effect: () => setNext({ draft: now }) };
        }
        const call = () =>
          client.call(nextCases.setWinePlanNextCaseItem, {
            params: { subscriptionId, orderId, itemCode, quantity },
            query: { method: 'set' },
          });
        now.set(itemCode, quantity);
        return { call, effect: isOpen ? () => setNext({ draft: now }) : undefined };
      }
      case 'reset': {
        const call = () => client.call(nextCases.resetWinePlanNextCase, caseOf);
        if (!isOpen || !next) return { call };
        const { draft: _, saved: __, ...plain } = next;
        return { call, effect: () => (model.due = [plain, ...model.due.slice(1)]) };
      }
      case 'save': {
        const call = () =>
          client.call(nextCases.saveWinePlanNextCase, { ...caseOf, body: { saveOption: { nextDeliveryOnly: true } } });
        if (!isOpen || !next) return { call };
        const planned = await plannedOf(next);
        const now = next.draft ?? next.saved ?? planned;
        if (sum(now) < sum(planned)) return { call };
        const { draft: _, saved: __, ...plain } = next;
        return {
          call,
          effect: () => (model.due = [isSame(now, planned) ? plain : { ...plain, saved: now }, ...model.due.slice(1)]),
        };
      }
      case 'move': {
        const method = drawn.fast ? 'EXP' : 'STD';
        const days = isOn
          ? await client.call(deliveries.listWinePlanDeliveryDates, { params: { subscriptionId, method } })
          : [];
        const day = days.length > 0 ? (days[drawn.at % days.length] ?? '') : '2030-01-01';
        for (const offered of days) {
          // Never on the day of a skipped case, nor after the following case.
          expect(model.skipped.map((one) => one.day)).not.toContain(offered);
          expect(offered < (model.due[1]?.day ?? '9999')).toBe(true);
        }
        const call = () =>
          client.call(deliveries.updateWinePlanDelivery, {
            ...of,
            body: {
              deliveryMethod: method,
              deliveryTypeCode: 'HOME',
              nextDeliveryDate: day,
              subscriptionOrderId: orderId,
            },
          });
        return { call, effect: isOpen && days.length > 0 ? () => setNext({ day }) : undefined };
      }
      case 'change': {
        const { caseType } = options[drawn.at % options.length] as PlanOption;
        const { frequency, whole } = drawn;
        const call = () =>
          client.call(plans.updateWinePlan, {
            ...of,
            body: {
              caseType,
              frequency,
              subscriptionOrderId: orderId,
              ...(whole ? { changePlan: true } : { nextDeliveryOnly: true }),
            },
          });
        if (!isOpen) return { call };
        return {
          call,
          effect: () => {
            const asChanged = (one: ModelCase): ModelCase => {
              if (one.caseType === caseType) return one;
              const { draft: _, saved: __, ...plain } = one;
              return { ...plain, caseType };
            };
            model.due = model.due.map((one, index) => (index === 0 || whole ? asChanged(one) : one));
            const [next, following] = model.due;
            const gap = next && following ? Math.round(daysFrom(next.day, following.day) / 7) : 0;
            // A one-off gap remains until the cases are rescheduled.
            const spaced = !whole && [4, 8, 12].includes(gap) ? gap : model.frequency;
            const isOther = frequency !== spaced;
            if (whole) {
              model.caseType = caseType;
              model.frequency = frequency;
            }
            if (!isOther) return;
            const free = new Set(model.skipped.map(({ day }) => day));
            let day = model.due[0]?.day ?? '';
            model.due = model.due.map((one, index) => {
              if (index === 0) return one;
              day = later(day, index === 1 ? frequency : model.frequency);
              while (free.has(day)) day = later(day, model.frequency);
              return { ...one, day };
            });
          },
        };
      }
      case 'pay': {
        const method = methods[drawn.at % methods.length];
        const paymentId = method?.paymentId ?? 'none';
        const call = () =>
          client.call(plans.switchWinePlanPayment, { params: { subscriptionId, paymentId }, query: {} });
        const isGood = isOn && !isOver(paymentId, model.today);
        return { call, effect: isGood ? () => (model.paymentId = paymentId) : undefined };
      }
      case 'cancel': {
        const call = () => client.call(plans.cancelWinePlan, { ...wpOf, query: { reasonCode: '104' } });
        if (!isOn) return { call };
        return {
          call,
          effect: () => {
            model.status = 'CANCELLED';
            model.due = [];
          },
        };
      }
      case 'wait':
        return { call: async () => {} };
    }
  }

  function isOver(paymentId: string | undefined, day: string): boolean {
    const card = methods.find((method) => method.paymentId === paymentId)?.card;
    return card !== undefined && `${card.expirationYear}-${card.expirationMonth.padStart(2, '0')}` < day.slice(0, 7);
  }

  async function wait(days: number): Promise<void> {
    const until = daysAfter(model.today, days);
    await mock.moveClock(until);
    for (let [due] = model.due; due && due.day <= until && model.status === 'ACTIVE'; [due] = model.due) {
      model.today = due.day;
      model.due = model.due.slice(1);
      if (model.paymentId === undefined || isOver(model.paymentId, due.day)) model.skipped.push(due);
      else {
        const usual = options.find((one) => one.caseType === due.caseType)?.bottleCount ?? 0;
        // Unsaved changes are not sent.
        model.sent.push([due.orderId, due.saved ? sum(due.saved) : usual]);
        tried.sent += 1;
      }
      planAhead(model);
    }
    model.today = until;
  }

  async function compare(): Promise<void> {
    const past = await client.call(plans.listWinePlanCaseHistory, wpOf);
    const withStatus = (status: string) => past.filter((one) => one.status === status);
    expect(new Map(withStatus('DELIVERED').map((one) => [one.orderId, one.bottleCount]))).toEqual(new Map(model.sent));
    expect(new Set(withStatus('SKIPPED').map(({ orderId }) => orderId))).toEqual(
      new Set(model.skipped.map(({ orderId }) => orderId)),
    );
    if (model.status === 'CANCELLED') {
      await expect(client.call(plans.getWinePlanList, of)).rejects.toThrow(ApiError);
      return;
    }
    const [plan] = await client.call(plans.getWinePlanList, of);
    const due = await client.call(nextCases.listWinePlanUpcomingCases, of);
    expect(due.map((one) => [one.orderId, one.deliveryDate, one.caseType, one.isChangeable])).toEqual(
      model.due.map((one) => [one.orderId, one.day, one.caseType, canChange(model, one)]),
    );
    expect(plan).toMatchObject({
      status: 'ACTIVE',
      caseType: model.caseType,
      frequency: model.frequency,
      paymentId: model.paymentId,
      nextDeliveryDate: model.due[0]?.day,
      subscriptionOrderId: model.due[0]?.orderId,
    });

    // What the screens derive from the responses.
    expect(plannedCases(due, past, model.today).map((one) => one.orderId)).toEqual(
      [...model.due, ...stillSkipped(model)].sort(byDay).map(({ orderId }) => orderId),
    );
    const sending = plan && sendingPlan(plan);
    if (!sending) throw new Error('an active plan sends cases');
    expect(changedPlan({ plan: sending, upcoming: due, options, choice: {} })).toMatchObject({
      isChanged: false,
      following: { before: model.due[1]?.day },
    });

    const [next] = model.due;
    if (!next) return;
    const planned = await plannedOf(next);
    const now = next.draft ?? next.saved ?? planned;
    const inside = await client.call(nextCases.getWinePlanNextCase, {
      params: { subscriptionId, orderId: next.orderId },
    });
    expect(new Map(inside.wines.map(({ itemCode, quantity }) => [itemCode, quantity]))).toEqual(now);
    expect([inside.isAsPlanned, inside.isSaved]).toEqual([isSame(now, planned), isSame(now, next.saved ?? planned)]);
    const difference = caseDifference(inside, site);
    expect(difference.bottles).toEqual({ before: sum(planned), after: sum(now) });
    expect(difference.total.after).toBe(inside.total);
    expect(bottlesMissing(inside)).toBe(Math.max(0, sum(planned) - sum(now)));
    expect(due[0]?.bottleCount).toBe(sum(next.saved ?? planned));
  }

  async function take({ action: drawn, fault }: Step): Promise<void> {
    if (drawn.do === 'wait') return wait(drawn.days);
    const { call, effect } = await expected(drawn);
    await mock.configure({ fault: fault && writes[drawn.do].map((id) => `${id}:${fault}*1`).join() }, 'one');
    const error = await call().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    await mock.configure({ fault: '' }, 'one');
    const isFault = error instanceof ApiError && error.status === 500;
    if (isFault) {
      tried.failed += 1;
      if (fault === '500@after') effect?.();
    } else if (effect) {
      expect(error).toBeUndefined();
      effect();
      tried.done += 1;
      if (drawn.do === 'cancel') tried.cancelled += 1;
    } else {
      expect(error).toBeInstanceOf(ApiError);
      tried.refused += 1;
    }
  }

  await compare();
  for (const one of steps) {
    try {
      await take(one);
      await compare();
    } catch (error) {
      const recording = await mock.recording();
      throw recording ? new BrokenRule(error, one.action.do, recording) : error;
    }
  }
}

test.each(['law', 'hsb'])(
  'at %s a plan’s cases, dates, wines and prices always match the actions taken, whichever calls fail',
  async (brand) => {
    await checkAsyncProperty(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25, size: 'max' }), (steps) => play(brand, steps)),
      25,
    );
    // Every outcome has occurred.
    expect(Math.min(tried.done, tried.refused, tried.failed)).toBeGreaterThan(50);
    expect(Math.min(tried.sent, tried.cancelled)).toBeGreaterThan(1);
  },
  propertyTimeout,
);
