import { expect, test } from 'vitest';
import { ApiError, type ApiErrorDetails } from './error.js';
import { cartFailureWording, failureWording } from './wording.js';

const error = (differs: Partial<ApiErrorDetails>) =>
  new ApiError({ kind: 'http', operationId: 'addCartItem', ...differs });

test('a basket failure says the status message, then the error message [BSKT-077]', () => {
  expect(cartFailureWording(error({ statusMessage: 'Sold out', serverMessage: 'No.' }))).toEqual({ said: 'Sold out' });
  expect(cartFailureWording(error({ serverMessage: 'No.' }))).toEqual({ said: 'No.' });
  expect(cartFailureWording('No more.')).toEqual({ said: 'No more.' });
});

test('a basket failure without a string says the call-centre text, whatever its kind [BSKT-078]', () => {
  for (const kind of ['http', 'status', 'network', 'timeout', 'malformed'] as const)
    expect(cartFailureWording(error({ kind, statusMessage: ' ' }))).toEqual({ key: 'basket.addFailed' });
  expect(cartFailureWording(new TypeError('x is undefined'))).toEqual({ key: 'basket.addFailed' });
});

test('any other failure says the server’s message, else one text for its kind', () => {
  expect(failureWording(error({ serverMessage: 'No.', statusMessage: 'Sold out' }))).toEqual({ said: 'No.' });
  expect(failureWording(error({ kind: 'timeout' }))).toEqual({ key: 'failure.timeout' });
  expect(failureWording(new Error('anything'))).toEqual({ key: 'failure.http' });
});
