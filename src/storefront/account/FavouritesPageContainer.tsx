'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountWords } from '../../brands/words/account.js';
import { type Action, busy, failed, idle } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { addedLabelMs } from '../../rules/common/timings.js';
import { isFavourite } from '../../rules/common/userItems.js';
import { FavouritesPage } from '../../screens/account/FavouritesPage.js';
import { useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useFailureText } from '../base/useFailureText.js';
import { loadOf } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { customerCalls } from '../shop/calls.js';
import { favouritesQuery } from '../shop/favouritesQuery.js';
import { orReached } from '../shop/orReached.js';
import { useAccountFailureText } from '../shop/useAccountAction.js';
import { endOfAdd, useBasket } from '../shop/useBasket.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import { wineCardParts } from '../shop/wineCardParts.js';

/** Connects the favourites page, which uses the same list as every favourite button in the shop. */
export function FavouritesPageContainer() {
  const { client } = useServices();
  const text = useText(accountWords);
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const query = useQuery({ ...favouritesQuery(client), ...useCustomerQueryOptions() });
  const { removals, announcement, remove } = useRemovals();
  const { addAll } = useBasket();
  const addingAll = useAction({ doneFor: addedLabelMs });
  usePageTitle(text('favourites.title'));
  return (
    <AccountLayoutContainer current="favourites">
      <FavouritesPage
        favourites={loadOf(query, failureText)}
        removals={removals}
        addingAll={addingAll.action}
        announcement={announcement}
        addButton={(product) => wineCardParts(product).buy}
        onRemove={({ product }) => void remove(product)}
        onAddAll={({ products }) =>
          addingAll.run(async () => endOfAdd(await addAll(products.map((product) => ({ product, quantity: 1 })))))
        }
        onRetry={() => tryAgain(query.refetch)}
      />
    </AccountLayoutContainer>
  );
}

/** Manages the removal of favourites; each removal has its own state. */
function useRemovals() {
  const { client } = useServices();
  const queries = useQueryClient();
  const text = useText(accountWords);
  const failureText = useAccountFailureText();
  const [removals, setRemovals] = useState<Readonly<Record<string, Action>>>({});
  const [announcement, setAnnouncement] = useState<string>();

  async function remove({ itemCode, name }: Product): Promise<void> {
    const show = (action: Action) => setRemovals((all) => ({ ...all, [itemCode]: action }));
    show(busy);
    try {
      await orReached(
        () => client.call(customerCalls.deleteFavourite, { params: { itemCode } }),
        async () => !isFavourite((await client.call(customerCalls.listFavourites)).userItems, itemCode),
      );
      await queries.refetchQueries({ queryKey: favouritesQuery(client).queryKey });
      show(idle);
      setAnnouncement(text('favourites.removed', { name }));
    } catch (error) {
      show(failed(failureText(error)));
    }
  }
  return { removals, announcement, remove };
}
