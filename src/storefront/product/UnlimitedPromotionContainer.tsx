'use client';

import { UnlimitedPromotion } from '../../blocks/UnlimitedPromotion.js';
import { useBasket } from '../shop/useBasket.js';
import { useProfile } from '../shop/useProfile.js';

export interface UnlimitedPromotionContainerProps {
  /** Item code of the page's product. */
  readonly itemCode: string;
}

/** Connects the promotion of Unlimited. It waits for the basket and the customer to load, so that only the right
 * shoppers see it. */
export function UnlimitedPromotionContainer({ itemCode }: UnlimitedPromotionContainerProps) {
  const { known } = useBasket();
  const { profile, load } = useProfile();
  if (!known || load.status !== 'ready') return null;
  const inBasket = known.lineItems.flatMap(({ product, sku }) => [product.itemCode, sku.itemCode]);
  return <UnlimitedPromotion itemCodes={[itemCode, ...inBasket]} profile={profile} />;
}
