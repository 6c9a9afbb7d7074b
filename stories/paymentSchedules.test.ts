import fc, { type Scheduler } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { checkAsyncProperty, propertyTimeout, sampleSeed } from '../mocks/testing/properties.js';
import { ApiError, type ApiErrorKind } from '../src/model/error.js';
import { type PaymentMark, readPaymentMark } from '../src/rules/checkout/paymentMark.js';
import { createPayment, type PaymentMarks } from '../src/storefront/checkout/payment.js';

const failure = (kind: ApiErrorKind, status?: number) =>
  new ApiError({ kind, operationId: 'payAndCommit', ...(status !== undefined && { status }) });

/** What becomes of a payment request: the server takes or refuses it, the request or its response is lost, or the
 * server fails before or after it takes the payment. */
const fates = ['taken', 'refused', 'requestLost', 'responseLost', 'failedBefore', 'failedAfter'] as const;
type Fate = (typeof fates)[number];

const acts = ['pay', 'pay', 'ask', 'reload'] as const;
interface Act {
  readonly tab: 0 | 1;
  readonly act: (typeof acts)[number];
  /** Number of steps of the schedule to let pass first, so that some actions follow an outcome and some forestall it. */
  readonly after: number;
}

interface Visit {
  readonly acts: readonly Act[];
  readonly fates: readonly Fate[];
  /** Whether each query reaches the server. */
  readonly looks: readonly boolean[];
}

const anyVisit: fc.Arbitrary<Visit> = fc.record({
  acts: fc.array(
    fc.record({ tab: fc.constantFrom(0, 1), act: fc.constantFrom(...acts), after: fc.integer({ min: 0, max: 20 }) }),
    { minLength: 1, maxLength: 6 },
  ),
  fates: fc.array(fc.constantFrom(...fates), { minLength: 6, maxLength: 6 }),
  // Sometimes none does for a long time.
  looks: fc.oneof(
    fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
    fc.integer({ min: 1, max: 12 }).map((count) => Array<boolean>(count).fill(false)),
  ),
});

const id = 'W1';

/** The marks in the browser's storage. Each page has a view of them: a mark set in another tab may be late, but no later
 * than the release of that tab's lock. */
function storedMarks(s: Scheduler) {
  let stored: PaymentMark = { attempt: 1, state: 'open' };
  let held: Promise<void> | undefined;
  const views = new Set<{ mark: PaymentMark }>();
  const tellAll = () => {
    for (const view of views) view.mark = stored;
  };
  return {
    stored: () => stored,
    open(): PaymentMarks {
      const view = { mark: stored };
      views.add(view);
      return {
        get: () => readPaymentMark(JSON.stringify(view.mark)),
        set(_, mark) {
          stored = mark;
          view.mark = mark;
          void s.schedule(Promise.resolve(), 'the other tab sees the mark').then(tellAll);
        },
        async alone(_, pay, follow) {
          const isAlone = held === undefined;
          while (held) await held.catch(() => undefined);
          held = (isAlone ? pay : follow)().finally(() => {
            held = undefined;
            tellAll();
          });
          await held;
        },
      };
    },
  };
}

type Marks = ReturnType<typeof storedMarks>;

/** Marks without the one that is set before a payment is sent. */
function marksWithoutPending(s: Scheduler): Marks {
  const marks = storedMarks(s);
  return {
    ...marks,
    open() {
      const view = marks.open();
      return { ...view, set: (of, mark) => (mark.state === 'pending' ? undefined : view.set(of, mark)) };
    },
  };
}

/** A server that would charge for every attempt: the same payment counts once only under the same key. */
function chargingServer(visit: Visit, s: Scheduler) {
  const charges = new Set<string>();
  /** The requests whose outcome no page has received, by key. */
  const unknown = new Map<string, { isAsked: boolean }>();
  const problems: string[] = [];
  let isSeen = false;
  const [fateOf, isReached] = [[...visit.fates], [...visit.looks]];

  function expectSafe(key: string): void {
    for (const [other, { isAsked }] of unknown) {
      if (other !== key) problems.push(`${key} is sent while the outcome of ${other} is unknown`);
      if (!isAsked) problems.push(`${key} is sent again before the server was asked about ${other}`);
    }
  }

  return {
    charges,
    problems,
    isSeen: () => isSeen,
    onPaid(): void {
      isSeen = true;
    },
    async pay(key: string): Promise<string> {
      expectSafe(key);
      const fate = fateOf.shift() ?? 'taken';
      unknown.set(key, { isAsked: false });
      if (fate === 'requestLost') throw await s.schedule(Promise.resolve(failure('timeout')), `${key} is lost`);
      await s.schedule(Promise.resolve(), `${key} arrives`);
      const isTaken = fate === 'taken' || fate === 'responseLost' || fate === 'failedAfter';
      if (isTaken) charges.add(key);
      await s.schedule(Promise.resolve(), `${key} is answered: ${fate}`);
      if (fate === 'responseLost') throw failure('timeout');
      if (fate === 'failedBefore' || fate === 'failedAfter') throw failure('http', 502);
      unknown.delete(key);
      if (fate === 'refused') throw failure('http', 422);
      return 'T1';
    },
    async look(): Promise<string | undefined> {
      const isAnswered = isReached.shift() ?? true;
      await s.schedule(Promise.resolve(), 'the server is asked');
      if (!isAnswered) throw failure('network');
      const isPlaced = charges.size > 0;
      await s.schedule(Promise.resolve(), `the server says ${isPlaced ? 'placed' : 'not placed'}`);
      for (const request of unknown.values()) request.isAsked = true;
      return isPlaced ? 'T1' : undefined;
    },
  };
}

type Server = Pick<ReturnType<typeof chargingServer>, 'pay' | 'look' | 'onPaid'>;

/** Opens one page of the checkout. Once it is closed, nothing that it started goes on. */
function openPage(server: Server, stored: Marks, s: Scheduler) {
  const marks = stored.open();
  let isOpen = true;
  let unlock = () => {};
  const whileOpen = <Value>(promise: Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      promise.then(
        (value) => isOpen && resolve(value),
        (error) => isOpen && reject(error),
      );
    });
  /** A browser releases the locks of a page that is closed. */
  const released = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  const untilClosed = (run: () => Promise<void>) => () => Promise.race([run(), released]);
  const own: PaymentMarks = {
    ...marks,
    alone: (of, pay, follow) => marks.alone(of, untilClosed(pay), untilClosed(follow)),
  };
  const payment = createPayment<string>(
    { id, ends: 'placed', look: () => whileOpen(server.look()), onPaid: server.onPaid },
    {
      timeoutMs: 31_000,
      leave: () => {},
      log: () => {},
      wait: async (ms) => {
        if (ms > 0) await whileOpen(s.schedule(Promise.resolve(), `${ms} ms pass`));
        return true;
      },
      setIsPaying: () => {},
      setIsNotTaken: () => {},
    },
    own,
  );
  const isReported = () => undefined;
  return {
    mark: () => marks.get(id),
    pay: () => payment.pay((key) => whileOpen(server.pay(key))).catch(isReported),
    ask: () => payment.settle().catch(isReported),
    close(): void {
      isOpen = false;
      unlock();
    },
  };
}

interface End {
  readonly problems: readonly string[];
  readonly charges: number;
  readonly mark: PaymentMark;
}

/** Runs a visit in the scheduler's order, with one action at a time in each tab, as the page allows. */
async function endOf(visit: Visit, marks: Marks, s: Scheduler): Promise<End> {
  const server = chargingServer(visit, s);
  const newTab = () => ({ page: openPage(server, marks, s), running: undefined as Promise<void> | undefined });
  const tabs = [newTab(), newTab()];
  const alone = (tab: ReturnType<typeof newTab>, run: () => Promise<void>) => {
    tab.running ??= run().finally(() => {
      tab.running = undefined;
    });
  };
  async function act({ tab, act, after }: Act): Promise<void> {
    for (let step = after; step > 0; step -= 1) await s.schedule(Promise.resolve(), 'later');
    await s.schedule(Promise.resolve(), `${act} in tab ${tab}`);
    const of = tabs[tab] as ReturnType<typeof newTab>;
    if (act === 'reload') {
      of.page.close();
      const opened = newTab();
      tabs[tab] = opened;
      if (opened.page.mark().state === 'pending') alone(opened, opened.page.ask);
    } else if (act === 'pay' && of.page.mark().state !== 'placed') alone(of, of.page.pay);
    else if (act === 'ask' && of.page.mark().state === 'pending') alone(of, of.page.ask);
  }
  async function actAll(): Promise<void> {
    for (const next of visit.acts) await act(next);
  }
  void actAll();
  await s.waitIdle();
  const { problems, isSeen } = server;
  if (isSeen() && marks.stored().state !== 'placed') problems.push('The order is placed, but its mark is not.');
  // The shopper comes back once more, when nothing is lost on the way.
  const look = async () => (server.charges.size > 0 ? 'T1' : undefined);
  const last = openPage({ ...server, look }, marks, s);
  if (last.mark().state === 'pending') await s.waitFor(last.ask());
  return { problems, charges: server.charges.size, mark: marks.stored() };
}

const paidOnce = (marks: (s: Scheduler) => Marks) =>
  fc.asyncProperty(anyVisit, fc.scheduler(), async (visit, s) => {
    const { problems, charges, mark } = await endOf(visit, marks(s), s);
    if (problems.length > 0) throw new Error(problems.join('; '));
    expect(charges).toBeLessThanOrEqual(1);
    if (mark.state !== 'open') expect(mark.state).toBe('placed');
    if (mark.state === 'placed') expect(charges).toBe(1);
  });

test(
  'an order is paid once, in any order of presses, responses, waits and reloads in two tabs',
  async () => {
    await checkAsyncProperty(paidOnce(storedMarks), 500);
  },
  propertyTimeout,
);

test('a mark that is not set before the payment is sent is found within 200 schedules', async () => {
  const { failed, errorInstance } = await fc.check(paidOnce(marksWithoutPending), { numRuns: 200, seed: sampleSeed });
  expect(failed).toBe(true);
  expect(String(errorInstance)).toMatch(/is sent again before the server was asked about W1-1/);
});

test('a press while another tab pays ends with the outcome of that payment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (s) => {
      const visit: Visit = { acts: [], fates: ['taken'], looks: [] };
      const server = chargingServer(visit, s);
      const marks = storedMarks(s);
      const onPaid = vi.fn();
      const open = () => openPage({ ...server, onPaid }, marks, s);
      const presses = [open().pay(), open().pay()];
      await s.waitFor(Promise.all(presses));
      expect(onPaid).toHaveBeenCalledTimes(2);
      expect(server.charges.size).toBe(1);
    }),
    { numRuns: 100 },
  );
});
