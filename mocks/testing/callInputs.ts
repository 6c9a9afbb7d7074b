import fc from 'fast-check';
import { giftCode } from '../fixtures/catalogue/codes.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { testCards } from '../world/cardProvider.js';
import type { RecordedShop } from './recordedShop.js';
import type { TestCall } from './testCall.js';
import { visits } from './visits.js';

/** Items to buy at random, including low stock, deals, and items that start a plan or membership. */
const items = [
  notable.wine,
  notable.lowStockWine,
  notable.mixedCase,
  notable.unmixedCase,
  notable.sparklingWine,
  notable.planCase,
  notable.membership,
  notable.wineReward,
  notable.enPrimeurWine,
  giftCode('corkscrew'),
  'NOSUCH',
];

const vouchers = ['WELCOME10', 'BIRTHDAY15', 'HARVEST5', 'none'];
const cards = [testCards.approved, testCards.approved, testCards.declined, testCards.notAuthenticated];
/** Random inputs for all calls. */
export const inputs = fc.record({
  session: fc.constantFrom(...visits),
  /** Two customers at a time, and occasionally a third. */
  who: fc.constantFrom('own', 'own', 'standard', 'heavy', 'new'),
  item: fc.constantFrom(...items),
  quantity: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: -1, max: 120 })),
  gift: fc.constantFrom('corkscrew', 'flutes', 'tumblers', 'hamper-cheese'),
  voucher: fc.constantFrom(...vouchers),
  card: fc.constantFrom(...cards),
  method: fc.constantFrom('STD', 'EXP', 'STD', 'OWL'),
  place: fc.constantFrom(0, 0, 0, 1, 2, 3, 5),
  flag: fc.boolean(),
  /** Index of one of the account's plans, or an id. Mostly one of two plans, so that actions interact. */
  plan: fc.constantFrom(0, 0, 0, 2, 1, -1, -1, 'WP9999', 'WP2001', '__proto__'),
  caseType: fc.constantFrom('MIXED', 'RED', 'MIXED', 'FIZZ', 'PORT'),
  frequency: fc.constantFrom(4, 8, 12, 4, 8, 12, 7, -4),
  payment: fc.constantFrom(0, 1, 3, 'paypal', 'nothing'),
  address: fc.constantFrom(0, 1, 'shop', 'nowhere'),
  days: fc.integer({ min: -20, max: 90 }),
});
export type CallInputs = typeof inputs extends fc.Arbitrary<infer One> ? One : never;

/** Returns the id of one of the account's cards by its index, or of another payment method. */
export const paymentIdOf = ({ session, payment }: CallInputs, { accountOf }: RecordedShop): string =>
  typeof payment === 'number' ? (accountOf(session)?.cards[payment]?.cardId ?? 'none') : payment;

/** Returns the id of one of the account's addresses by its index, of a shop, or an unknown id. */
export const addressIdOf = ({ session, address }: CallInputs, { accountOf }: RecordedShop): string =>
  typeof address === 'number'
    ? (accountOf(session)?.addresses[address]?.addressId ?? 'none')
    : address === 'shop'
      ? 'shop-1'
      : address;

/** Calls to make later. Their arguments depend on the shop's state at that time. */
export type Calls = Readonly<Record<string, (inputs: CallInputs, shop: RecordedShop) => TestCall | undefined>>;
