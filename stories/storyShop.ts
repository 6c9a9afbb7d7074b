import { type Call, routeOf } from '../mocks/backend/backend.js';
import { createMock, type Mock, startOf } from '../mocks/engine/mock.js';
import type { Outcome } from '../mocks/engine/outcome.js';
import { memoryStore } from '../mocks/stores/store.js';
import type { OperationId } from '../src/api/endpoints.js';
import { LateAnswers } from './lateAnswers.js';

type Envelope = Readonly<Record<string, unknown>>;
type Replacement = (own: () => Promise<Outcome | undefined>) => Promise<Outcome | undefined>;

/** A call as the shop received it. */
type ShopCall = readonly [method: string, address: string, body?: unknown];

const readsBasket = '/api/cart/list?validate=true';
const probe = `${readsBasket}&probe=true`;
/** Answered at once, whatever fails or never answers in the story that has ended. */
const drainProbe = `${readsBasket}&drain=true`;

export const start = { ...startOf('law'), latency: 0 };
const mock = createMock({ store: memoryStore(), start });
/** Unlike the mock's own log, this includes pending calls, the idempotency keys of payments, and secrets, because
 * stories check all three. */
let received: Call[] = [];
/** Calls without a response. A call that the previous story left open, such as one that never answers, is not among them. */
let open = new Set<Call>();
/** Set in a run that looks for stories that depend on the order of the responses. */
const seed = import.meta.env.STORYBOOK_LATE_ANSWERS;
const late = seed ? new LateAnswers(Number(seed)) : undefined;
const replacements = new Map<OperationId, Replacement>();

/** The mock backend of the stories. */
export const storyShop: Mock = {
  ...mock,
  async serve(call, route = routeOf(call.method, call.address)) {
    if (call.address === drainProbe) return { type: 'answer', status: 200, body: {} };
    if (call.address === probe) return mock.serve({ ...call, address: readsBasket });
    received.push(call);
    const own = () => mock.serve(call, route);
    const replacement = route && replacements.get(route.row.id);
    const ofStory = open.add(call);
    try {
      const outcome = await (replacement ? replacement(own) : own());
      await late?.pass();
      return outcome;
    } finally {
      ofStory.delete(call);
    }
  },
  restart(settings) {
    // Done before the calls that set up the next story's shop, because those have to reach the mock itself.
    replacements.clear();
    late?.restart();
    return mock.restart(settings);
  },
};

/** Waits until the requests that the previous story sent before it ended have reached the shop. They could otherwise meet
 * the faults of the next story, which then happen to none of its own. */
export async function drain(): Promise<void> {
  for (let quiet = 0; quiet < 2; quiet++) {
    const before = received.length;
    await fetch(drainProbe);
    if (received.length > before) quiet = -1;
  }
}

/** Forgets the calls of the previous story, and the calls that set up this story's shop. */
export function forgetCalls(): void {
  received = [];
  open = new Set();
}

export interface ShopCalls {
  readonly all: readonly ShopCall[];
  /** The calls that change something. */
  readonly writes: readonly ShopCall[];
  /** Returns the idempotency keys of the calls to an address. */
  readonly keys: (method: string, address: string) => readonly (string | undefined)[];
  /** Waits until the page's calls, and the calls that follow from their responses, have been answered, so that anything
   * still missing will not appear later. */
  readonly settle: () => Promise<void>;
}

function callsFrom(from: number): ShopCalls {
  const calls = () => received.slice(from);
  const asTuple = ({ method, address, body }: Call): ShopCall =>
    body === undefined ? [method, address] : [method, address, body];
  return {
    get all() {
      return calls().map(asTuple);
    },
    get writes() {
      return calls()
        .filter(({ method }) => method !== 'GET')
        .map(asTuple);
    },
    keys: (method, address) =>
      calls().flatMap((call) => (call.method === method && call.address === address ? [call.idempotencyKey] : [])),
    async settle() {
      // A page sends at most a few calls in sequence, each after the response to the previous one.
      for (let quiet = 0; quiet < 4; quiet++) {
        const before = received.length;
        await fetch(probe);
        if (open.size > 0 || received.length > before) quiet = -1;
      }
    },
  };
}

/** All calls of a story, in the order in which the shop received them. */
export const storyCalls = callsFrom(0);

/** Waits for the calls that the page has made so far, and returns those that are made from then on. */
export async function callsFromHere(): Promise<ShopCalls> {
  await storyCalls.settle();
  return callsFrom(received.length);
}

/**
 * Responds to a call in place of the shop, until the story ends.
 * @param body the complete envelope
 */
export const answerInstead = (id: OperationId, body: Envelope, status = 200): void =>
  void replacements.set(id, async () => ({ type: 'answer', status, body }));

/** Responds with other markup in place of the shop's, until the story ends. */
export const markupInstead = (id: OperationId, body: string): void =>
  void replacements.set(id, async () => ({ type: 'answer', status: 200, body, format: 'html' }));

/** Leaves a call unanswered, like a lost connection, until the returned function is called. */
export function goOffline(id: OperationId): () => void {
  replacements.set(id, async () => ({ type: 'offline' }));
  return () => void replacements.delete(id);
}

/**
 * Holds back the shop's responses to a call, so that what the page shows meanwhile stays for as long as the story looks.
 * @returns a function that lets them pass, and all later ones
 */
export function holdAnswer(id: OperationId): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  replacements.set(id, async (own) => {
    const outcome = await own();
    await promise;
    return outcome;
  });
  return resolve;
}

/** Alters the shop's response to a call, until the story ends. */
export const changeAnswer = (id: OperationId, change: (response: Envelope) => unknown): void =>
  void replacements.set(id, async (own) => {
    const outcome = await own();
    if (outcome?.type !== 'answer') return outcome;
    const body = outcome.body as Envelope;
    return { ...outcome, body: { ...body, response: change(body.response as Envelope) } };
  });

/** Wraps an entity in an envelope. */
export const envelopeOf = (response: unknown): Envelope => ({ statusCode: 0, response });
