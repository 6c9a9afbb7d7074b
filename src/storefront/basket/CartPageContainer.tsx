import { CartPage } from '../../screens/basket/CartPage.js';
import { useScope } from '../../ui/scope.js';
import { useBasket } from '../useBasket.js';
import { usePageTitle } from '../usePageTitle.js';
import { useLineChanges } from './useLineChanges.js';

/** Connects the cart page, with the state of each line. */
export function CartPageContainer() {
  const { text } = useScope();
  const basket = useBasket();
  const { actions, removing, announcement, want } = useLineChanges(basket);
  usePageTitle(text('basket.title'));
  return (
    <CartPage
      cart={basket.cart}
      actions={actions}
      removing={removing}
      notice={basket.outOfDate ? text('basket.refreshFailed') : undefined}
      updating={basket.refreshing && basket.known !== undefined}
      announcement={announcement}
      onQuantityChange={({ line, quantity }) => want(line, quantity)}
      onRemove={({ line }) => want(line, 'removal')}
      onRetry={basket.refresh}
    />
  );
}
