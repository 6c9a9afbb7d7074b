'use client';

import type { UseQueryOptions } from '@tanstack/react-query';
import type { CustomerProfile, LoginState } from '../../model/customer.js';
import type { Action, Load } from '../../model/load.js';
import { loginState } from '../../rules/common/loginState.js';
import { profileKey } from '../base/customerQueries.js';
import { useServices } from '../base/StorefrontProvider.js';
import type { StorefrontServices } from '../base/services.js';
import { useAction } from '../base/useAction.js';
import { useLoad } from '../base/useLoad.js';
import { identityCalls } from './calls.js';

/** The query of the profile, for all who read it: the last of them to render sets what the query does. */
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
      // As long as nobody knows who is here, what a guest typed is shown.
      if (!drafts.owner.get()) drafts.hear(undefined);
      throw error;
    }
  },
});

/** Who is here: the profile, and the login state that follows from it. */
export interface Visitor {
  /** The profile; undefined until it has loaded, and after a failure. */
  readonly profile: CustomerProfile | undefined;
  /** The login state of the profile; `visitor` without one. */
  readonly login: LoginState;
  /** For containers that must not render before the visitor is known. */
  readonly load: Load<CustomerProfile>;
  /** Fetches the profile again. */
  readonly refresh: () => void;
}

/** The visitor or customer, from the profile call (IDENT-010). A visitor until it has answered, and when it fails. */
export function useProfile(): Visitor {
  const { load, retry } = useLoad(profileQuery(useServices()));
  const profile = load.status === 'ready' ? load.data : undefined;
  return { profile, login: loginState(profile), load, refresh: retry };
}

/** Signs out, from soft or hard, and fetches the profile again (IDENT-046, IDENT-048). */
export function useLogout(): { readonly action: Action; readonly signOut: () => void } {
  const services = useServices();
  const { action, run } = useAction();
  return { action, signOut: () => run(async () => (await import('./signOut.js')).signOut(services)) };
}
