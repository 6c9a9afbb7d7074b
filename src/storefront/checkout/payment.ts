'use client';

import { ApiError } from '../../model/error.js';
import {
  askingGaps,
  endPayment,
  idempotencyKey,
  type PaymentMark,
  type PaymentOutcome,
  startPayment,
} from '../../rules/checkout/paymentMark.js';
import type { StorefrontServices } from '../base/services.js';
import { pageOfAnswer } from './pageOfAnswer.js';
import { payAlone, paymentMarkOf, setPaymentMark } from './paymentMark.js';

/** Checks whether the server's response says that it refused the payment. After a timeout, a 5xx status or an
 * unreadable response, the server may have taken the payment; a 408 is a timeout on the way to the server. A status
 * below 400 comes from the envelope of an HTTP 200 response. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'http' || error.kind === 'status') &&
  error.status !== undefined &&
  error.status < 500 &&
  error.status !== 408;

export interface PaymentSetup<Paid extends string> {
  /** Key of the payment's mark: the order, or the change to it. */
  readonly id: string;
  /** The outcome of a payment that was taken: an order is placed only once, but can be changed any number of times. */
  readonly ends: Extract<PaymentOutcome, 'placed' | 'changed'>;
  /** Digest of the order before the payment, if the payment changes an order. */
  readonly before?: string | undefined;
  /**
   * Queries whether the server has taken the payment; `notDue` when there is nothing left to pay.
   * @throws ApiError when the query fails
   */
  readonly look: (mark: PaymentMark) => Promise<Paid | 'notDue' | undefined>;
  /** Called once the payment is taken. */
  readonly onPaid: (paid: Paid) => Promise<void> | void;
  /** Called when the server has refused the payment, before the refusal is shown. */
  readonly onRefused?: () => Promise<void>;
  /** Called when the shopper is about to leave for a provider's page. */
  readonly onRedirect?: () => void;
}

/** Sends a payment under its `Idempotency-Key`.
 * @throws ApiError when the call fails */
export type SendPayment<Paid extends string> = (
  idempotencyKey: string,
) => Promise<Paid | { readonly redirectUrl: string }>;

/** The page that makes a payment. */
export interface PaymentPage extends Pick<StorefrontServices, 'timeoutMs' | 'leave' | 'log'> {
  /** Waits for a number of ms, or until the outcome of the payment is known. Resolves to false if the page has gone in
   * the meantime. */
  readonly wait: (ms: number) => Promise<boolean>;
  readonly setIsPaying: (isPaying: boolean) => void;
  readonly setIsNotTaken: (isNotTaken: boolean) => void;
}

/** The marks that all tabs share. */
export interface PaymentMarks {
  readonly get: typeof paymentMarkOf;
  readonly set: typeof setPaymentMark;
  readonly alone: typeof payAlone;
}

const marksOfBrowser: PaymentMarks = { get: paymentMarkOf, set: setPaymentMark, alone: payAlone };

/** Makes a payment exactly once, whatever happens. A payment sets a mark before it is sent, and while that mark is
 * pending no tab sends another payment. If the response is lost, the server is queried repeatedly; only after that can
 * the shopper pay again, with the same `Idempotency-Key` (CHKT-073 to CHKT-075). */
export function createPayment<Paid extends string>(
  setup: PaymentSetup<Paid>,
  { timeoutMs, leave, log, wait, setIsPaying, setIsNotTaken }: PaymentPage,
  marks = marksOfBrowser,
) {
  const { id } = setup;

  function end(outcome: PaymentOutcome): void {
    const mark = marks.get(id);
    // Another tab has already recorded the change, and ended the attempt.
    if (outcome === 'changed' && mark.state === 'open') return;
    marks.set(id, endPayment(mark, outcome));
  }

  async function finish(paid: Paid): Promise<void> {
    end(setup.ends);
    await setup.onPaid(paid);
  }

  async function settle(failure?: unknown): Promise<void> {
    const { attempt } = marks.get(id);
    const outcome = isRefusal(failure) ? 'refused' : 'notTaken';
    let isAnswered = false;
    for (const gap of askingGaps(timeoutMs)) {
      if (gap > 0) setIsPaying(false);
      if (!(await wait(gap))) return;
      let paid: Paid | 'notDue' | undefined;
      try {
        paid = await setup.look(marks.get(id));
        isAnswered = true;
      } catch {
        isAnswered = false;
      }
      if (paid !== undefined && paid !== 'notDue') return await finish(paid);
      const mark = marks.get(id);
      if (mark.state === 'open') {
        // Another tab has received the outcome.
        setIsNotTaken(mark.attempt === attempt);
        return;
      }
      // The order was placed from another tab, so this response is out of date.
      if (mark.state === 'placed') isAnswered = false;
      else if (isAnswered && outcome === 'refused') break;
    }
    if (!isAnswered) return;
    end(outcome);
    if (outcome === 'refused') await setup.onRefused?.();
    if (failure) throw failure;
    setIsNotTaken(true);
  }

  async function send(mark: PaymentMark, sendPayment: SendPayment<Paid>): Promise<void> {
    let paid: Paid | { readonly redirectUrl: string };
    try {
      paid = await sendPayment(idempotencyKey(id, mark));
    } catch (failure) {
      return settle(failure);
    }
    if (typeof paid === 'string') return finish(paid);
    end('redirected');
    const page = pageOfAnswer(paid.redirectUrl, { log });
    setup.onRedirect?.();
    leave(page);
  }

  async function pay(sendPayment: SendPayment<Paid>): Promise<void> {
    const before = marks.get(id);
    const mark = startPayment(before, setup.before);
    if (!mark) return settle();
    if (before.state === 'placed') {
      // The order was placed from another page while this one was suspended.
      const paid = await setup.look(before);
      if (paid === 'notDue') return;
      if (paid !== undefined) return finish(paid);
    }
    setIsNotTaken(false);
    setIsPaying(true);
    marks.set(id, mark);
    try {
      await send(mark, sendPayment);
    } finally {
      setIsPaying(false);
    }
  }

  /** Shows the outcome of another tab's payment. The page may not have drawn while its mark was pending. */
  async function follow(): Promise<void> {
    if (marks.get(id).state !== 'open') await settle();
  }

  return {
    /**
     * Makes the payment. Resolves without one if the outcome is still unknown at the end. If another tab is paying, it
     * waits for that payment's outcome instead.
     * @throws the payment's error, if it was not taken
     */
    pay: (sendPayment: SendPayment<Paid>) => marks.alone(id, () => pay(sendPayment), follow),
    /** Queries the server until it has taken the payment, or until the maximum number of queries is reached: one, if
     * the server refused the payment. If the last query fails too, the mark stays pending. */
    settle: () => settle(),
  };
}
