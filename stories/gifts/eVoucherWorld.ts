import type { EVoucherFields } from '../../src/rules/gifts/eVoucher.js';

/** An e-voucher that can be sent as it is. */
export const eVoucher: EVoucherFields = {
  preset: '50',
  custom: '',
  recipientName: 'Ida Fenn',
  recipientEmail: 'ida@friend.example',
  verifyEmail: 'ida@friend.example',
  message: 'Happy birthday, Ida!\nOpen something generous tonight. With love from Tom',
};

/** The same with another amount. */
export const customEVoucher: EVoucherFields = { ...eVoucher, preset: '', custom: '500' };
