import { brandById } from '../../src/brands/registry.js';
import type { Standing } from '../transport/standing.js';
import type { Settings } from '../world/settings.js';
import type { Panelled } from './control.js';
import { rememberFocus } from './panelStorage.js';

/** Loads the page again. The panel reopens with the same focus. */
export function reloadPage({ page }: Panelled): void {
  rememberFocus();
  if (page.reload) page.reload();
  else window.location.reload();
}

/** Changes the shop and shows it. */
export async function changeShop(panelled: Panelled, change: Partial<Settings>): Promise<void> {
  const { control, page } = panelled;
  if (change.brand !== undefined || change.country !== undefined) {
    const { settings } = await control.ask<Standing>('GET settings');
    const address = page.addressOf?.({ ...settings, ...change });
    if (address !== undefined) {
      window.location.assign(address);
      return;
    }
  }
  await control.ask('POST settings', change);
  reloadPage(panelled);
}

/** Starts a new shop with the same settings, for a new visitor. */
export async function resetShop(panelled: Panelled): Promise<void> {
  const { control } = panelled;
  await control.ask('POST capsule', await control.ask('GET capsule'));
  // What the kit's pages keep in this browser belongs to the visitor.
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('wsk-')) storage.removeItem(key);
  reloadPage(panelled);
}

/** Returns the countries of a brand: its home country, and the others it is sold in. */
export const countriesOf = (brand: string): NonNullable<Settings['country']>[] => {
  const { country, alsoIn } = brandById(brand);
  return [country, ...(Object.keys(alsoIn) as NonNullable<Settings['country']>[])];
};
