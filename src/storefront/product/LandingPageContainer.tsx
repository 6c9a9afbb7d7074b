'use client';

import { offerWords } from '../../brands/words/offer.js';
import { type Load, loadFailed, loading, ready } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { isCase } from '../../rules/common/cases.js';
import { type Tour, tourPage, welcomeGift } from '../../rules/product/tours.js';
import { LandingPage } from '../../screens/product/LandingPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useAddOrReason } from '../shop/useAddOrReason.js';
import { useCodedOffer } from './useCodedOffer.js';
import { usePlanOffer } from './usePlanOffer.js';

export interface LandingPageContainerProps {
  readonly tour: Tour;
}

/** Connects the landing page of a tour with the offer of the same name: a case, and the gift that can be added. */
export function LandingPageContainer({ tour }: LandingPageContainerProps) {
  const text = useText(offerWords);
  const { load, retry } = useCodedOffer(tourPage(tour));
  const products = load.status === 'ready' ? load.data.products : [];
  const caseProduct = products.find(isCase);
  const gift = products.find((product) => !isCase(product));
  const { view } = usePlanOffer({ shown: caseProduct, cases: [], tour });
  const { action, add } = useAddOrReason();
  usePageTitle(text(`tour.${tour}`));
  const product: Load<Product> = caseProduct
    ? ready(caseProduct)
    : load.status === 'loading'
      ? loading
      : loadFailed(load.status === 'failed' ? load.message : text('plan.none'));
  return (
    <LandingPage
      tour={tour}
      product={product}
      plan={view}
      gifts={{
        price: gift?.skus[0]?.salePrice,
        action,
        onAdd: gift && (() => add(gift, welcomeGift.quantity)),
      }}
      onRetry={retry}
    />
  );
}
