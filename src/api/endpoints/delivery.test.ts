import { expect, test } from 'vitest';
import { createClient } from '../client.js';
import { getShippingMethodInfo } from './delivery.js';

const promise = { deliveryPromiseText: 'With you by Friday', deliveryMessage: 'Standard delivery to your door' };

const ask = (answer: object) =>
  createClient({ fetch: async () => Response.json(answer) }).call(getShippingMethodInfo, {
    params: { methodCode: 'STD' },
  });

test('the delivery promise is read from `response` when statusCode is 0 [DLVR-008]', async () => {
  await expect(ask({ statusCode: 0, response: promise })).resolves.toEqual(promise);
  for (const status of [1, -1])
    await expect(ask({ statusCode: status, response: promise })).rejects.toMatchObject({ kind: 'status', status });
  await expect(ask({ statusCode: 0, ...promise })).rejects.toMatchObject({ kind: 'malformed' });
});

test('the delivery promise has a text and a message, either of which may be empty [DLVR-006, DLVR-007]', async () => {
  for (const name of ['deliveryPromiseText', 'deliveryMessage']) {
    for (const words of ['', '5', ' By Friday, or “soon” ']) {
      const response = { ...promise, [name]: words };
      await expect(ask({ statusCode: 0, response })).resolves.toEqual(response);
    }
    for (const wrong of [5, { text: 'By Friday' }, undefined]) {
      const refused = ask({ statusCode: 0, response: { ...promise, [name]: wrong } });
      await expect(refused).rejects.toMatchObject({ kind: 'malformed' });
    }
  }
});
