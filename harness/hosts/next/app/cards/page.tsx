import { hsb } from 'wine-storefront-kit/brands/hsb';
import { wsj } from 'wine-storefront-kit/brands/wsj';
import { siteOfBrand } from 'wine-storefront-kit/model';
import { serverScope } from 'wine-storefront-kit/server';

const product = {
  itemCode: '0651883',
  name: 'Bodegas Quintera Rioja Reserva',
  vintage: '2018',
  productType: 'wine',
  appellationName: 'Rioja DOCa',
  countryName: 'Spain',
  mixed: false,
  skus: [{ itemCode: '0651883', listPrice: 15, salePrice: 12, numberOfBottles: 1, salePricePerBottle: 12 }],
};

/** Cards of two brands that need no JavaScript in browsers. */
export default function CardsPage() {
  return [wsj, hsb].map((brand) => {
    const { Frame, WineCard } = serverScope({ brand, site: siteOfBrand(brand), basePath: '/shop' });
    return (
      <Frame key={brand.id}>
        <WineCard product={product} />
      </Frame>
    );
  });
}
