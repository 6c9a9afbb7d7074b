'use client';

import { useQuery } from '@tanstack/react-query';
import { giftsWords } from '../../brands/words/gifts.js';
import { type Load, loading, ready } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { eVoucherPage } from '../../screens/gifts/eVoucherPageAddress.js';
import { type GiftIdeas, GiftsPage } from '../../screens/gifts/GiftsPage.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { loadOf } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { searchPageQuery } from '../shop/searchPageQuery.js';
import { wineCardParts } from '../shop/wineCardParts.js';

/** Returns the first products found by a search, without products of one kind. */
function useIdeas(term: string, count: number, without: string): GiftIdeas & { readonly retry: () => void } {
  const { client } = useServices();
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const query = useQuery(searchPageQuery(client, { term }));
  const results = loadOf(query, failureText);
  const products: Load<readonly Product[]> = query.isPending
    ? loading
    : results.status === 'ready'
      ? ready(results.data.results.filter(({ subProductType }) => subProductType !== without).slice(0, count))
      : results;
  return { products, term, retry: () => tryAgain(query.refetch) };
}

/** Connects the page for choosing a gift. */
export function GiftsPageContainer() {
  const { navigate } = useServices();
  const href = useHref();
  usePageTitle(useText(giftsWords)('gifts.title'));
  // Gift cards are left out, because the chooser offers them.
  const ideas = useIdeas('gifts', 8, 'card');
  // Wine plans are left out, because a plan cannot be given as a gift.
  const cases = useIdeas('mixed case', 3, 'wineplan');
  return (
    <GiftsPage
      ideas={ideas}
      cases={cases}
      partsOf={wineCardParts}
      onChoose={({ type }) =>
        navigate(
          type === 'giftCard'
            ? href('offerPage', { query: { name: 'gift-cards', menu: 'gifts' } })
            : eVoucherPage(href),
        )
      }
      onRetry={({ part }) => ({ ideas, cases })[part].retry()}
    />
  );
}
