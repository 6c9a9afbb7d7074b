import { expect, test } from 'vitest';
import { createStorefront } from './services.js';

test('when the forms are taken from a customer who has left, an open dialog closes, and the chosen payment goes', () => {
  const { drafts, dialog, paymentPlan } = createStorefront();
  dialog.set({ name: 'login', props: {} });
  paymentPlan.set({ orderId: 'o1', mode: 'creditCard', parts: [], lostCards: [] });
  drafts.hear({ securityStatus: 1 });
  expect(dialog.get()).toEqual({ name: 'login', props: {} });
  drafts.forget();
  expect([dialog.get(), paymentPlan.get()]).toEqual([undefined, undefined]);
});
