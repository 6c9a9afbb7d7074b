'use client';

import { useEffect, useRef, useState } from 'react';
import { checkoutWords } from '../../brands/words/checkout.js';
import { useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { UnsafeAddressError } from './pageOfAnswer.js';
import { createPayment, type PaymentSetup, type SendPayment } from './payment.js';
import { useIsPaymentPending } from './paymentMark.js';

/** Makes a payment exactly once, and tells the page about it. */
export function usePayment<Paid extends string>(setup: PaymentSetup<Paid>) {
  const { timeoutMs, leave, log } = useServices();
  const isPending = useIsPaymentPending(setup.id);
  const [isPaying, setIsPaying] = useState(false);
  const [isNotTaken, setIsNotTaken] = useState(false);
  const wait = useWait(isPending);
  const running = useRef<Promise<void>>(undefined);
  const payment = () => createPayment(setup, { timeoutMs, leave, log, wait, setIsPaying, setIsNotTaken });

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
    pay: (sendPayment: SendPayment<Paid>) => alone(() => payment().pay(sendPayment)),
    settle: () => alone(() => payment().settle()),
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
