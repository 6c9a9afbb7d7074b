import { OfferGrid } from '../../screens/product/OfferGrid.js';
import { offerCalls } from '../calls.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useLoad } from '../useLoad.js';
import { useProducts } from '../useProducts.js';

export interface OfferGridContainerProps {
  readonly itemCode: string;
}

/** Connects what is offered with a product. */
export function OfferGridContainer({ itemCode }: OfferGridContainerProps) {
  const { client } = useServices();
  const { load, retry } = useLoad({
    queryKey: queryKey('getProductUpsellOffers', itemCode),
    queryFn: async ({ signal }) =>
      (await client.call(offerCalls.getProductUpsellOffers, { params: { itemcode: itemCode } }, { signal }))
        .UpsellOffers.offerItems,
  });
  const codes = load.status === 'ready' ? load.data.flatMap(({ itemCode: code }) => code ?? []) : [];
  const { products, retry: retryProducts } = useProducts(codes);
  return load.status === 'ready' ? (
    <OfferGrid offers={products} onRetry={retryProducts} />
  ) : (
    <OfferGrid offers={load} onRetry={retry} />
  );
}
