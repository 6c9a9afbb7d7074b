import { afterEach, expect, test, vi } from 'vitest';
import { paymentMarkOf, setPaymentMark } from './paymentMark.js';

const pending = { attempt: 2, state: 'pending' } as const;

/** Stubs a browser's storage that holds an older mark of the order and has the given failures. */
function givenStorage(changes: Partial<Storage>): void {
  vi.stubGlobal('localStorage', { getItem: () => '{"attempt":1,"state":"open"}', setItem: () => {}, ...changes });
}
const fail = (): never => {
  throw new Error('no storage');
};

afterEach(() => vi.unstubAllGlobals());

test('a mark that could not be stored because the storage is full takes precedence over the older stored one', () => {
  givenStorage({ setItem: fail });
  setPaymentMark('W1', pending);
  expect(paymentMarkOf('W1')).toEqual({ attempt: 2, state: 'pending' });
});

test('a page keeps its mark in memory if storage is blocked', () => {
  givenStorage({ getItem: fail, setItem: fail });
  expect(paymentMarkOf('W2')).toEqual({ attempt: 1, state: 'open' });
  setPaymentMark('W2', pending);
  expect(paymentMarkOf('W2')).toEqual({ attempt: 2, state: 'pending' });
});

test('the stored mark applies again once storing succeeds', () => {
  givenStorage({ setItem: fail });
  setPaymentMark('W3', pending);
  givenStorage({});
  setPaymentMark('W3', { attempt: 3, state: 'open' });
  expect(paymentMarkOf('W3')).toEqual({ attempt: 1, state: 'open' });
});
