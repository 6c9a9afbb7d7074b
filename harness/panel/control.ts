import type { Mock } from '../../mocks/engine/mock.js';
import type { Settings } from '../../mocks/world/settings.js';
import { brandById } from '../../src/entries/model.js';
import { addressOnHost } from './handover.js';
import { rememberFocus } from './panelStorage.js';

/** Everything the panel needs to control the shop. */
export interface ShopControl {
  readonly mock: Mock;
  /** Returns the id of this browser's session. */
  readonly session: () => string;
  /** Makes the other tabs of this shop reload. */
  readonly tellTabs: () => void;
}

/** Reloads this page and the other tabs. The panel reopens with the same focus. */
export function reloadAll({ tellTabs }: ShopControl): void {
  rememberFocus();
  tellTabs();
  window.location.reload();
}

/** Changes the shop and shows it. Another brand or country opens at its own host, if this machine has one. */
export async function changeShop(control: ShopControl, change: Partial<Settings>): Promise<void> {
  const { mock, session } = control;
  if (change.brand !== undefined || change.country !== undefined) {
    const settings = { ...(await mock.settings()), ...change };
    const address = addressOnHost(settings, window.location);
    if (address) {
      window.location.assign(address);
      return;
    }
  }
  await mock.configure(change, session());
  reloadAll(control);
}

/** Returns the countries of a brand: its home country, and the others it is sold in. */
export const countriesOf = (brand: string): NonNullable<Settings['country']>[] => {
  const { country, alsoIn } = brandById(brand);
  return [country, ...(Object.keys(alsoIn) as NonNullable<Settings['country']>[])];
};

/** Forgets everything the shop's pages store in this browser, because a new shop has a new visitor. */
export function forgetVisit(): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('wsk-')) storage.removeItem(key);
}
