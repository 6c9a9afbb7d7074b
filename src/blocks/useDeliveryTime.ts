'use client';

import { checkoutWords } from '../brands/words/checkout.js';
import type { Order } from '../model/order.js';
import { dayInWords, hoursOfSlot } from '../rules/checkout/timeslot.js';
import { useScope, useText } from '../ui/scope.js';

/** Returns a function that says when an order is delivered: at the time the shopper chose, otherwise in the words of its
 * delivery method (CHKT-028). */
export function useDeliveryTime(): (delivery: Order['shippingDetails']) => string | undefined {
  const { site } = useScope();
  const text = useText(checkoutWords);
  return ({ timeslot, shippingMethod }) =>
    timeslot
      ? text('timeslot.chosen', { day: dayInWords(timeslot.date, site), ...hoursOfSlot(timeslot, site) })
      : shippingMethod?.promise;
}
