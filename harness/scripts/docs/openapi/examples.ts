import { addressOf, callsOf } from '../../../../mocks/conformance/calls.js';
import { callIn, visitOf } from '../../../../mocks/conformance/visits.js';
import type { Example } from '../../../../mocks/openapi/notes.js';
import type { Endpoint } from '../../../../src/api/endpoint.js';
import { endpoints, type OperationId } from '../../../../src/api/endpoints.js';

/** Shortens a list to the entries needed to show its contents. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

/** Returns every valid call of every row, made in the seeded shop, with lists in the responses shortened to two
 * entries. */
export const madeExamples = (): Readonly<Record<string, readonly Example[]>> =>
  Object.fromEntries(
    Object.values<Endpoint & { readonly id: OperationId }>(endpoints).map((row) => [
      row.id,
      callsOf(row).map((input) => {
        const { body } = callIn(visitOf('hard'), row.method, addressOf(row, input), input.body);
        return { ...input, answer: shortened(body) };
      }),
    ]),
  );
