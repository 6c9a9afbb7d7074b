import { type QueryClient, type UseQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomerProfile, LoginState } from '../model/customer.js';
import { type Action, busy, failed, idle, type Load } from '../model/load.js';
import { loginState } from '../rules/loginState.js';
import { identityCalls } from './calls.js';
import { announceCustomerChange } from './customerChanges.js';
import { isOfCustomer, logoutKey, profileKey } from './customerQueries.js';
import { focusMain } from './focusMain.js';
import { useServices } from './StorefrontProvider.js';
import type { StorefrontServices } from './services.js';
import { useFailureText } from './useFailureText.js';
import { useLoad } from './useLoad.js';
import { useOneAtATime } from './useOneAtATime.js';

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

/** Removes the count of rejected upsells on signing out. If the code cannot be loaded, the cookie expires by itself. */
const forgetRejections = (queries: QueryClient) =>
  import('./forgetRejections.js').then(
    (loaded) => loaded.forgetRejections(queries),
    () => {},
  );

/** Signs out, from soft or hard, and fetches the profile again (IDENT-046, IDENT-048). */
export function useLogout(): { readonly action: Action; readonly signOut: () => void } {
  const { client, drafts } = useServices();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const once = useOneAtATime();
  const { mutateAsync, status, error } = useMutation({
    mutationKey: logoutKey,
    onMutate: () => queries.cancelQueries({ predicate: isOfCustomer }),
    mutationFn: () => client.call(identityCalls.logout),
    onSuccess: async () => {
      announceCustomerChange();
      drafts.forget();
      // Only for a customer who was signed in, not one who was only recognised (IDENT-047, OPEN-026).
      const left = loginState(queries.getQueryData<CustomerProfile>(profileKey));
      if (left === 'hard') void forgetRejections(queries);
      await queries.invalidateQueries({ refetchType: 'active', predicate: (query) => !isOfCustomer(query) });
      queries.removeQueries({ predicate: isOfCustomer });
      // The pressed button is removed with the customer.
      focusMain();
    },
  });
  return {
    action: status === 'pending' ? busy : status === 'error' ? failed(failureText(error)) : idle,
    signOut: () =>
      void once(async () => {
        // Its failure shows through the action. What was cancelled for it is fetched after all.
        await mutateAsync().catch(() => queries.invalidateQueries({ predicate: isOfCustomer }));
      }),
  };
}
