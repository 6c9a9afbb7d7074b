import { createRoot } from 'react-dom/client';
import { Notice } from 'wine-storefront-kit';
import { brandById, siteOf } from 'wine-storefront-kit/model';
import { createStorefront, Storefront, StorefrontProvider } from 'wine-storefront-kit/storefront';
import 'wine-storefront-kit/styles.css';

const looks: Record<string, () => Promise<unknown>> = {
  law: () => Promise.all([import('wine-storefront-kit/brands/law.css'), import('wine-storefront-kit/fonts/law.css')]),
  vir: () => Promise.all([import('wine-storefront-kit/brands/vir.css'), import('wine-storefront-kit/fonts/vir.css')]),
};
const brand = brandById(new URLSearchParams(window.location.search).get('brand') ?? 'law');
await looks[brand.id]?.();

const services = createStorefront({
  fetch: (address, init) => fetch(`/backend${address}`, { ...init, headers: { ...init?.headers, 'x-host': 'vite' } }),
});

createRoot(document.getElementById('page') ?? document.body).render(
  <StorefrontProvider services={services} brand={brand} site={siteOf({ brand: brand.id })}>
    <Notice tone="info" title="Our shop is new: say hello." />
    <Storefront address="/product/0651883" />
  </StorefrontProvider>,
);
