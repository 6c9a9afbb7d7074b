import { type ReactNode, useEffect, useState } from 'react';
import { basketConfirmationFadeMs, basketConfirmationMs } from '../../rules/timings.js';
import { AddedToBasketConfirmation } from '../../screens/basket/AddedToBasketConfirmation.js';
import { BasketPopup } from '../../screens/basket/BasketPopup.js';
import { HeaderBasket } from '../../screens/header/HeaderBasket.js';
import { useScope } from '../../ui/scope.js';
import { useObserved } from '../observable.js';
import { useServices } from '../StorefrontProvider.js';
import { useBasket } from '../useBasket.js';

/** The header's basket with its popup and the confirmation of what was just added. */
export function HeaderBasketContainer() {
  const { href } = useScope();
  const { cart } = useBasket();
  const [open, setOpen] = useState(false);
  const confirmation = useConfirmation();
  return (
    <HeaderBasket
      cart={cart}
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      confirmation={confirmation}
      popup={
        <BasketPopup
          cart={cart}
          confirmation={open ? confirmation : null}
          checkoutHref={href('checkout')}
          cartHref={href('cart')}
          onClose={() => setOpen(false)}
        />
      }
    />
  );
}

/** What was just added: it stands for 2500 ms and fades for 500 more (BSKT-007, BSKT-008). */
function useConfirmation(): ReactNode {
  const { confirmation } = useServices();
  const shown = useObserved(confirmation);
  const [fading, setFading] = useState(false);
  useEffect(() => {
    if (!shown) return;
    setFading(false);
    const fade = setTimeout(() => setFading(true), basketConfirmationMs);
    const end = setTimeout(() => confirmation.set(undefined), basketConfirmationMs + basketConfirmationFadeMs);
    return () => {
      clearTimeout(fade);
      clearTimeout(end);
    };
  }, [shown, confirmation]);
  return shown ? <AddedToBasketConfirmation {...shown} phase={fading ? 'fading' : 'shown'} /> : null;
}
