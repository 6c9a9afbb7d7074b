import { unlimitedWords } from '../../brands/words/unlimited.js';
import { loading, ready } from '../../model/load.js';
import { membershipFlags, membershipKind } from '../../rules/membership.js';
import { isUnlimitedPromoted, unlimitedItem } from '../../rules/unlimited.js';
import { UnlimitedPage } from '../../screens/account/UnlimitedPage.js';
import { useText } from '../../ui/scope.js';
import { AccountLayoutContainer } from '../AccountLayoutContainer.js';
import { useAddToBasket } from '../useAddToBasket.js';
import { useBasket } from '../useBasket.js';
import { usePageTitle } from '../usePageTitle.js';
import { useProducts } from '../useProducts.js';
import { useProfile } from '../useProfile.js';

/** Connects the page of Unlimited delivery; a shopper who joins has it in the basket. */
export function UnlimitedPageContainer() {
  const { profile, load: profileLoad } = useProfile();
  const { cart, known, refresh } = useBasket();
  const { products, retry } = useProducts([unlimitedItem]);
  const [product] = products.status === 'ready' ? products.data : [];
  const { action, add } = useAddToBasket();
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
        onJoin={() => product && void add(product, 1)}
        onRetry={() => (products.status === 'failed' ? retry() : refresh())}
      />
    </AccountLayoutContainer>
  );
}
