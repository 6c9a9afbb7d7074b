'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { LineItem } from '../../model/basket.js';
import { useHref } from '../../ui/useHref.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { customerCalls } from '../shop/calls.js';
import { favouritesQuery } from '../shop/favouritesQuery.js';
import { useKnownLogin } from '../shop/useKnownLogin.js';

export interface MoveToFavourites {
  /**
   * Adds a line's item to the favourites; never rejects.
   * @returns the message to show if it failed
   */
  readonly addToFavourites: (line: LineItem) => Promise<string | undefined>;
  /**
   * Redirects a visitor, who has no favourites, to the login page, which leads back to the basket.
   * @returns whether the shopper is a customer
   */
  readonly askCustomer: () => Promise<boolean>;
}

/** The first half of moving a line to the favourites (IDENT-015, PROD-099); the second half removes it from the basket. */
export function useMoveToFavourites(): MoveToFavourites {
  const { client, navigate } = useServices();
  const href = useHref();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const knownLogin = useKnownLogin();
  return {
    async addToFavourites({ product: { itemCode } }) {
      try {
        await client.call(customerCalls.addFavourite, { params: { itemCode }, body: undefined });
      } catch (error) {
        return failureText(error);
      }
      void queries.invalidateQueries({ queryKey: favouritesQuery(client).queryKey });
      return undefined;
    },
    async askCustomer() {
      const login = await knownLogin();
      if (login === 'visitor') navigate(href('login', { query: { returnTo: href('cart') } }));
      return login !== 'visitor';
    },
  };
}
