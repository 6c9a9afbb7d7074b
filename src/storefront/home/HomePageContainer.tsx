import { HomePage } from '../../screens/home/HomePage.js';
import { usePageTitle } from '../usePageTitle.js';
import { useSuggestedProducts } from '../useSuggestedProducts.js';

const winesToStartWith = 6;

/** The home page: the wines most people ask for. */
export function HomePageContainer() {
  usePageTitle(undefined);
  const { products, retry } = useSuggestedProducts((index) => index.favourites, winesToStartWith);
  return <HomePage wines={products} onRetry={retry} />;
}
