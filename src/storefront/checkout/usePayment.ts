'use client';

import { useEffect, useRef, useState } from 'react';
import { checkoutWords } from '../../brands/words/checkout.js';
import { ApiError } from '../../model/error.js';
import {
  askingGaps,
  endPayment,
  idempotencyKey,
  type PaymentMark,
  type PaymentOutcome,
  startPayment,
} from '../../rules/checkout/paymentMark.js';
import { useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { pageOfAnswer, UnsafeAddressError } from './pageOfAnswer.js';
import { payAlone, paymentMarkOf, setPaymentMark, useIsPaymentPending } from './paymentMark.js';

/** Checks whether the server's response says that it refused the payment. After a timeout, a 5xx status or an
 * unreadable response, the server may have taken the payment; a 408 is a timeout on the way to the server. A status
 * below 400 comes from the envelope of an HTTP 200 response. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'http' || error.kind === 'status') &&
  error.status !== undefined &&
  error.status < 500 &&
  error.status !== 408;

interface Setup<Paid extends string> {
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

/** Makes a payment exactly once, whatever happens. A payment sets a mark before it is sent, and while that mark is
 * pending no tab sends another payment. If the response is lost, the server is queried repeatedly; only after that can
 * the shopper pay again, with the same `Idempotency-Key` (CHKT-073 to CHKT-075). */
export function usePayment<Paid extends string>(setup: Setup<Paid>) {
  const { id } = setup;
  const { timeoutMs, leave, log } = useServices();
  const isPending = useIsPaymentPending(id);
  const [isPaying, setIsPaying] = useState(false);
  const [isNotTaken, setIsNotTaken] = useState(false);
  const wait = useWait(isPending);
  const running = useRef<Promise<void>>(undefined);

  function end(outcome: PaymentOutcome): void {
    const mark = paymentMarkOf(id);
    // Another tab has already recorded the change, and ended the attempt.
    if (outcome === 'changed' && mark.state === 'open') return;
    setPaymentMark(id, endPayment(mark, outcome));
  }

  async function finish(paid: Paid): Promise<void> {
    end(setup.ends);
    await setup.onPaid(paid);
  }

  async function settleNow(failure?: unknown): Promise<void> {
    const { attempt } = paymentMarkOf(id);
    const outcome = isRefusal(failure) ? 'refused' : 'notTaken';
    let isAnswered = false;
    for (const gap of askingGaps(timeoutMs)) {
      if (gap > 0) setIsPaying(false);
      if (!(await wait(gap))) return;
      let paid: Paid | 'notDue' | undefined;
      try {
        paid = await setup.look(paymentMarkOf(id));
        isAnswered = true;
      } catch {
        isAnswered = false;
      }
      if (paid !== undefined && paid !== 'notDue') return await finish(paid);
      const mark = paymentMarkOf(id);
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
      return settleNow(failure);
    }
    if (typeof paid === 'string') return finish(paid);
    end('redirected');
    const page = pageOfAnswer(paid.redirectUrl, { log });
    setup.onRedirect?.();
    leave(page);
  }

  async function payNow(sendPayment: SendPayment<Paid>): Promise<void> {
    const before = paymentMarkOf(id);
    const mark = startPayment(before, setup.before);
    if (!mark) return settleNow();
    if (before.state === 'placed') {
      // The order was placed from another page while this one was suspended.
      const paid = await setup.look(before);
      if (paid === 'notDue') return;
      if (paid !== undefined) return finish(paid);
    }
    setIsNotTaken(false);
    setIsPaying(true);
    setPaymentMark(id, mark);
    try {
      await send(mark, sendPayment);
    } finally {
      setIsPaying(false);
    }
  }

  /** Runs one operation at a time: a second request joins the one in progress. */
  function alone(run: () => Promise<void>): Promise<void> {
    running.current ??= run().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }

  return {
    /** Whether the outcome of a payment is unknown; it may have been sent before a reload, or from any tab. */
    isPending,
    /** Whether this page is sending the payment. */
    isPaying,
    /** Whether the server was queried the maximum number of times and has not taken the payment, so that the payment
     * can be sent again. */
    isNotTaken,
    /**
     * Makes the payment. Resolves without one if the outcome is still unknown at the end.
     * @throws the payment's error, if it was not taken
     */
    pay: (sendPayment: SendPayment<Paid>) => alone(() => payAlone(id, () => payNow(sendPayment))),
    /** Queries the server until it has taken the payment, or until the maximum number of queries is reached: one, if
     * the server refused the payment. If the last query fails too, the mark stays pending. */
    settle: () => alone(() => settleNow()),
  };
}

/** Returns a function that gives the message for a failed payment. */
export function usePaymentFailureText(): (error: unknown) => string {
  const text = useText(checkoutWords);
  const failureText = useFailureText();
  return (error) => (error instanceof UnsafeAddressError ? text('payment.badAddress') : failureText(error));
}

/** Returns a function that waits for a number of milliseconds; the wait ends early once `isWaiting` is false. Resolves
 * to false if the component is unmounted in the meantime. */
function useWait(isWaiting: boolean): (ms: number) => Promise<boolean> {
  const end = useRef<(isHere: boolean) => void>(undefined);
  useEffect(() => {
    if (!isWaiting) end.current?.(true);
  }, [isWaiting]);
  useEffect(() => () => end.current?.(false), []);
  return (ms) =>
    ms === 0
      ? Promise.resolve(true)
      : new Promise((resolve) => {
          end.current = resolve;
          setTimeout(() => resolve(true), ms);
        });
}
