import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { contentSpaceId } from '../../mocks/fixtures/content/space/parts.js';
import type { SettingProblem } from '../../mocks/world/settings.js';
import {
  createStorefront,
  lazyScreen,
  type OpenWallet,
  StorefrontProvider,
  takeLinks,
} from '../../src/entries/storefront.js';
import { hostServices } from '../providers/hostServices.js';
import { applyBrand } from './applyBrand.js';
import { tellDataLayer } from './dataLayer.js';
import { navigate } from './navigation.js';
import { Shop } from './Shop.js';
import { ShopBoundary } from './ShopBoundary.js';
import './styles.js';
import './harness.css';

/** For the payment page, which reserves their space while they load. */
const CardFields = lazyScreen(
  'card fields',
  async () => (await import('../providers/CardFields.js')).CardFields,
  (_, notice) => notice ?? <div className="harness-CardFieldsRoom" aria-busy />,
);

/** For a card whose bank asks the shopper to confirm. */
const PayerChallenge = lazyScreen('bank', async () => (await import('../providers/PayerChallenge.js')).PayerChallenge);

/** Loaded when a shopper first opens it. */
const wallet =
  (name: string): OpenWallet =>
  async (request) =>
    (await import('../providers/walletSheet.js')).walletSheet(name)(request);

/** A stand-in for the player of a live-show service. */
const LivePlayer = lazyScreen('live player', async () => (await import('../providers/LivePlayer.js')).LivePlayer);

/** Creates the content client. The mock content service is on the shop's own host. */
function mockContent() {
  const host = { host: window.location.host, insecure: window.location.protocol === 'http:', accessToken: 'harness' };
  return {
    ...host,
    basePath: '/content',
    preview: { ...host, basePath: '/content/preview' },
    sdk: () => import('contentful'),
    space: contentSpaceId,
    // A requested fault must show immediately, so there are no retries.
    retryLimit: 0,
  };
}

/** Added to the requested latency. Shorter than in a real host, so that a missing response is soon reported as late. */
const patienceMs = 6_000;

const root = createRoot(document.getElementById('shop') ?? document.body);

async function drawFailure(error: unknown): Promise<void> {
  const { drawFailedStart } = await import('./failedStart.js');
  drawFailedStart(root, error);
}

/** Loaded only when there is something to report, which is rare. */
async function settingNotices(lost: string | undefined, problems: readonly SettingProblem[]) {
  const { SettingProblems } = await import('./SettingProblems.js');
  return <SettingProblems lost={lost} problems={problems} />;
}

async function openShop(): Promise<void> {
  const { startShop } = await import('./startShop.js');
  const { site, brand, lost, problems, latency, device, today } = await startShop(
    window.location.hostname,
    drawFailure,
  );
  const dressed = applyBrand(brand);
  const services = createStorefront({
    timeoutMs: patienceMs + latency,
    navigate,
    track: tellDataLayer,
    cardFields: CardFields,
    payerChallenge: PayerChallenge,
    wallets: { googlePay: wallet('Google Pay'), applePay: wallet('Apple Pay') },
    liveShopping: LivePlayer,
    content: mockContent(),
    homeStylesheet: '/assets/components/homepage/homepage.css',
    host: hostServices({ site, brand, today }),
    device,
  });
  if (site.newCart) (await import('./newCart.js')).listenForCartEvents(services);
  const notices = (lost !== undefined || problems.length > 0) && (await settingNotices(lost, problems));
  await dressed;
  takeLinks(navigate);
  // In slices, so that the page can be scrolled while it is being drawn.
  startTransition(() =>
    root.render(
      <ShopBoundary site={site} brand={brand}>
        <StorefrontProvider services={services} site={site} brand={brand}>
          {notices}
          <Shop />
        </StorefrontProvider>
      </ShopBoundary>,
    ),
  );
}

try {
  await openShop();
} catch (error) {
  await drawFailure(error);
}
