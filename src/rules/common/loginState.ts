import type { CustomerProfile, LoginState } from '../../model/customer.js';

/** Returns the login state for `securityStatus`: 5 and 4 hard, 3 and 2 soft, anything else a visitor (IDENT-001 to
 * IDENT-008). */
export function loginState(profile: CustomerProfile | undefined): LoginState {
  switch (profile?.securityStatus) {
    case 5:
    case 4:
      return 'hard';
    case 3:
    case 2:
      return 'soft';
    default:
      return 'visitor';
  }
}

const headerNameLimit = 8;

/** Returns the first name for the header, cut to 8 characters plus `...` when longer; undefined for a visitor (NAV-001,
 * NAV-002). */
export function headerName(profile: CustomerProfile | undefined): string | undefined {
  const firstName = profile?.summaryDetails?.firstName;
  if (!firstName || loginState(profile) === 'visitor') return undefined;
  return shorten(firstName, headerNameLimit);
}

/** Cuts text to its first `limit` characters plus `...`; text of up to `limit` characters is unchanged. */
export function shorten(value: string, limit: number): string {
  const characters = Array.from(value);
  return characters.length <= limit ? value : `${characters.slice(0, limit).join('')}...`;
}
