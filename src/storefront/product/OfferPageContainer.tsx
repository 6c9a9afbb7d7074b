'use client';

import { useState } from 'react';
import { WelcomeGifts } from '../../blocks/WelcomeGifts.js';
import { idle } from '../../model/load.js';
import { OfferPage } from '../../screens/product/OfferPage.js';
import { Boundary, nothing } from '../base/Boundary.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { LiveShoppingContainer } from './LiveShoppingContainer.js';
import { useCodedOffer } from './useCodedOffer.js';
import { usePlanOffer } from './usePlanOffer.js';

export interface OfferPageContainerProps {
  readonly offerCode: string;
  /** Weeks between cases, from the address. */
  readonly frequency?: string | null;
}

/** Connects the page of an offer. Some codes identify an offer for new customers. */
export function OfferPageContainer({ offerCode, frequency }: OfferPageContainerProps) {
  const weeks = frequency && /^\d{1,2}$/.test(frequency) ? frequency : undefined;
  const { load, unknown, retry } = useCodedOffer(offerCode, weeks);
  const [selected, setSelected] = useState<string>();
  const products = load.status === 'ready' ? load.data.products : [];
  const isPlan = load.status === 'ready' && load.data.offer.frequency !== undefined;
  const selectedProduct = products.find(({ itemCode }) => itemCode === selected) ?? products[0];
  const { view, reset } = usePlanOffer({
    shown: isPlan ? selectedProduct : undefined,
    cases: products.map(({ itemCode, name }) => ({ itemCode, name })),
  });
  const recruit = /recruit/.test(offerCode);
  usePageTitle(load.status === 'ready' ? load.data.offer.displayName : undefined);
  return (
    <OfferPage
      offer={load}
      unknown={unknown}
      recruit={recruit}
      plan={{
        ...view,
        selected: selectedProduct?.itemCode,
        onSelect: ({ itemCode }) => {
          reset();
          setSelected(itemCode);
        },
      }}
      live={
        isPlan ? null : (
          <Boundary draw={nothing}>
            <LiveShoppingContainer showId={offerCode} />
          </Boundary>
        )
      }
      gifts={recruit ? <WelcomeGifts action={idle} /> : null}
      onRetry={retry}
    />
  );
}
