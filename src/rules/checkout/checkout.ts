import * as z from 'zod/mini';
import type { CustomerProfile } from '../../model/customer.js';
import type { Order } from '../../model/order.js';
import type { Country, HostClass } from '../../model/site.js';
import { emailAddress } from '../common/email.js';

/** The steps of a checkout in order; the current one is in the address (CHKT-009). */
export const checkoutSteps = ['delivery', 'payment', 'review'] as const;
/** One of `checkoutSteps`. */
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Returns the first incomplete step, or the review when all are complete. The payment step is complete once the whole
 * amount is covered: by the order's card, unless the shopper has chosen otherwise. */
export function firstIncompleteStep(
  { shippingDetails, paymentDetails }: Order,
  isPaymentChosen = paymentDetails.length > 0,
): CheckoutStep {
  if (!shippingDetails.address || !shippingDetails.shippingMethod) return 'delivery';
  return isPaymentChosen ? 'review' : 'payment';
}

/** Returns the step to show: the step named in the address, or the first incomplete step if that comes earlier
 * (CHKT-008). */
export function stepToShow(stepName: string | null, order: Order, isPaymentChosen?: boolean): CheckoutStep {
  const firstIncomplete = firstIncompleteStep(order, isPaymentChosen);
  const requested = checkoutSteps.find((step) => step === stepName);
  return requested && checkoutSteps.indexOf(requested) <= checkoutSteps.indexOf(firstIncomplete)
    ? requested
    : firstIncomplete;
}

/** Checks whether an order is paid for, and so placed. */
export const isPlaced = (order: Order): order is Order & { readonly transactionId: string } =>
  order.transactionId !== undefined;

/** Form of the guest checkout, which asks for an email address (CHKT-003). */
export const guestFields = z.object({ emailId: emailAddress });
/** Values of the guest checkout's form. */
export type Guest = z.infer<typeof guestFields>;

/** Checks whether the customer is new, for the UK confirmation; undefined in other countries. This differs from the
 * login state, which interprets the same number differently (CHKT-086 to CHKT-089, BRAND-063, OPEN-003). */
export function isNewCustomer(profile: CustomerProfile | undefined, country: Country): boolean | undefined {
  if (country !== 'uk') return undefined;
  return profile?.securityStatus === 4 || profile?.securityStatus === 0;
}

/** Checks whether the card provider runs in test mode: everywhere except on live hosts (CHKT-047, OPEN-076). */
export const isTestPayment = (hostClass: HostClass): boolean => hostClass !== 'live';
