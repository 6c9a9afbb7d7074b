import { useQueryClient } from '@tanstack/react-query';
import type { CustomerProfile } from '../model/customer.js';
import { ApiError } from '../model/error.js';
import { type ActionOptions, useAction } from './useAction.js';
import { useFailureText } from './useFailureText.js';
import { useOpenDialog } from './useOpenDialog.js';
import { profileKey } from './useProfile.js';

/** An action of a signed-in customer: when the shop has signed the customer out meanwhile, the sign-in dialog opens, and
 * the failure stays with the form. */
export function useAccountAction(options: ActionOptions = {}) {
  const openDialog = useOpenDialog();
  const failureText = useFailureText();
  return useAction({
    ...options,
    failureText: (error) => {
      if (error instanceof ApiError && error.status === 401) openDialog('login', {});
      return failureText(error);
    },
  });
}

/** Fetches the profile again after a call changed it; a failure keeps the profile there was. */
export function useRefetchProfile(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.refetchQueries({ queryKey: profileKey });
}

/** Asks who the customer is now, past the cache.
 * @throws ApiError when that cannot be fetched */
export function useFreshProfile(): () => Promise<CustomerProfile | undefined> {
  const queries = useQueryClient();
  return async () => {
    await queries.refetchQueries({ queryKey: profileKey }, { throwOnError: true });
    return queries.getQueryData<CustomerProfile>(profileKey);
  };
}
