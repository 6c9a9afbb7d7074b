import type { EVoucherFields } from '../../src/rules/gifts/eVoucher.js';

/** A valid e-voucher. */
export const eVoucher: EVoucherFields = {
  preset: '50',
  custom: '',
  recipientName: 'Ida Fenn',
  recipientEmail: 'ida@friend.example',
  verifyEmail: 'ida@friend.example',
  message: 'Happy birthday, Ida!\nOpen something generous tonight. With love from Tom',
};

/** The same e-voucher with a custom amount. */
export const customEVoucher: EVoucherFields = { ...eVoucher, preset: '', custom: '500' };
