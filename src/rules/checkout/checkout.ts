import * as z from 'zod/mini';
import type { CustomerProfile } from '../../model/customer.js';
import type { Order } from '../../model/order.js';
import type { Country, HostClass } from '../../model/site.js';
import { emailAddress } from '../common/email.js';

/** The steps of a checkout in order; the current one is in the address (CHKT-009). */
export const checkoutSteps = ['delivery', 'payment', 'review'] as const;
/** One of `checkoutSteps`. */
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The first incomplete step; the review when all are complete. The payment is, once it is said how all of it is paid: by the
 * card of the order unless the shopper has chosen otherwise. */
export function firstIncompleteStep(
  { shippingDetails, paymentDetails }: Order,
  isPaymentChosen = paymentDetails.length > 0,
): CheckoutStep {
  if (!shippingDetails.address || !shippingDetails.shippingMethod) return 'delivery';
  return isPaymentChosen ? 'review' : 'payment';
}

/** The step an address leads to: the one it names, or the first incomplete one if that comes earlier (CHKT-008). */
export function stepToShow(named: string | null, order: Order, isPaymentChosen?: boolean): CheckoutStep {
  const wanted = firstIncompleteStep(order, isPaymentChosen);
  const asked = checkoutSteps.find((step) => step === named);
  return asked && checkoutSteps.indexOf(asked) <= checkoutSteps.indexOf(wanted) ? asked : wanted;
}

/** Whether an order was paid for, and so placed. */
export const isPlaced = (order: Order): order is Order & { readonly transactionId: string } =>
  order.transactionId !== undefined;

/** Who checks out as a guest gives an email address (CHKT-003). */
export const guestFields = z.object({ emailId: emailAddress });
/** The values of the guest checkout's form. */
export type Guest = z.infer<typeof guestFields>;

/** Whether the customer is new, for the UK confirmation; undefined in other countries. Not the login state, which reads
 * the same number differently (CHKT-086 to CHKT-089, BRAND-063, OPEN-003). */
export function isNewCustomer(profile: CustomerProfile | undefined, country: Country): boolean | undefined {
  if (country !== 'uk') return undefined;
  return profile?.securityStatus === 4 || profile?.securityStatus === 0;
}

/** Whether the card provider is asked for a test payment: everywhere but on live hosts (CHKT-047, OPEN-076). */
export const isTestPayment = (hostClass: HostClass): boolean => hostClass !== 'live';
