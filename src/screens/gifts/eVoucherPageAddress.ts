import type { Scope } from '../../ui/scope.js';

/** Returns the address of the e-voucher page (GIFT-003). */
export const eVoucherPage = (href: Scope['href']): string =>
  href('contentPage', { query: { pg: 'gift-e-vouchers', menu: 'gifts' } });
