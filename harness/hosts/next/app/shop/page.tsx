'use client';

import { useState } from 'react';
import { brandById, siteOf } from 'wine-storefront-kit/model';
import { createStorefront, Storefront, StorefrontProvider } from 'wine-storefront-kit/storefront';

const brand = brandById('wsj');
const site = siteOf({ brand: 'wsj' });

export default function ShopPage() {
  const [services] = useState(() => createStorefront());
  return (
    <StorefrontProvider services={services} brand={brand} site={site}>
      <Storefront address="/product/0651883" />
    </StorefrontProvider>
  );
}
