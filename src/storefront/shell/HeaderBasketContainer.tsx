'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { basketConfirmationMs } from '../../rules/common/timings.js';
import { AddedToBasketConfirmation } from '../../screens/basket/AddedToBasketConfirmation.js';
import type { BasketPopupProps } from '../../screens/basket/BasketPopup.js';
import { HeaderBasket } from '../../screens/header/HeaderBasket.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useHref } from '../../ui/useHref.js';
import { lazyScreen } from '../base/lazyScreen.js';
import { useObserved } from '../base/observable.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useBasket } from '../shop/useBasket.js';

const BasketPopup = lazyScreen<BasketPopupProps>(
  'basket',
  async () => (await import('../../screens/basket/BasketPopup.js')).BasketPopup,
  (_, notice) => notice ?? <Skeleton shape="block" />,
);

/** Connects the header's basket: its popup, and the confirmation of the last addition. */
export function HeaderBasketContainer() {
  const href = useHref();
  const { cart, refresh } = useBasket();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const { confirmation, fading } = useConfirmation();
  return (
    <HeaderBasket
      cart={cart}
      open={open}
      onOpenChange={(change) => {
        setOpen(change.open);
        if (change.open) setWanted(true);
      }}
      confirmation={confirmation}
      popup={
        wanted ? (
          <BasketPopup
            cart={cart}
            confirmation={open && !fading ? confirmation : null}
            checkoutHref={href('checkout')}
            cartHref={href('cart')}
            onClose={() => setOpen(false)}
            onRetry={refresh}
          />
        ) : null
      }
    />
  );
}

/** Returns the confirmation of the last addition, which starts to fade after 2500 ms (BSKT-007) and is removed 500 ms
 * later (BSKT-008). In the popup, the title takes its place as it starts to fade, so that the band is never empty. */
function useConfirmation(): { readonly confirmation: ReactNode; readonly fading: boolean } {
  const { confirmation } = useServices();
  const current = useObserved(confirmation);
  const [fading, setFading] = useState(false);
  useEffect(() => {
    if (!current) return;
    setFading(false);
    const fade = setTimeout(() => setFading(true), basketConfirmationMs);
    return () => clearTimeout(fade);
  }, [current]);
  const phase = fading ? 'fading' : 'shown';
  return { confirmation: current ? <AddedToBasketConfirmation {...current} phase={phase} /> : null, fading };
}
