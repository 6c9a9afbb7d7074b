import type * as z from 'zod/mini';
import type { CallOutput, Endpoint } from '../../src/api/endpoint.js';
import type { VoucherFact } from '../fixtures/vouchers.js';
import type { Shop } from '../world/world.js';
import type { Refuse } from './refusal.js';
import type { Account, Basket, Session, ShopState } from './state.js';

type Parsed<Row extends Endpoint, Part extends 'params' | 'query' | 'body'> = Row extends {
  readonly [K in Part]: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

/** What a resolver is given of the call, already checked by the row's schemas. */
export interface CallFacts<Row extends Endpoint> {
  readonly params: Parsed<Row, 'params'>;
  readonly query: Parsed<Row, 'query'>;
  readonly body: Parsed<Row, 'body'>;
  /** The caller's session, to be changed in place. */
  readonly session: Session;
}

export interface Tools {
  readonly shop: Shop;
  /** The caller's account, to be changed in place.
   * @throws Error for a visitor, who has none. */
  readonly account: () => Account;
  /** What the caller means to buy, to be changed in place. */
  readonly basket: () => Basket;
  /** The shop's present moment. */
  readonly now: Date;
  /** A voucher of the shop, or one that was bought here, by its code. */
  readonly voucher: (code: string) => VoucherFact | undefined;
  /** What the world says of the shopper's device, as in the address. */
  readonly flags: readonly string[];
  /** 0 up to 1, the same for the same seed and history. */
  readonly random: () => number;
  readonly refuse: Refuse;
}

/** Answers one call: changes the draft state and returns the entity. Pure but for the draft. */
export type Resolver<Row extends Endpoint> = (state: ShopState, call: CallFacts<Row>, tools: Tools) => CallOutput<Row>;

/** One resolver for each row; a row without one does not compile. */
export type Resolvers<Rows extends Readonly<Record<string, Endpoint>>> = {
  readonly [Id in keyof Rows]: Resolver<Rows[Id]>;
};
