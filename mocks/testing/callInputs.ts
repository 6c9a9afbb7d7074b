import fc from 'fast-check';
import { testCards } from '../cardProvider.js';
import { giftCode } from '../fixtures/catalogue/codes.js';
import { notable } from '../fixtures/catalogue/notable.js';
import type { RecordedShop } from './recordedShop.js';
import type { TestCall } from './testCall.js';

/** What there is to buy at random: few of some, deals on others, and whatever starts something. */
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
/** Everything that any call at random may want to know. */
export const inputs = fc.record({
  session: fc.constantFrom('one', 'two'),
  item: fc.constantFrom(...items),
  quantity: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: -1, max: 120 })),
  gift: fc.constantFrom('corkscrew', 'flutes', 'tumblers', 'hamper-cheese'),
  voucher: fc.constantFrom(...vouchers),
  card: fc.constantFrom(...cards),
  method: fc.constantFrom('STD', 'EXP', 'STD', 'OWL'),
  place: fc.constantFrom(0, 0, 0, 1, 2, 3, 5),
  flag: fc.boolean(),
  /** Mostly the same two, so that one thing comes upon another. */
  plan: fc.constantFrom('WP1001', 'WP1001', 'WP1001', 'WP1003', 'WP1002', 'latest', 'latest', 'WP9999', '__proto__'),
  caseType: fc.constantFrom('MIXED', 'RED', 'MIXED', 'FIZZ', 'PORT'),
  frequency: fc.constantFrom(4, 8, 12, 4, 8, 12, 7, -4),
  paymentId: fc.constantFrom('card-1', 'card-2', 'paypal', 'card-4', 'card-9'),
  addressId: fc.constantFrom('home', 'work', 'shop-1', 'nowhere'),
  days: fc.integer({ min: -20, max: 90 }),
});
export type CallInputs = typeof inputs extends fc.Arbitrary<infer One> ? One : never;

/** A call that is still to be made: what it says follows from how the shop stands then. */
export type Calls = Readonly<Record<string, (inputs: CallInputs, shop: RecordedShop) => TestCall | undefined>>;
