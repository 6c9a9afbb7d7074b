import { useState } from 'react';
import type { LineItem } from '../../model/basket.js';
import { type Action, busy, failed, idle } from '../../model/load.js';
import { CartPage } from '../../screens/basket/CartPage.js';
import { lineKey } from '../../screens/basket/cartLines.js';
import { useScope } from '../../ui/scope.js';
import { useBasket } from '../useBasket.js';
import { usePageTitle } from '../usePageTitle.js';

/** The cart page: the basket's lines with what is being done to each. */
export function CartPageContainer() {
  const { text } = useScope();
  const basket = useBasket();
  const [actions, setActions] = useState<Readonly<Record<string, Action>>>({});
  const [removing, setRemoving] = useState<readonly string[]>([]);
  usePageTitle(text('basket.title'));

  async function run(line: LineItem, change: () => Promise<string | undefined>): Promise<void> {
    const key = lineKey(line);
    const setAction = (action: Action) => setActions((all) => ({ ...all, [key]: action }));
    setAction(busy);
    const problem = await change();
    setAction(problem === undefined ? idle : failed(problem));
    setRemoving((keys) => keys.filter((other) => other !== key));
  }

  return (
    <CartPage
      cart={basket.cart}
      actions={actions}
      removing={removing}
      notice={basket.outOfDate ? text('basket.refreshFailed') : undefined}
      updating={basket.refreshing && basket.known !== undefined}
      onQuantityChange={({ line, quantity }) => void run(line, () => basket.setQuantity({ line, quantity }))}
      onRemove={({ line }) => {
        setRemoving((keys) => [...keys, lineKey(line)]);
        void run(line, () => basket.remove({ line }));
      }}
      onRetry={basket.refresh}
    />
  );
}
