'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { CustomerProfile } from '../../model/customer.js';
import { ApiError } from '../../model/error.js';
import { profileKey } from '../base/customerQueries.js';
import { type ActionOptions, useAction } from '../base/useAction.js';
import { useFailureText } from '../base/useFailureText.js';
import { useOpenDialog } from '../base/useOpenDialog.js';

/** Whether the shop has signed the customer out meanwhile. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Gives the text of what a signed-in customer failed to do; the sign-in dialog opens when the shop has signed the
 * customer out meanwhile. */
export function useAccountFailureText(): (error: unknown) => string {
  const openDialog = useOpenDialog();
  const failureText = useFailureText();
  return (error) => {
    if (isSignedOut(error)) openDialog('login', {});
    return failureText(error);
  };
}

interface AccountActionOptions extends Pick<ActionOptions, 'afterwards'> {
  /** Text of a failure that has one of its own. */
  readonly ownText?: (error: unknown) => string | undefined;
  /** Fetches again what the action changes. Also after a failure: the shop may have acted before its answer was lost. */
  readonly refetch?: () => Promise<unknown>;
}

/** An action of a signed-in customer: when the shop has signed the customer out meanwhile, the sign-in dialog opens, and
 * the failure stays with the form. It is done once what it changes is fetched again. */
export function useAccountAction({ refetch, ownText, ...options }: AccountActionOptions = {}) {
  const accountText = useAccountFailureText();
  const failureText = (error: unknown) => ownText?.(error) ?? accountText(error);
  const { action, run, reset } = useAction({ ...options, failureText });
  return {
    action,
    reset,
    /** Runs `work`; resolves to whether it succeeded. Ignored while one runs. */
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
