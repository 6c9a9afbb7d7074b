import { expect, waitFor } from 'storybook/test';
import { askingGaps } from '../../src/rules/checkout/paymentMark.js';
import { holdTimers } from '../heldTimers.js';
import { callTimeoutMs } from './withStorefront.js';

const [, ...gaps] = askingGaps(callTimeoutMs);

/**
 * Holds back the waits between the questions whether the shop has taken a payment, until the story ends.
 * @returns a function that lets them all pass, one after the other
 */
export function holdQuestions(): () => Promise<void> {
  const clock = holdTimers(...gaps);
  return async () => {
    for (const _ of gaps) {
      await waitFor(() => expect(clock.count()).toBe(1));
      clock.pass();
    }
  };
}
