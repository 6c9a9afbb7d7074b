import { decodeCapsule, encodeCapsule } from '../../mocks/world/capsule.js';
import { type Settings, settingsSchema } from '../../mocks/world/settings.js';
import { brandById } from '../../src/entries/model.js';

const mark = '#harness=';

/** Returns this page's address at the host of another brand or country, with the settings, which that host takes over
 * once. Undefined except on a local machine, because only a local machine has a host for every brand. */
export function addressOnHost(settings: Settings, { hostname, port, protocol, pathname, search }: Location) {
  if (hostname !== 'localhost' && !hostname.endsWith('.localhost')) return undefined;
  const { country } = brandById(settings.brand);
  const isAbroad = settings.country !== undefined && settings.country !== country;
  const host = isAbroad ? `${settings.brand}-${settings.country}` : settings.brand;
  const { country: chosen, ...others } = settings;
  const handed: Settings = isAbroad ? { ...others, country: chosen } : others;
  const page = pathname + withoutSettings(search);
  return `${protocol}//${host}.localhost${port && `:${port}`}${page}${mark}${encodeCapsule(handed)}`;
}

/** Reads the settings passed on by another host, and removes them from the address so that a reload does not apply them
 * again. */
export function takeHandover(): Settings | undefined {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(mark)) return undefined;
  window.history.replaceState(window.history.state, '', pathname + search);
  return decodeCapsule(hash.slice(mark.length));
}

/** Returns a query string without the parameters that set the shop. */
function withoutSettings(search: string): string {
  const rest = new URLSearchParams(search);
  for (const name of ['capsule', ...Object.keys(settingsSchema.shape)]) rest.delete(name);
  return rest.size > 0 ? `?${rest}` : '';
}

/** Returns the address of this page with all settings in it. */
export function capsuleLink(
  settings: Settings,
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string {
  const query = new URLSearchParams(withoutSettings(search));
  query.set('capsule', encodeCapsule(settings));
  return `${origin}${pathname}?${query}`;
}
