import { createRoot } from 'react-dom/client';
import { law } from 'wine-storefront-kit/brands/law';
import { siteOfBrand } from 'wine-storefront-kit/model';
import { createStorefront, Storefront, StorefrontProvider } from 'wine-storefront-kit/storefront';
import 'wine-storefront-kit/styles.css';
import 'wine-storefront-kit/brands/law.css';
import 'wine-storefront-kit-fonts/law.css';

// The panel over the mock shop: Ctrl+` opens it. A build leaves it out.
if (import.meta.env.DEV) import('wine-storefront-kit/devtools').then(({ installDevtools }) => installDevtools());

const services = createStorefront();
const { pathname, search } = window.location;

createRoot(document.getElementById('page')!).render(
  <StorefrontProvider services={services} brand={law} site={siteOfBrand(law)}>
    <Storefront address={pathname + search} />
  </StorefrontProvider>,
);
