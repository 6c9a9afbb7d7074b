'use client';

import type { UseQueryOptions } from '@tanstack/react-query';
import type { CustomerProfile, LoginState } from '../../model/customer.js';
import type { Action, Load } from '../../model/load.js';
import { loginState } from '../../rules/common/loginState.js';
import { useScope } from '../../ui/scope.js';
import { profileKey } from '../base/customerQueries.js';
import { useServices } from '../base/StorefrontProvider.js';
import type { StorefrontServices } from '../base/services.js';
import { useAction } from '../base/useAction.js';
import { useLoad } from '../base/useLoad.js';
import { identityCalls } from './calls.js';

/** Returns the query of the profile, shared by all its readers; whichever renders last sets its options. */
export const profileQuery = ({
  client,
  drafts,
}: Pick<StorefrontServices, 'client' | 'drafts'>): UseQueryOptions<CustomerProfile> => ({
  queryKey: profileKey,
  queryFn: async ({ signal }) => {
    try {
      const profile = await client.call(identityCalls.getProfileDetails, undefined, { signal });
      drafts.hear(profile);
      return profile;
    } catch (error) {
      // If the profile never loaded, a guest's drafts are shown.
      if (!drafts.owner.get()) drafts.hear(undefined);
      throw error;
    }
  },
});

/** The visitor or customer: the profile, and the login state that follows from it. */
export interface Visitor {
  /** The profile; undefined until it has loaded, and after a failure. */
  readonly profile: CustomerProfile | undefined;
  /** The login state of the profile; `visitor` without one. */
  readonly login: LoginState;
  /** The loading state, for containers that must not render before the profile has loaded. */
  readonly load: Load<CustomerProfile>;
  /** Fetches the profile again. */
  readonly refresh: () => void;
}

/** Returns the visitor or customer, from the profile call (IDENT-010). Until it responds, and if it fails, the shopper
 * counts as a visitor. */
export function useProfile(): Visitor {
  const { load, retry } = useLoad(profileQuery(useServices()));
  const profile = load.status === 'ready' ? load.data : undefined;
  return { profile, login: loginState(profile), load, refresh: retry };
}

/** Signs out a recognised or signed-in customer, and fetches the profile again (IDENT-046, IDENT-048). */
export function useLogout(): { readonly action: Action; readonly signOut: () => void } {
  const services = useServices();
  const scope = useScope();
  const { action, run } = useAction();
  return { action, signOut: () => run(async () => (await import('./signOut.js')).signOut(services, scope)) };
}
