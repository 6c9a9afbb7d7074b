import { expect, test } from 'vitest';
import { ApiError, type ApiErrorDetails } from '../model/error.js';
import { bannerLoginFailureWording, cartFailureWording, failureWording, loginFailureWording } from './wording.js';

const error = (differs: Partial<ApiErrorDetails>) =>
  new ApiError({ kind: 'http', operationId: 'addCartItem', ...differs });

test('a basket failure shows the status message, or else the error message', () => {
  expect(cartFailureWording(error({ statusMessage: 'Sold out', serverMessage: 'No.' }))).toEqual({ said: 'Sold out' });
  expect(cartFailureWording(error({ serverMessage: 'No.' }))).toEqual({ said: 'No.' });
  expect(cartFailureWording('No more.')).toEqual({ said: 'No more.' });
});

test('a basket failure without a message shows the call-centre message, whatever its kind', () => {
  for (const kind of ['http', 'status', 'network', 'timeout', 'malformed'] as const)
    expect(cartFailureWording(error({ kind, statusMessage: ' ' }))).toEqual({ key: 'basket.addFailed' });
  expect(cartFailureWording(new TypeError('x is undefined'))).toEqual({ key: 'basket.addFailed' });
});

test('any other failure shows the server’s message, or else a fixed message for its kind [PROD-006]', () => {
  expect(failureWording(error({ serverMessage: 'No.', statusMessage: 'Sold out' }))).toEqual({ said: 'No.' });
  expect(failureWording(error({ kind: 'timeout' }))).toEqual({ key: 'failure.timeout' });
  expect(failureWording(new Error('anything'))).toEqual({ key: 'failure.http' });
});

test('a refused login shows only the error message [IDENT-038]', () => {
  for (const kind of ['http', 'status'] as const)
    expect(loginFailureWording(error({ kind, status: 422, serverMessage: 'No match.', statusMessage: 'Bad' }))).toEqual(
      {
        said: 'No match.',
      },
    );
});

test('any other failed login shows a fixed message', () => {
  const others = [
    error({ status: 500, serverMessage: 'Stack trace' }),
    error({ kind: 'status', status: 401, serverMessage: 'No.' }),
    error({ status: 422 }),
    error({ status: 422, serverMessage: ' ', statusMessage: 'Bad' }),
    ...(['network', 'timeout', 'malformed'] as const).map((kind) => error({ kind })),
    new TypeError('x is undefined'),
  ];
  for (const other of others) expect(loginFailureWording(other)).toEqual({ key: 'login.unexpected' });
});

test('a failed login in a banner shows the status message, or else the error message, or else a fixed message', () => {
  for (const status of [422, 500]) {
    const both = error({ status, statusMessage: 'Locked.', serverMessage: 'No match.' });
    expect(bannerLoginFailureWording(both)).toEqual({ said: 'Locked.' });
    const blank = error({ status, statusMessage: ' ', serverMessage: 'No match.' });
    expect(bannerLoginFailureWording(blank)).toEqual({ said: 'No match.' });
  }
  const others = [error({ status: 500 }), error({ kind: 'network' }), new TypeError('x is undefined')];
  for (const other of others) expect(bannerLoginFailureWording(other)).toEqual({ key: 'login.unexpected' });
});
