import type { OperationId } from '../../src/api/endpoints.js';
import type { Field } from './fields.js';

/** Expected result for a value: rejected as malformed, naming the field; rejected as unknown; rejected as malformed or
 * accepted, where the valid values are not listed; accepted. */
type Fate = 'malformed' | 'unknown' | 'free' | 'taken';
type Hostile = readonly [value: unknown, fate: Fate];

const long = 'a'.repeat(1_000_000);
/** Values that do not have the format of any code. */
const formless = [
  "'; DROP TABLE customers; --",
  '<img src=x onerror=alert(1)>',
  '🍷',
  '１２３４',
  "O'Neill-مرحبا",
  '../../etc/passwd',
];
/** Codes in a valid format that do not exist here. */
const elsewhere = ['__proto__', 'constructor', 'toString', '-1', '1.5', '1e9', '9'.repeat(30), 'NOSUCH1'];
const control = 'a\u0000b';

const noText = [null, 0, -1, 1.5, true, [], {}, ['x'], { length: 1 }];
const noObject = [null, 0, true, 'text', [], [{}]];
const noArray = [null, 0, 'text', {}, { length: 1 }, Array(1000).fill(null)];
const noNumber = [null, '1', true, [], {}, [1], -1, 1e21, 2 ** 53, Number.POSITIVE_INFINITY];
const noFlag = [null, 0, 1, 'true', '', [], {}];

/** Values in a code's format that break its limits, by field name or by row and field name. */
const nearMisses: Readonly<Record<string, readonly unknown[]>> = {
  cardNumber: ['1'.repeat(7), '1'.repeat(20), '4111 1111 1111 1111'],
  'validateCardBinRange.cardId': ['41111', '4111111'],
  cvv: ['12', '12345'],
  expirationMonth: ['0', '13', '001'],
  expirationYear: ['30', '20301', '1999', '2025'],
  pin: ['482', '4'.repeat(9)],
  voucherPin: ['482', '4'.repeat(9)],
  'addEVoucherToCart.amount': ['0', '501', '25.00', 25],
  'addEVoucherToCart.quantity': ['2', 1],
  'addCartItem.quantity': ['0', '100', '01', '+1', '1 '],
  'getOffer.frequency': ['0', '53'],
  Nrpp: ['0', '1000000'],
  'listPermissions.limit': ['0', '101'],
  'listContentEntries.limit': ['1001'],
  include: ['11'],
  recipientEmail: [`${'a'.repeat(250)}@shopper.example`, 'ida@', '@shopper.example', 'ida shopper@b.example'],
  nextDeliveryDate: ['2026-13-01', '01/12/2026'],
  date: ['2026-02-30', '2026-13-01', '01/12/2026'],
};

/** Text fields that may be blank. */
const mayBeBlank = new Set([
  ...['labelMessage1', 'labelMessage2', 'labelMessage3', 'labelMessage4', 'giftMessages', 'Ntt', 'recrPage'],
  ...['fields.brand', 'fields.brandIdentifier', 'fields.queryName', 'sys.id'],
]);

/** Counts that may be zero; all other counts start at one. */
const mayBeZero = new Set(['include', 'skip', 'No', 'bottleCountFilter']);

/** Codes without a list of valid values: any value in the right format is accepted. */
const free = new Set([
  // Only their format is checked in an address, a page or a card.
  ...['postcode', 'returnUrl', 'savePaymentCard.cardType', 'savePaymentCard.type'],
  // Payment types are an open set.
  ...['payAndCommit.type', 'updatePaymentAndCommit.type'],
  // A payment token is ignored when the shopper was not redirected.
  ...['payAndCommit.token', 'updatePaymentAndCommit.token'],
  // Filters, which may match nothing or everything.
  ...['schemeType', 'schemeFamily', 'listFreeGifts.itemClassification', 'content_type', 'listSubscriptionReasons.type'],
  ...['saveType', 'listWinePlanDeliveryMethods.deliveryMethod', 'listCheckoutShippingMethods.type'],
  // The content service accepts 0 like any other number.
  'limit',
]);
export const isFree = (id: OperationId, { name }: Field): boolean => free.has(name) || free.has(`${id}.${name}`);

const each = (fate: Fate, values: readonly unknown[]): Hostile[] => values.map((value) => [value, fate]);

function texts(id: OperationId, field: Field): Hostile[] {
  const { kind, name } = field;
  const others = [...formless, ...elsewhere, '0'];
  // A response never says what is wrong with a password.
  if (name === 'password') return [...each('malformed', ['', long]), ...each('unknown', [' ', control, ...others])];
  if (kind === 'choice') return each('malformed', ['', ' ', control, long, ...others]);
  if (kind === 'text') {
    const blank = each(mayBeBlank.has(name) ? 'taken' : 'malformed', ['', ' ']);
    const { most } = field;
    if (most === undefined) throw new Error(`${id}: ${name} may be of any length`);
    const lengths: Hostile[] = [
      ['a'.repeat(most), 'taken'],
      ['a'.repeat(most + 1), 'malformed'],
    ];
    return [...blank, ...lengths, ...each('malformed', [control, long]), ...each('taken', others)];
  }
  const fate = isFree(id, field) ? 'free' : 'unknown';
  return [
    ...each('malformed', ['', ' ', control, long, ...formless]),
    ...each(fate, elsewhere),
    ['0', mayBeZero.has(name) ? 'taken' : fate],
    ...each('malformed', nearMisses[name] ?? nearMisses[`${id}.${name}`] ?? []),
  ];
}

const beyond = ({ least, most }: Field): number[] => [
  ...(least === undefined ? [] : [least - 1]),
  ...(most === undefined ? [] : [most + 1]),
];

/** Returns every invalid value to try in a field, and valid ones that look invalid. */
export function hostileValues(id: OperationId, field: Field): Hostile[] {
  const { kind, place, name } = field;
  if (kind === 'object') return each('malformed', noObject);
  if (kind === 'array') return each('malformed', noArray);
  if (kind === 'record') return each('malformed', [...noObject, { note: long }]);
  if (kind === 'nothing') return each('malformed', ['', 0, {}, ...formless]);
  if (place === 'body' && kind === 'flag') return each('malformed', noFlag);
  if (place === 'body' && kind === 'number')
    return [
      ...each('malformed', [...noNumber, ...beyond(field)]),
      ...each(name === 'amount' ? 'unknown' : 'malformed', [0, 1.5]),
    ];
  // Values in an address are text, and an empty path segment makes a different path.
  if (place !== 'body') return texts(id, field).filter(([value]) => place === 'query' || value !== '');
  return [...each('malformed', noText), ...texts(id, field)];
}
