import type { Order } from '../../model/order.js';
import type { CheckoutStep } from '../../rules/checkout.js';
import type { Checkout } from './useCheckout.js';

/** What every step of a checkout is given. */
export interface StepProps {
  readonly order: Order;
  readonly checkout: Checkout;
  readonly onDone: (next: CheckoutStep) => void;
  /** The order is placed: on to its confirmation, once. */
  readonly onPlaced: (transactionId: string) => void;
}
