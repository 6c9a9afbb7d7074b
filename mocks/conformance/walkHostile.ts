import { expect } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.js';
import type { OperationId } from '../../src/api/endpoints.js';
import { addressOf, callsOf } from './calls.js';
import { type Field, fieldsOf, withValue } from './fields.js';
import type { Given } from './given.js';
import { hostileValues } from './hostile.js';
import { callIn, visitOf } from './visits.js';

/** Optional fields that these calls require, because omitting them gives the call another meaning. */
const requiredFields: Partial<Record<OperationId, readonly string[]>> = {
  payAndCommit: ['paymentDetails.0.cardId', 'paymentDetails.0.serialId', 'paymentDetails.0.voucherPin'],
  updatePaymentAndCommit: ['paymentDetails.0.cardId', 'paymentDetails.0.voucherCode'],
  amendAndCommitOrder: ['itemDetails', 'cardPermission'],
  syncContent: ['initial', 'type', 'sync_token'],
};

const refusals = [404, 409, 422];

/** Makes one hostile call, and checks that a refusal leaves the state unchanged. */
function attempt(row: Endpoint, input: Given) {
  const before = visitOf('hard', row.id as OperationId);
  const { status, message, state } = callIn(before, row.method, addressOf(row, input), input.body);
  if (status !== 200) expect(state).toBe(before);
  expect(message).not.toContain('<img');
  expect(message.length).toBeLessThan(300);
  return { status, message, state };
}

function attemptValue(row: Endpoint, input: Given, field: Field, value: unknown, fate: string): void {
  const { status, message } = attempt(row, withValue(input, field, value));
  const name = field.path.join('.') || 'body';
  const isNamed = status === 422 && message.startsWith(`${name}: `);
  const isAsItShould = {
    malformed: isNamed,
    unknown: refusals.includes(status),
    free: isNamed || status === 200,
    taken: status === 200,
  }[fate];
  const description = `${name} with ${JSON.stringify(value)?.slice(0, 60)} is to be ${fate}: ${status} ${message}`;
  expect(isAsItShould, description).toBe(true);
}

function attemptWithout(row: Endpoint, input: Given, field: Field): void {
  const without = withValue(input, field, undefined);
  const { status, message } = attempt(row, without);
  const name = field.path.join('.') || 'body';
  const isGiven = JSON.stringify(without) !== JSON.stringify(input);
  const isWanted = isGiven && requiredFields[row.id as OperationId]?.includes(name);
  const description = `without ${name}: ${status} ${message}`;
  if (isWanted) expect(refusals, description).toContain(status);
  else if (field.isOptional) expect(status, description).toBe(200);
  else {
    expect(status, description).toBe(422);
    // For a body with several variants, the message names a field of the first variant.
    const forms = callsOf(row).flatMap(({ body }) => Object.keys(Object(body)));
    expect(
      [name, ...forms].some((one) => message.startsWith(`${one}: `)),
      description,
    ).toBe(true);
  }
}

/** Adds keys that lead to inherited properties to every object in a part of a call. */
function withForeignKeys(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withForeignKeys);
  if (part === null || typeof part !== 'object') return part;
  const own = Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, withForeignKeys(inner)]));
  const foreign = '"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"login":"hard"';
  return JSON.parse(`{${foreign},${JSON.stringify(own).slice(1)}`.replace(/,\}$/, '}'));
}

const foreignQuery = { ['__proto__']: 'x', constructor: 'x', isAdmin: 'true' };

/** Checks that undeclared keys change nothing. A query for entries, where every name is a filter, is refused. */
function attemptForeignKeys(row: Endpoint, input: Given): void {
  const { state } = attempt(row, input);
  const asksForEntries = row.path.endsWith('/entries');
  for (const changed of [
    { ...input, body: withForeignKeys(input.body) },
    { ...input, query: { ...input.query, ...foreignQuery } },
  ]) {
    const after = attempt(row, changed);
    if (asksForEntries && changed.query !== input.query) expect(after.message).toMatch(/^constructor: /);
    else {
      expect([after.status, after.message]).toEqual([200, '']);
      expect(JSON.stringify(after.state)).toBe(JSON.stringify(state));
    }
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
}

/** Checks that a query parameter sent twice is refused by name, whatever its values. */
function attemptTwice(row: Endpoint, input: Given): number {
  const address = addressOf(row, input);
  const before = visitOf('hard', row.id as OperationId);
  const names = [...new URL(address, 'http://shop').searchParams];
  for (const [name, value] of names)
    for (const second of [value, 'another']) {
      const twice = `${address}&${new URLSearchParams([[name, second]])}`;
      const { status, message, state } = callIn(before, row.method, twice, input.body);
      expect([status, message]).toEqual([422, `${name}: is given more than once`]);
      expect(state).toBe(before);
    }
  return 2 * names.length;
}

/** Tries every hostile value in every field of the row's calls, and finally compares the state byte for byte. */
export function walkHostile(row: Endpoint): { fields: number; values: number } {
  const snapshot = JSON.stringify(visitOf('hard', row.id as OperationId));
  const walked = { fields: 0, values: 0 };
  for (const input of callsOf(row)) {
    for (const field of fieldsOf(row, input)) {
      const values = hostileValues(row.id as OperationId, field);
      expect(values.length).toBeGreaterThan(0);
      for (const [value, fate] of values) attemptValue(row, input, field, value, fate);
      // A path always has all its segments, and a list has no gaps.
      const canBeMissing = field.place !== 'params' && field.path.at(-1) !== '0';
      if (canBeMissing) attemptWithout(row, input, field);
      walked.fields += 1;
      walked.values += values.length + Number(canBeMissing);
    }
    attemptForeignKeys(row, input);
    walked.values += 2 + attemptTwice(row, input);
  }
  expect(JSON.stringify(visitOf('hard', row.id as OperationId))).toBe(snapshot);
  return walked;
}
