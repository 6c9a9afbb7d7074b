import { createRoot } from 'react-dom/client';
import { contentSpaceId } from '../mocks/fixtures/content/space/parts.js';
import { BrandScope } from '../src/entries/index.js';
import {
  type Brand,
  BrandNotFoundError,
  brandCss,
  brands,
  type SiteChoice,
  siteChoiceOfHost,
  siteOf,
} from '../src/entries/model.js';
import { createStorefront, StorefrontProvider } from '../src/entries/storefront.js';
import { BrandNotFound } from './BrandNotFound.js';
import { CardFields } from './CardFields.js';
import { tellDataLayer } from './dataLayer.js';
import { loadFonts } from './fonts.js';
import { navigate, takeLinks } from './navigation.js';
import { listenForCartEvents } from './newCart.js';
import { Routes } from './routes.js';
import { SettingProblems } from './SettingProblems.js';
import { ShopBoundary, StartFailed } from './StartFailed.js';
import './styles.js';
import './harness.css';

/** The mock content service answers on the shop's own host. */
function mockContent() {
  const host = { host: window.location.host, insecure: window.location.protocol === 'http:', accessToken: 'harness' };
  return {
    ...host,
    basePath: '/content',
    preview: { ...host, basePath: '/content/preview' },
    space: contentSpaceId,
    // A fault that was asked for is to be seen at once.
    retryLimit: 0,
  };
}

/** Beyond the latency asked for; shorter than a host's, so that a call without an answer is soon said to be late. */
const patienceMs = 6_000;

const root = createRoot(document.getElementById('shop') ?? document.body);

function putOn(brand: Brand): void {
  // Not waited for: a page is read in the fallback face until its own is here.
  void loadFonts(brand);
  const tokens = document.createElement('style');
  tokens.textContent = brandCss(brand);
  document.head.append(tokens);
}

async function openShop(choice: SiteChoice): Promise<void> {
  const { startShop } = await import('./shop.js');
  const { site, brand, problems, latency } = await startShop(choice);
  const services = createStorefront({
    timeoutMs: patienceMs + latency,
    navigate,
    track: tellDataLayer,
    cardFields: CardFields,
    content: mockContent(),
  });
  if (site.newCart) listenForCartEvents(services);
  putOn(brand);
  takeLinks();
  root.render(
    <ShopBoundary>
      <StorefrontProvider services={services} site={site} brand={brand}>
        <SettingProblems problems={problems} />
        <Routes />
      </StorefrontProvider>
    </ShopBoundary>,
  );
}

try {
  await openShop(siteChoiceOfHost(window.location.hostname));
} catch (error) {
  const [brand] = brands;
  if (!brand) throw error;
  putOn(brand);
  root.render(
    <BrandScope site={siteOf({ brand: brand.id })} brand={brand}>
      {error instanceof BrandNotFoundError ? <BrandNotFound message={error.message} /> : <StartFailed error={error} />}
    </BrandScope>,
  );
}
