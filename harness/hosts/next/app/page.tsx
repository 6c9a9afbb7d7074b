import { BrandScope, Notice, PriceDisplay } from 'wine-storefront-kit';
import { brandById, formatPrice, siteOf } from 'wine-storefront-kit/model';

const product = {
  productType: 'wine',
  skus: [{ itemCode: '0651883', listPrice: 15, salePrice: 12, numberOfBottles: 1, salePricePerBottle: 12 }],
};

/** Drawn on the server for two brands, one below the other. */
export default function Page() {
  return ['wsj', 'hsb'].map((id) => {
    const brand = brandById(id);
    const site = siteOf({ brand: id });
    return (
      <BrandScope key={id} brand={brand} site={site}>
        <Notice tone="info" title={`${brand.displayName} delivers for ${formatPrice(site.deliveryCharge, site)}`} />
        <PriceDisplay product={product} />
      </BrandScope>
    );
  });
}
