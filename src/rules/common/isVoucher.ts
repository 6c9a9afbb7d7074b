import type { OrderPayment } from '../../model/order.js';

/** Checks whether a part of an order's payment is a voucher or a gift card. */
export const isVoucher = ({ voucherCode, serialId }: OrderPayment): boolean => (voucherCode ?? serialId) !== undefined;
