'use client';

import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../model/error.js';
import { type Action, busy, failed, idle } from '../../model/load.js';
import { isFavourite } from '../../rules/common/userItems.js';
import { useHref } from '../../ui/useHref.js';
import { lastCustomerChange } from '../base/customerChanges.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { customerCalls } from './calls.js';
import { favouritesQuery } from './favouritesQuery.js';
import { useCustomerQueryOptions } from './useCustomerQueryOptions.js';
import { useProfile } from './useProfile.js';

/** No wish: a wish is the favourite for which a visitor was sent to sign in. */
const noWish = { itemCode: '', login: 'visitor', lastChange: '' };

export interface Favourite {
  /** Whether the product is a favourite; a pending change counts as made, and is undone if it fails. */
  readonly favourite: boolean;
  readonly action: Action;
  /** Adds or removes the product. A visitor is instead sent to the login page, which leads back (PROD-099, IDENT-015). */
  readonly onToggle: (change: { readonly favourite: boolean }) => void;
}

/** Returns whether a product is a favourite, and the function that changes this. `known` is the product's own value
 * (PROD-038), used until the list has been fetched. */
export function useFavourite(itemCode: string, fallback = false): Favourite {
  const { client, dialog, drafts, navigate } = useServices();
  const href = useHref();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { login, load: profile } = useProfile();
  const list = useQuery({ ...favouritesQuery(client), ...useCustomerQueryOptions(login !== 'visitor') });
  const mutationKey = queryKey('addFavourite', itemCode);

  const { mutate, error, status, variables } = useMutation({
    mutationKey,
    mutationFn: async (shouldAdd: boolean) => {
      const input = { params: { itemCode } };
      if (shouldAdd) await client.call(customerCalls.addFavourite, { ...input, body: undefined });
      else await client.call(customerCalls.deleteFavourite, input).catch(unlessGone);
    },
    // The change counts as pending until the list includes it.
    onSettled: () => queries.refetchQueries({ queryKey: favouritesQuery(client).queryKey }),
    onError: (cause, shouldAdd) => {
      if (shouldAdd && cause instanceof ApiError && cause.status === 401) askToSignIn();
    },
  });
  const [pending] = useMutationState({
    filters: { mutationKey, exact: true, status: 'pending' },
    select: ({ state }) => state.variables as boolean,
  });

  function askToSignIn(): void {
    drafts.save('favourite', { itemCode, login, lastChange: lastCustomerChange() });
    const { pathname, search, hash } = window.location;
    const open = dialog.get();
    // A tasting note has an address of its own, so that it is open again afterwards.
    const note = open?.name === 'tastingNote' && href('tastingNote', { params: open.props });
    navigate(href('login', { query: { returnTo: note || pathname + search + hash } }));
  }

  useEffect(() => {
    const wish = drafts.read('favourite', noWish);
    if (login !== 'hard' || wish?.itemCode !== itemCode) return;
    // A shopper who comes back without having signed in would be sent to sign in again, and could never leave that
    // page.
    if (wish.login === 'hard' && wish.lastChange === lastCustomerChange()) return;
    drafts.clear('favourite');
    mutate(true);
  }, [login, itemCode, mutate, drafts]);

  const listed = list.data ? isFavourite(list.data, itemCode) : fallback;
  const isVisitor = profile.status === 'ready' && login === 'visitor';
  return {
    // Without a new list, the last change is the best information available: the list is fetched only once the profile
    // has loaded. After signing out, the change was another person's.
    favourite: pending ?? ((list.isError || !list.data) && status === 'success' && !isVisitor ? variables : listed),
    action: pending !== undefined ? busy : error && isSaid(error) ? failed(failureText(error)) : idle,
    onToggle: ({ favourite }) => {
      if (isVisitor) askToSignIn();
      else mutate(favourite);
    },
  };
}

/** Ignores the failure if another tab has already removed the favourite. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

/** Checks whether a failure has a message. A response without a message is logged like every failed call, but not shown
 * (PROD-104). */
const isSaid = (error: Error): boolean =>
  !(error instanceof ApiError && error.kind === 'status' && !error.serverMessage && !error.statusMessage);
