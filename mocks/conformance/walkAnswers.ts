import { expect } from 'vitest';
import type { Caller, Endpoint } from '../../src/api/endpoint.js';
import type { OperationId } from '../../src/api/endpoints.js';
import { type LoginState, loginStates } from '../../src/model/customer.js';
import { addressOf, callsOf } from './calls.js';
import { type Field, fieldsOf, withValue } from './fields.js';
import { isFree } from './hostile.js';
import { callIn, visitOf } from './visits.js';

/** Checks that each valid call of the row succeeds at each of its addresses with a response in its declared shape. */
export function walkSuccesses(row: Endpoint): number {
  const id = row.id as OperationId;
  const addresses = callsOf(row).flatMap((input) =>
    [row.path, ...(row.alsoAt ?? [])].map((path) => ({ given: input, address: addressOf({ ...row, path }, input) })),
  );
  for (const { given, address } of addresses) {
    const { status, body, message, id: found } = callIn(visitOf('hard', id), row.method, address, given.body);
    expect([found, status, message]).toEqual([id, 200, '']);
    const parsed = row.response.safeParse(row.format || row.isEnvelope ? body : body.response);
    expect(parsed.error?.issues).toBeUndefined();
  }
  return addresses.length;
}

const welcome: Readonly<Record<Caller, readonly LoginState[]>> = {
  anyone: loginStates,
  soft: ['soft', 'hard'],
  hard: ['hard'],
};

/** Checks that permitted callers succeed, and that any other caller is asked to sign in with no change to the state. */
export function walkCallers(row: Endpoint): number {
  const calls = callsOf(row);
  for (const input of calls)
    for (const login of welcome.anyone) {
      const before = visitOf(login, row.id as OperationId);
      const { status, state } = callIn(before, row.method, addressOf(row, input), input.body);
      expect([login, status]).toEqual([login, welcome[row.callers].includes(login) ? 200 : 401]);
      if (status === 401) expect(state).toBe(before);
    }
  return 3 * calls.length;
}

/** For each code that identifies something, a value in the right format that identifies nothing. */
const nobodys: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...[
        'itemCode',
        'itemcode',
        'itemtype',
        'activeItemCode',
        'swapItemCode',
        'items',
        'commerceItemId',
        'offercode',
        'offerId',
      ],
      ...['orderId', 'subscriptionOrderId', 'subscriptionId', 'wpSubscriptionId', 'parentSubscriptionId', 'accountId'],
      ...['addressId', 'cardId', 'serialId', 'paymentId', 'paymentOption', 'cardProvider', 'voucher', 'voucherCode'],
      ...['schemeId', 'schemeCode', 'caseType', 'itemClassification', 'method', 'methodCode', 'shippingMethod'],
      ...['deliveryMethod', 'deliveryTypeCode', 'space', 'environment', 'id', 'sync_token', 'transientToken', 'token'],
    ].map((name) => [name, 'NOSUCH1']),
  ),
  brand: 'zzzz',
  cardNumber: '6335861000000999',
  category: 'NOSUCH',
  from: '03:00',
  to: '03:30',
  code: 'NOSUCH',
  state: 'NOSUCH',
  navigationPath: 'no/such/wine',
  pin: '0000',
  voucherPin: '0000',
  reasonCode: '999',
};

/** Codes that measure or describe something, where every value in the right format is valid. */
const measures = new Set([
  ...['quantity', 'limit', 'include', 'skip', 'No', 'Nrpp', 'N', 'frequency', 'bottleCountFilter', 'amount'],
  ...['date', 'nextDeliveryDate', 'expirationMonth', 'expirationYear', 'country', 'cvv'],
  ...['email', 'emailId', 'recipientEmail', 'verifyEmail'],
  // Digits of a card that is new to the shop.
  ...['savePaymentCard.cardNumber', 'validateCardBinRange.cardId'],
]);

/** Returns a code that identifies nothing, for a field that identifies something. */
function nobodysFor({ id }: Endpoint, field: Field): string | undefined {
  const { kind, name } = field;
  if (kind !== 'code' || isFree(id as OperationId, field)) return undefined;
  if (measures.has(name) || measures.has(`${id}.${name}`)) return undefined;
  if (!nobodys[name]) throw new Error(`${id} has a code nobody has thought of: ${name}`);
  return nobodys[name];
}

/** Checks that an unknown id is not found, or rejected by field name in a query or a body, and that nothing changes. */
export function walkUnknown(row: Endpoint): number {
  let walked = 0;
  for (const input of callsOf(row))
    for (const field of fieldsOf(row, input)) {
      const value = nobodysFor(row, field);
      if (value === undefined) continue;
      const changed = withValue(input, field, value);
      const before = visitOf('hard', row.id as OperationId);
      const { status, message, state } = callIn(before, row.method, addressOf(row, changed), changed.body);
      const isNamed = status === 422 && field.place !== 'params' && message.includes(field.path.at(-1) ?? '');
      expect([field.path.join('.'), isNamed ? 404 : status, message]).toEqual([field.path.join('.'), 404, message]);
      expect(state).toBe(before);
      walked += 1;
    }
  return walked;
}
