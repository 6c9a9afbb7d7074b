import type { Permission } from '../model/account.js';
import type { LoginState } from '../model/customer.js';
import type { Brand } from '../model/site.js';

/** Under which category the permissions to send something stand (IDENT-083). */
export const marketingCategory = 'MARKETING';

/** Whether a brand asks this shopper to opt in to email (BRAND-058, BRAND-059). Only who is recognised has permissions
 * (IDENT-020, IDENT-025). */
export const checksEmailOptIn = ({ skipsOptInCheck }: Pick<Brand, 'skipsOptInCheck'>, login: LoginState): boolean =>
  !skipsOptInCheck && login !== 'visitor';

/** Whether a customer has opted in to email: what was never granted is not. */
export const hasOptedIn = (permissions: readonly Permission[]): boolean =>
  permissions.some(
    ({ category, code, state }) => category === marketingCategory && code === 'EMAIL' && state === 'GRANTED',
  );
