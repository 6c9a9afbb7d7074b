import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomerProfile, LoginState } from '../model/customer.js';
import { type Action, busy, failed, idle, type Load } from '../model/load.js';
import { loginState } from '../rules/loginState.js';
import { identityCalls } from './calls.js';
import { forgetDrafts } from './drafts.js';
import { focusMain } from './focusMain.js';
import { queryKey } from './queryKey.js';
import { useServices } from './StorefrontProvider.js';
import { useFailureText } from './useFailureText.js';
import { useLoad } from './useLoad.js';
import { useOneAtATime } from './useOneAtATime.js';

const profileKey = queryKey('getProfileDetails');

export const logoutKey = queryKey('logout');

/** On each query that only a customer may ask. */
export const metaOfCustomer = { ofCustomer: true };

const isOfCustomer = ({ meta }: Query): boolean => meta === metaOfCustomer;

/** Who is here: the profile, and the login state that follows from it. */
export interface Visitor {
  readonly profile: CustomerProfile | undefined;
  readonly login: LoginState;
  /** For who has to know it before anything else. */
  readonly load: Load<CustomerProfile>;
  readonly refresh: () => void;
}

/** Who is here, from the profile call (IDENT-010). Until it has answered, and when it fails, a visitor. */
export function useProfile(): Visitor {
  const { client } = useServices();
  const { load, retry } = useLoad({
    queryKey: profileKey,
    queryFn: ({ signal }) => client.call(identityCalls.getProfileDetails, undefined, { signal }),
  });
  const profile = load.status === 'ready' ? load.data : undefined;
  return { profile, login: loginState(profile), load, refresh: retry };
}

/** How often upsells were turned down, by whoever is leaving. What cannot be loaded leaves the cookie to end by itself. */
const forgetRejections = () =>
  import('./cookies.js').then(
    ({ removeCookie, upsellRejectionCountCookie }) => removeCookie(upsellRejectionCountCookie),
    () => {},
  );

/** Signs out, from soft or hard, and fetches the profile again (IDENT-046, IDENT-048). */
export function useLogout(): { readonly action: Action; readonly signOut: () => void } {
  const { client } = useServices();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const once = useOneAtATime();
  const { mutateAsync, status, error } = useMutation({
    mutationKey: logoutKey,
    onMutate: () => queries.cancelQueries({ predicate: isOfCustomer }),
    mutationFn: () => client.call(identityCalls.logout),
    onSuccess: async () => {
      forgetDrafts();
      // Of who was signed in, not of who was only recognised (IDENT-047, OPEN-026).
      const left = loginState(queries.getQueryData<CustomerProfile>(profileKey));
      if (left === 'hard') void forgetRejections();
      await queries.invalidateQueries({ refetchType: 'active', predicate: (query) => !isOfCustomer(query) });
      queries.removeQueries({ predicate: isOfCustomer });
      // The button that was pressed is gone with the customer.
      focusMain();
    },
  });
  return {
    action: status === 'pending' ? busy : status === 'error' ? failed(failureText(error)) : idle,
    signOut: () =>
      void once(async () => {
        // Its failure shows through the action.
        await mutateAsync().catch(() => {});
      }),
  };
}
