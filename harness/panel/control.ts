import type { Mock } from '../../mocks/engine/mock.js';
import type { Settings } from '../../mocks/world/settings.js';
import { brandById } from '../../src/entries/model.js';
import { addressOnHost } from './handover.js';
import { rememberFocus } from './panelStorage.js';

/** What the panel does its work with. */
export interface ShopControl {
  readonly mock: Mock;
  /** The id of this browser's visit. */
  readonly session: () => string;
  /** Has the other tabs of this shop load anew. */
  readonly tellTabs: () => void;
}

/** Loads this page anew, and the other tabs with it; the panel comes back with the focus where it is. */
export function reloadAll({ tellTabs }: ShopControl): void {
  rememberFocus();
  tellTabs();
  window.location.reload();
}

/** Changes the shop and shows it. Another brand or country is at home on a host of its own where this machine has one. */
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

/** A brand is sold in its own country, and in those it also is in. */
export const countriesOf = (brand: string): NonNullable<Settings['country']>[] => {
  const { country, alsoIn } = brandById(brand);
  return [country, ...(Object.keys(alsoIn) as NonNullable<Settings['country']>[])];
};

/** Forgets what the shop's pages keep in this browser: a new shop meets a new visitor. */
export function forgetVisit(): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('wsk-')) storage.removeItem(key);
}
