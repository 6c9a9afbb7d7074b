'use client';

import { OfferGrid } from '../../screens/product/OfferGrid.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { productOffersQuery } from '../shop/upsellQueries.js';
import { useProducts } from '../shop/useProducts.js';
import { wineCardParts } from '../shop/wineCardParts.js';

export interface OfferGridContainerProps {
  readonly itemCode: string;
}

/** Connects the products offered together with a product. */
export function OfferGridContainer({ itemCode }: OfferGridContainerProps) {
  const { client } = useServices();
  const { load, retry } = useLoad(productOffersQuery(client, itemCode));
  const codes = load.status === 'ready' ? load.data.flatMap(({ itemCode: code }) => code ?? []) : [];
  const { products, retry: retryProducts } = useProducts(codes);
  return load.status === 'ready' ? (
    <OfferGrid offers={products} partsOf={wineCardParts} onRetry={retryProducts} />
  ) : (
    <OfferGrid offers={load} onRetry={retry} />
  );
}
