import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createClient } from '../../src/api/client.js';
import type { Endpoint } from '../../src/api/endpoint.js';
import { getCart } from '../../src/api/endpoints/basket.js';
import { endpoints } from '../../src/api/endpoints.js';
import { ApiError } from '../../src/model/error.js';
import { callsOf } from './calls.js';

const refused = JSON.stringify({ statusCode: 7, errorResponse: { message: 'Said by the server' } });

test('every call goes through one client, which reads statusCode and errorResponse.message [MISC-031]', async () => {
  const sent: string[] = [];
  const client = createClient({
    fetch: async (address) => {
      sent.push(String(address));
      return new Response(refused);
    },
  });
  const failureOf = (row: Endpoint, input: unknown): Promise<unknown> =>
    client.call(row, input as never).then(
      () => undefined,
      (error: unknown) => error,
    );
  expect(await failureOf(getCart, undefined)).toMatchObject({ kind: 'status', serverMessage: 'Said by the server' });
  expect(sent).toEqual(['/api/cart/list?validate=true']);

  const rows = Object.values<Endpoint>(endpoints).filter(({ format }) => format === undefined);
  expect(rows.length).toBeGreaterThan(120);
  for (const row of rows) {
    const error = await failureOf(row, callsOf(row)[0]);
    expect(error, row.id).toBeInstanceOf(ApiError);
    expect([row.id, (error as ApiError).status, (error as ApiError).serverMessage]).toEqual([
      row.id,
      7,
      'Said by the server',
    ]);
  }
  expect(sent).toHaveLength(rows.length + 1);

  const callers = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).filter((file) =>
    /(?<![.\w])fetch\(|XMLHttpRequest|sendBeacon/.test(readFileSync(file, 'utf8')),
  );
  expect(callers).toEqual([]);
});
