import { afterEach, expect, test, vi } from 'vitest';
import { paymentMarkOf, setPaymentMark } from './paymentMark.js';

const pending = { attempt: 2, state: 'pending' } as const;

/** A browser's storage with an older mark of the order, as far as it can be read and written. */
function givenStorage(changes: Partial<Storage>): void {
  vi.stubGlobal('localStorage', { getItem: () => '{"attempt":1,"state":"open"}', setItem: () => {}, ...changes });
}
const fail = (): never => {
  throw new Error('no storage');
};

afterEach(() => vi.unstubAllGlobals());

test('a mark a full storage does not take counts, and not the older one it has', () => {
  givenStorage({ setItem: fail });
  setPaymentMark('W1', pending);
  expect(paymentMarkOf('W1')).toEqual({ attempt: 2, state: 'pending' });
});

test('a mark is kept by a page whose storage is blocked', () => {
  givenStorage({ getItem: fail, setItem: fail });
  expect(paymentMarkOf('W2')).toEqual({ attempt: 1, state: 'open' });
  setPaymentMark('W2', pending);
  expect(paymentMarkOf('W2')).toEqual({ attempt: 2, state: 'pending' });
});

test('what is stored counts once it can be stored again', () => {
  givenStorage({ setItem: fail });
  setPaymentMark('W3', pending);
  givenStorage({});
  setPaymentMark('W3', { attempt: 3, state: 'open' });
  expect(paymentMarkOf('W3')).toEqual({ attempt: 1, state: 'open' });
});
