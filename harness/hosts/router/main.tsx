import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router';
import { law } from 'wine-storefront-kit/brands/law';
import { siteOfBrand } from 'wine-storefront-kit/model';
import {
  createStorefront,
  definePage,
  pages,
  Storefront,
  StorefrontProvider,
  takeLinks,
  useProducts,
} from 'wine-storefront-kit/storefront';
import 'wine-storefront-kit/styles.css';
// The brand's own sheet with another colour: see vite.config.js.
import 'virtual:theme.css';

/** The host's own product page. It takes the address of the kit's, whose tasting notes stay where they are. */
function OwnProductPage({ itemCode }: { readonly itemCode: string }) {
  const { products } = useProducts([itemCode]);
  return (
    <div className="wsk-Container">
      <h1>A page of our own</h1>
      {products.status === 'ready' ? <p>{products.data[0]?.name}</p> : null}
    </div>
  );
}

const ownPages = {
  ...pages,
  ownProduct: definePage({
    at: [/^\/product\/\w+$/],
    load: async () => OwnProductPage,
    props: ({ path }) => ({ itemCode: path.slice('/product/'.length) }),
  }),
};

let navigate = (href: string) => window.location.assign(href);
// The API has an origin of its own.
const services = createStorefront({
  baseUrl: import.meta.env.VITE_API,
  navigate: (href) => navigate(href),
});

function Shop() {
  const { pathname, search } = useLocation();
  const go = useNavigate();
  useEffect(() => {
    navigate = (href) => {
      void go(href);
      window.scrollTo(0, 0);
      document.querySelector('main')?.focus({ preventScroll: true });
    };
    return takeLinks((href) => navigate(href), { basePath: '/shop' });
  }, [go]);
  return (
    <StorefrontProvider services={services} brand={law} site={siteOfBrand(law)} basePath="/shop">
      <Storefront address={pathname + search} pages={ownPages} />
    </StorefrontProvider>
  );
}

createRoot(document.getElementById('page') ?? document.body).render(
  <BrowserRouter>
    <Routes>
      <Route path="/shop/*" element={<Shop />} />
      <Route path="*" element={<Link to="/shop">Our shop</Link>} />
    </Routes>
  </BrowserRouter>,
);
