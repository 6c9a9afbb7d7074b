'use client';

import type { Order } from '../../model/order.js';
import type { CheckoutStep } from '../../rules/checkout/checkout.js';
import type { Checkout } from './useCheckout.js';

/** Props that every checkout step takes. */
export interface StepProps {
  readonly order: Order;
  readonly checkout: Checkout;
  readonly onDone: (next: CheckoutStep) => void;
  /** Called once the order is placed, to go to its confirmation. */
  readonly onPlaced: (transactionId: string) => void;
}
