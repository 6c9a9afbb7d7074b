'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { wsj } from 'wine-storefront-kit/brands/wsj';
import { siteOfBrand } from 'wine-storefront-kit/model';
import { createStorefront, Storefront, StorefrontProvider, takeLinks } from 'wine-storefront-kit/storefront';

const site = siteOfBrand(wsj);

// The panel over the mock shop: Ctrl+` opens it. A build leaves it out.
if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined')
  import('wine-storefront-kit/devtools').then(({ installDevtools }) => installDevtools());

/** The whole shop below `/shop`. */
export default function ShopPage() {
  const { push, replace } = useRouter();
  const [services] = useState(() =>
    createStorefront({ navigate: (href, options) => (options?.replace ? replace : push)(href) }),
  );
  useEffect(() => takeLinks(push, { basePath: '/shop' }), [push]);
  const search = useSearchParams().toString();
  const address = usePathname() + (search && `?${search}`);
  return (
    <StorefrontProvider services={services} brand={wsj} site={site} basePath="/shop">
      <Storefront address={address} />
    </StorefrontProvider>
  );
}
