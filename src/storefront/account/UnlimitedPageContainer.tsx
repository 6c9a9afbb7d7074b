'use client';

import { unlimitedWords } from '../../brands/words/unlimited.js';
import { loading, ready } from '../../model/load.js';
import { membershipFlags, membershipKind } from '../../rules/account/membership.js';
import { isUnlimitedPromoted, unlimitedItem } from '../../rules/account/unlimited.js';
import { UnlimitedPage } from '../../screens/account/UnlimitedPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { useAddOrReason } from '../shop/useAddOrReason.js';
import { useBasket } from '../shop/useBasket.js';
import { useProducts } from '../shop/useProducts.js';
import { useProfile } from '../shop/useProfile.js';

/** Connects the Unlimited delivery page; joining adds the membership to the basket. */
export function UnlimitedPageContainer() {
  const { profile, load: profileLoad } = useProfile();
  const { cart, known, refresh } = useBasket();
  const { products, retry } = useProducts([unlimitedItem]);
  const [product] = products.status === 'ready' ? products.data : [];
  const { action, add } = useAddOrReason();
  usePageTitle(useText(unlimitedWords)('unlimited.page'));
  const inBasket = known?.lineItems.flatMap(({ product, sku }) => [product.itemCode, sku.itemCode]);
  const memberships = (profile?.trustedDetails?.subscriptions ?? []).filter(
    (one) => membershipKind(one) === 'unlimited' && one.status === 'ACTIVE',
  );
  return (
    <AccountLayoutContainer current="unlimited">
      <UnlimitedPage
        unlimited={
          products.status === 'failed'
            ? products
            : cart.status === 'failed'
              ? cart
              : product && inBasket && profileLoad.status === 'ready'
                ? ready({
                    memberships,
                    flags: membershipFlags(profile),
                    product,
                    isPromoted: isUnlimitedPromoted(inBasket, profile),
                  })
                : loading
        }
        action={action}
        onJoin={() => product && add(product, 1)}
        onRetry={() => (products.status === 'failed' ? retry() : refresh())}
      />
    </AccountLayoutContainer>
  );
}
