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

/** The facts of a call that a resolver gets, already checked by the row's schemas. */
export interface CallFacts<Row extends Endpoint> {
  readonly params: Parsed<Row, 'params'>;
  readonly query: Parsed<Row, 'query'>;
  readonly body: Parsed<Row, 'body'>;
  /** The caller's session, which the resolver may change in place. */
  readonly session: Session;
}

export interface Tools {
  readonly shop: Shop;
  /**
   * Returns the caller's account, which the resolver may change in place.
   * @throws Error for a visitor, who has none.
   */
  readonly account: () => Account;
  /** Returns the caller's basket, which the resolver may change in place. */
  readonly basket: () => Basket;
  /** The shop's current time. */
  readonly now: Date;
  /** Returns a voucher by its code, whether issued by the shop or bought here. */
  readonly voucher: (code: string) => VoucherFact | undefined;
  /** Checks whether the caller can no longer use a voucher, because it has been used. */
  readonly isSpent: (voucher: VoucherFact) => boolean;
  /** Device flags of the world, as given in the address. */
  readonly flags: readonly string[];
  /** Returns a number from 0 up to but not including 1, the same for the same seed and history. */
  readonly random: () => number;
  readonly refuse: Refuse;
}

/** Responds to one call: changes the draft state and returns the entity. It has no other side effects. */
export type Resolver<Row extends Endpoint> = (state: ShopState, call: CallFacts<Row>, tools: Tools) => CallOutput<Row>;

/** One resolver for each row. A missing resolver does not compile. */
export type Resolvers<Rows extends Readonly<Record<string, Endpoint>>> = {
  readonly [Id in keyof Rows]: Resolver<Rows[Id]>;
};
