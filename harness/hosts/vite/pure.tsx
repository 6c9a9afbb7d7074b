import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AddToBasketButton, BrandScope, WineCard } from 'wine-storefront-kit';
import { law } from 'wine-storefront-kit/brands/law';
import { actionIdle, type Product, siteOfBrand } from 'wine-storefront-kit/model';
import 'wine-storefront-kit/styles.css';
import 'wine-storefront-kit/brands/law.css';
import 'wine-storefront-kit-fonts/law.css';

const wine: Product = {
  itemCode: '0651883',
  name: 'Bodegas Quintera Rioja Reserva',
  vintage: '2023',
  productType: 'wine',
  skus: [{ itemCode: '0651883', listPrice: 14.99, salePrice: 10.99, salePricePerBottle: 10.99, numberOfBottles: 1 }],
};

function Shelf() {
  const [bottles, setBottles] = useState(0);
  return (
    <>
      <p>In your basket: {bottles}</p>
      <WineCard
        product={wine}
        buy={<AddToBasketButton action={actionIdle} name={wine.name} onAdd={() => setBottles(bottles + 1)} />}
      />
    </>
  );
}

createRoot(document.getElementById('page')!).render(
  <BrandScope brand={law} site={siteOfBrand(law)}>
    <Shelf />
  </BrandScope>,
);
