import { useEffect } from 'react';
import { Route, Switch, useLocation, useSearch } from 'wouter';
import { routes } from '../src/rules/routes.js';
import { lazyScreen } from '../src/storefront/lazyScreen.js';
import { useServices } from '../src/storefront/StorefrontProvider.js';
import { NotFoundPageContainer } from '../src/storefront/service/NotFoundPageContainer.js';
import { ShellContainer } from '../src/storefront/shell/ShellContainer.js';

const HomePage = lazyScreen(
  'home',
  async () => (await import('../src/storefront/home/HomePageContainer.js')).HomePageContainer,
);
const SearchResultsPage = lazyScreen(
  'search results',
  async () => (await import('../src/storefront/search/SearchResultsPageContainer.js')).SearchResultsPageContainer,
);
const ProductPage = lazyScreen(
  'product',
  async () => (await import('../src/storefront/product/ProductPageContainer.js')).ProductPageContainer,
);
const CartPage = lazyScreen(
  'cart',
  async () => (await import('../src/storefront/basket/CartPageContainer.js')).CartPageContainer,
);

/** The term is in the address, and nowhere else. */
function SearchResults() {
  return <SearchResultsPage term={new URLSearchParams(useSearch()).get('Ntt') ?? ''} />;
}

const pattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** The storefront's pages at the paths the specification gives them, in one shell. */
export function Routes() {
  const [location] = useLocation();
  const { dialog } = useServices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what ends a dialog of the one before.
  useEffect(() => dialog.set(undefined), [location]);
  return (
    <ShellContainer isCartPage={location === routes.cart}>
      <Switch>
        <Route path={routes.home}>
          <HomePage />
        </Route>
        <Route path={routes.homeLegacy}>
          <HomePage />
        </Route>
        <Route path={routes.searchResults}>
          <SearchResults />
        </Route>
        <Route path={pattern(routes.product)}>
          {({ itemCode = '' }: { itemCode?: string }) => <ProductPage key={itemCode} itemCode={itemCode} />}
        </Route>
        <Route path={routes.cart}>
          <CartPage />
        </Route>
        <Route>
          <NotFoundPageContainer />
        </Route>
      </Switch>
    </ShellContainer>
  );
}
