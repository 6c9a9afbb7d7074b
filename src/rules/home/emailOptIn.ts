import type { Permission } from '../../model/account.js';
import type { LoginState } from '../../model/customer.js';
import type { Brand } from '../../model/site.js';

/** Category of the marketing permissions (IDENT-083). */
export const marketingCategory = 'MARKETING';

/** Checks whether a brand asks this customer to opt in to email (BRAND-058, BRAND-059). Only recognised customers have
 * permissions (IDENT-020, IDENT-025). */
export const checksEmailOptIn = ({ skipsOptInCheck }: Pick<Brand, 'skipsOptInCheck'>, login: LoginState): boolean =>
  !skipsOptInCheck && login !== 'visitor';

/** Checks whether a customer has opted in to email; false without a permission. */
export const hasOptedIn = (permissions: readonly Permission[]): boolean =>
  permissions.some(
    ({ category, code, state }) => category === marketingCategory && code === 'EMAIL' && state === 'GRANTED',
  );
