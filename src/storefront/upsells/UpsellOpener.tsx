'use client';

import { useEffect } from 'react';
import { isForCartUpsell, isForProductUpsell, upsellToOpen } from '../../rules/upsells/upsells.js';
import { useObserved } from '../base/observable.js';
import { useServices } from '../base/StorefrontProvider.js';
import type { Confirmation } from '../base/services.js';
import { useOpenDialog } from '../base/useOpenDialog.js';
import { useBasket } from '../shop/useBasket.js';
import { useUpsell } from '../shop/useUpsell.js';
import { useUpsellRejections } from '../shop/useUpsellRejections.js';
import { usePageIsTaken } from './usePageIsTaken.js';

export interface UpsellOpenerProps {
  /** The addition to the basket after which an upsell may open. */
  readonly added: Confirmation;
  /** Called once it is decided whether an upsell opens. */
  readonly onDecided: () => void;
}

/** Opens the upsell after an addition, once the offers have loaded and nothing else occupies the page (UPSL-018,
 * UPSL-029). Whether it opens is decided once per addition. */
export function UpsellOpener({ added: { add }, onDecided }: UpsellOpenerProps) {
  const page = useObserved(useServices().upsellPage);
  const openDialog = useOpenDialog();
  const { rejections } = useUpsellRejections();
  const { known } = useBasket();
  const isBlocked = usePageIsTaken();
  const ofProduct = { of: 'product', itemCode: add.itemcode } as const;
  const { load: beside } = useUpsell(isForProductUpsell(add, page) ? ofProduct : undefined);
  const { load: cart } = useUpsell(isForCartUpsell(add, page) ? { of: 'cart' } : undefined);
  const foundIn = (load: typeof cart) => (load.status === 'ready' ? load.data : null);
  const isKnown = rejections !== undefined && beside.status !== 'loading' && cart.status !== 'loading';
  const isDecidable = isKnown && !isBlocked;
  const opened = upsellToOpen({
    ...page,
    add,
    beside: foundIn(beside),
    cart: foundIn(cart),
    cartLines: known?.lineItems.length ?? 0,
    rejections: rejections ?? 0,
    isBlocked: !isDecidable,
  });
  useEffect(() => {
    if (!isDecidable) return;
    if (opened === 'product') openDialog('upsell', ofProduct);
    if (opened === 'cart') openDialog('upsell', { of: 'cart' });
    onDecided();
  });
  return null;
}
