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

/** Whether the server says it refused the payment. After a timeout, a 5xx or an unreadable answer it may have taken it; a 408
 * is a timeout that was met on the way. A status below 400 is one of the envelope, in an answer of HTTP 200. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'http' || error.kind === 'status') &&
  error.status !== undefined &&
  error.status < 500 &&
  error.status !== 408;

interface Setup<Paid extends string> {
  /** What the mark of the payment is kept under: the order, or what changes it. */
  readonly id: string;
  /** How a payment that was taken ends: an order is placed once, and changed any number of times. */
  readonly ends: Extract<PaymentOutcome, 'placed' | 'changed'>;
  /** The order before the payment, where it changes one. */
  readonly before?: string | undefined;
  /** Asks the server whether it has taken the payment; `notDue` when there is nothing to pay any more.
   * @throws ApiError when it cannot be asked */
  readonly look: (mark: PaymentMark) => Promise<Paid | 'notDue' | undefined>;
  /** Called once the payment is taken. */
  readonly onPaid: (paid: Paid) => Promise<void> | void;
  /** Called when the server has refused the payment, before that is said. */
  readonly onRefused?: () => Promise<void>;
  /** Called when the shopper is about to leave for a provider's page. */
  readonly onRedirect?: () => void;
}

/** Sends a payment under its `Idempotency-Key`.
 * @throws ApiError when the call fails */
export type SendPayment<Paid extends string> = (
  idempotencyKey: string,
) => Promise<Paid | { readonly redirectUrl: string }>;

/** Pays once, whatever happens: a payment leaves a mark before it is sent, and while that is pending no tab sends another. When
 * the answer is lost, the server is asked again and again, and only then the shopper can pay once more, under the same
 * `Idempotency-Key` (CHKT-073 to CHKT-075). */
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
    // Another tab has heard of the change first, and ended the attempt.
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
        // Another tab has heard the outcome.
        setIsNotTaken(mark.attempt === attempt);
        return;
      }
      // Placed from another tab: this answer is older.
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
      // Placed from another page, while this one slept.
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

  /** One at a time: a second request is about the payment that is on its way. */
  function alone(run: () => Promise<void>): Promise<void> {
    running.current ??= run().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }

  return {
    /** A payment was sent, before a reload or from any tab, whose outcome is not known yet. */
    isPending,
    /** It is being sent from here. */
    isPaying,
    /** The server was asked often enough, and has not taken it: it can be sent again. */
    isNotTaken,
    /** Pays. Resolves without a payment when the outcome is not known in time.
     * @throws the payment's failure, when it was not taken */
    pay: (sendPayment: SendPayment<Paid>) => alone(() => payAlone(id, () => payNow(sendPayment))),
    /** Asks the server until it has taken the payment, or was asked often enough: once, where it refused. When the last
     * question fails too, the mark stays pending. */
    settle: () => alone(() => settleNow()),
  };
}

/** Gives the text of a payment that failed. */
export function usePaymentFailureText(): (error: unknown) => string {
  const text = useText(checkoutWords);
  const failureText = useFailureText();
  return (error) => (error instanceof UnsafeAddressError ? text('payment.badAddress') : failureText(error));
}

/** A pause, cut short when what is waited for is over. Resolves to whether there is still a page that waits. */
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
