import { callAddress } from '../../src/api/client.js';
import type { CallInput, CallOutput, Endpoint } from '../../src/api/endpoint.js';
import { type Endpoints, endpoints, type OperationId } from '../../src/api/endpoints.js';
import type { LoginState } from '../../src/model/customer.js';
import { answerCall, routeOf } from '../backend/backend.js';
import type { Account, BasketLine, ShopState } from '../backend/state.js';
import type { Persona } from '../world/personas.js';
import { shopOf, worldOf } from '../world/world.js';
import { openingState, sessionId } from './openingState.js';

interface TestAnswer<Entity> {
  readonly status: number;
  readonly body: unknown;
  readonly response: Entity;
  readonly message: string | undefined;
}

/** The arguments of a call, which may be omitted if nothing in them is required. */
export type InputOf<Id extends OperationId> =
  unknown extends CallInput<Endpoints[Id]>
    ? []
    : { readonly query: Readonly<Record<never, never>> } extends CallInput<Endpoints[Id]>
      ? [input?: CallInput<Endpoints[Id]>]
      : [input: CallInput<Endpoints[Id]>];

/** Creates one visit to an account's shop, for tests and stories. It makes calls and holds the resulting state. */
export function testVisit(
  persona: Persona,
  { brand = 'law', login = 'hard' as LoginState, basket = [] as readonly BasketLine[] } = {},
) {
  const shop = shopOf(worldOf({ brand }));
  let state = openingState(shop, { login, persona }, basket);

  function call<Entity = unknown>(
    method: string,
    address: string,
    body?: unknown,
    { key }: { readonly key?: string } = {},
  ): TestAnswer<Entity> {
    const route = routeOf(method, address);
    if (!route) throw new Error(`no row has ${method} ${address}`);
    const { state: after, answer } = answerCall(
      state,
      { method, address, body, sessionId, ...(key !== undefined && { idempotencyKey: key }) },
      shop,
      route,
    );
    state = after;
    const { response, errorResponse } = Object(answer.body) as {
      response: Entity;
      errorResponse?: { message: string };
    };
    return { status: answer.status, body: answer.body, response, message: errorResponse?.message };
  }

  return {
    shop,
    call,
    get: <Entity>(address: string): Entity => call<Entity>('GET', address).response,
    /**
     * Makes a call and returns its entity, as a client would.
     * @throws Error when the call is refused.
     */
    answer<Id extends OperationId>(id: Id, ...[input]: InputOf<Id>): CallOutput<Endpoints[Id]> {
      const row: Endpoint = endpoints[id];
      const args = (input ?? {}) as Parameters<typeof callAddress>[1] & { readonly body?: unknown };
      const { status, body, response, message } = call(row.method, callAddress(row, args), args.body);
      if (status !== 200) throw new Error(`${id} is refused with ${status}: ${message}`);
      return row.response.parse(row.format || row.isEnvelope ? body : response) as CallOutput<Endpoints[Id]>;
    },
    state: (): ShopState => state,
    /**
     * Returns the visit's account.
     * @throws Error for an anonymous visitor.
     */
    account(): Account {
      const account = state.accounts[persona];
      if (!account) throw new Error(`${persona} has not been here.`);
      return account;
    },
    become: (next: (state: ShopState) => ShopState) => {
      state = next(state);
    },
  };
}

export type TestVisit = ReturnType<typeof testVisit>;
