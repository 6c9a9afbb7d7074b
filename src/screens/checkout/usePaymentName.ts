'use client';

import { paymentWords } from '../../brands/words/payment.js';
import { shellWords } from '../../brands/words/shell.js';
import type { OrderPayment } from '../../model/order.js';
import { useText } from '../../ui/scope.js';
import { useCardName } from './useCardName.js';

/** Returns a function that names a payment as on a receipt: a card, a wallet with its card, PayPal, or a balance. */
export function usePaymentName(): (payment: OrderPayment) => string {
  const text = useText(paymentWords, shellWords);
  const cardName = useCardName();
  return (payment) => {
    const { type, serialId = '', voucherCode = '' } = payment;
    switch (type) {
      case 'paypal':
        return text('payment.logo.paypal');
      case 'googlePay':
      case 'applePay':
        return text('pay.walletCard', { wallet: text(`payment.logo.${type}`), card: cardName(payment) });
      case 'Gift Card':
        return text('pay.giftCard', { lastFour: serialId.slice(-4) });
      case 'Gift Vouchers':
        return text('pay.giftVoucher', { code: voucherCode });
      case 'savings':
        return text('pay.savings');
      case 'points':
        return text('pay.points');
      default:
        return cardName(payment);
    }
  };
}
