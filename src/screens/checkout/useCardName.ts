import { checkoutWords } from '../../brands/words/checkout.js';
import type { OrderPayment } from '../../model/order.js';
import { useText } from '../../ui/scope.js';

const names: Readonly<Record<string, 'visa' | 'mastercard' | 'americanExpress'>> = {
  VISA: 'visa',
  MASTERCARD: 'mastercard',
  AMEX: 'americanExpress',
};

/** A card as a receipt names it, such as `Visa ending 1111`; the types of the API are an open set. */
export function useCardName(): (payment: OrderPayment) => string {
  const text = useText(checkoutWords);
  return ({ cardType = '', lastFour = '' }) => {
    const known = names[cardType];
    return text('payment.ending', {
      card: known ? text(`payment.logo.${known}`) : text('payment.card'),
      lastFour,
    });
  };
}
