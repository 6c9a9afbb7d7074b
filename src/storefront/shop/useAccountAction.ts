'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { CustomerProfile } from '../../model/customer.js';
import { profileKey } from '../base/customerQueries.js';
import { type ActionOptions, useAction } from '../base/useAction.js';
import { useFailureText } from '../base/useFailureText.js';
import { useOpenDialog } from '../base/useOpenDialog.js';
import { isSignedOut } from './orReached.js';

/** Returns a function that gives the message for a signed-in customer's failed call; it opens the sign-in dialog if the
 * shop has signed the customer out in the meantime. */
export function useAccountFailureText(): (error: unknown) => string {
  const openDialog = useOpenDialog();
  const failureText = useFailureText();
  return (error) => {
    if (isSignedOut(error)) openDialog('login', {});
    return failureText(error);
  };
}

interface AccountActionOptions extends Pick<ActionOptions, 'afterwards'> {
  /** Returns the message for a failure that has a message of its own. */
  readonly ownText?: (error: unknown) => string | undefined;
  /** Fetches again whatever the action changes. Also called after a failure, since the shop may have acted although its
   * response was lost. */
  readonly refetch?: () => Promise<unknown>;
}

/** Runs an action of a signed-in customer. If the shop has signed the customer out in the meantime, the sign-in dialog
 * opens, and the failure stays visible in the form. The action is done once the changed data has been fetched again. */
export function useAccountAction({ refetch, ownText, ...options }: AccountActionOptions = {}) {
  const accountText = useAccountFailureText();
  const failureText = (error: unknown) => ownText?.(error) ?? accountText(error);
  const { action, run, reset } = useAction({ ...options, failureText });
  return {
    action,
    reset,
    /** Runs `work`; resolves to whether it succeeded. The call is ignored while another action is running. */
    run: (work: () => Promise<unknown>): Promise<boolean> =>
      new Promise((resolve) =>
        run(async () => {
          try {
            await work();
          } catch (error) {
            resolve(false);
            if (!isSignedOut(error)) void refetch?.();
            throw error;
          }
          await refetch?.();
          resolve(true);
        }),
      ),
  };
}

/** Returns a function that fetches the profile again after a call has changed it; if that fails, the current profile is
 * kept. */
export function useRefetchProfile(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.refetchQueries({ queryKey: profileKey });
}

/**
 * Returns a function that fetches the current profile, bypassing the cache.
 * @throws ApiError when the profile cannot be fetched
 */
export function useFreshProfile(): () => Promise<CustomerProfile | undefined> {
  const queries = useQueryClient();
  return async () => {
    await queries.refetchQueries({ queryKey: profileKey }, { throwOnError: true });
    return queries.getQueryData<CustomerProfile>(profileKey);
  };
}
