'use client';

import type { LoginState } from '../../model/customer.js';
import { loginState } from '../../rules/common/loginState.js';
import { useServices } from '../base/StorefrontProvider.js';
import { profileQuery } from './useProfile.js';

/** Returns a function that waits for the profile and then returns the login state, `visitor` if the profile fails. For
 * presses whose effect depends on it: until the profile has loaded, a customer would be taken for a visitor. */
export function useKnownLogin(): () => Promise<LoginState> {
  const services = useServices();
  return async () => loginState(await services.queries.ensureQueryData(profileQuery(services)).catch(() => undefined));
}
