import type { href } from '../../rules/common/routes.js';

/** Returns the address of the e-voucher page (GIFT-003). */
export const eVoucherPage = (hrefOf: typeof href): string =>
  hrefOf('contentPage', { query: { pg: 'gift-e-vouchers', menu: 'gifts' } });
