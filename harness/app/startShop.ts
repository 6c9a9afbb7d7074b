import { sessionOf } from '../../mocks/backend/identity/visits.js';
import { writePanelStorage } from '../../mocks/devtools/panelStorage.js';
import { createMock, startOf } from '../../mocks/engine/mock.js';
import { presentDay } from '../../mocks/engine/movedClock.js';
import { indexedDbStore } from '../../mocks/stores/indexedDbStore.js';
import { resumeSession, startBrowserMock } from '../../mocks/transport/browser.js';
import { browserSession } from '../../mocks/transport/pageSession.js';
import type { SettingProblem } from '../../mocks/world/settings.js';
import { worldKey } from '../../mocks/world/world.js';
import { siteChoiceOfHost } from '../../src/entries/model.js';
import { addressOnHost, capsuleLink, takeHandover } from './handover.js';
import { offerPanel } from './panelButton.js';

const name = 'wine-storefront';
const followed = 'wine-storefront-followed';

/**
 * Starts the mock backend for this host and applies the settings in the address. All tabs of one shop share a world:
 * when one tab changes the world, the others follow.
 * `onFailure` is called when the browser can no longer store the shop.
 */
export async function startShop(hostname: string, onFailure: (error: Error) => void) {
  const { brand, country } = siteChoiceOfHost(hostname);
  const mock = createMock({ store: indexedDbStore(name, onFailure), start: startOf(brand, country) });
  // This comes first, so that if the browser cannot store the new shop either, this is reported before a page is drawn.
  const lost = await mock.replaceUnusable();
  await resumeSession(mock);
  const tabs = new BroadcastChannel(name);
  const tellTabs = () => tabs.postMessage('another world');
  const before = worldKey((await mock.shop()).world);
  // A tab that follows another ignores its own address; otherwise two addresses would alternate forever.
  const isFollowing = sessionStorage.getItem(followed) !== null;
  sessionStorage.removeItem(followed);
  const handover = takeHandover();
  if (handover) writePanelStorage({ isOpen: true, section: 'World', focus: 'setting-brand' });
  offerPanel(mock, {
    reload() {
      tellTabs();
      window.location.reload();
    },
    addressOf: (settings) => addressOnHost(settings, window.location),
    linkTo: (settings) => capsuleLink(settings, window.location),
  });
  if (handover) await mock.configure({ ...handover, country: handover.country }, browserSession());
  const problems: readonly SettingProblem[] =
    isFollowing || handover
      ? []
      : await mock.configureFromAddress(new URLSearchParams(window.location.search), browserSession());
  const shop = await mock.shop();
  if (worldKey(shop.world) !== before) tellTabs();
  tabs.addEventListener('message', () => {
    sessionStorage.setItem(followed, 'yes');
    window.location.reload();
  });
  await startBrowserMock(mock, new URL(`${import.meta.env.BASE_URL}shopWorker.js`, document.baseURI).href);
  const { settings, state } = await mock.saved();
  const { latency, flags } = settings;
  keepCardCookie(flags.includes('cardCookie') && !sessionOf(state, browserSession())?.hasCheckedCard);
  const device = { isWebView: flags.includes('webview'), canApplePay: flags.includes('applePay') };
  const today = async () => presentDay(await mock.saved());
  return { ...shop, lost, problems, latency, device, today };
}

/** Sets the cookie that a real host's card check leaves in the browser (OPEN-066). */
function keepCardCookie(isAvailable: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: one flag of the harness, in one line.
  document.cookie = `wsk_card_check=available; path=/; SameSite=Lax; max-age=${isAvailable ? 86_400 : 0}`;
}

/** Deletes everything the mock has stored, for a shop that no longer starts. */
export const forgetShop = (): Promise<void> =>
  new Promise((resolve) => {
    const forgetting = indexedDB.deleteDatabase(name);
    forgetting.onsuccess = forgetting.onerror = forgetting.onblocked = () => resolve();
  });
