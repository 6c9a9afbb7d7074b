'use client';

import { useLayoutEffect, useSyncExternalStore } from 'react';
import { type FoundPage, isSecret, type PageAddress } from './page.js';

/** Key, in the state of a history entry, of the parameters removed from its address. */
const stateKey = 'wskSecrets';

const keptQuery = (): string => {
  const state = window.history.state as Readonly<Record<string, unknown>> | null;
  const query = state?.[stateKey];
  return typeof query === 'string' ? query : '';
};

function listen(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** Moves parameters from the browser's address into the state of its history entry. Bypasses the host's router, which
 * would load or scroll the page although it is the same page. */
function moveToState(secrets: string): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(secrets)) if (query.get(name) === value) query.delete(name);
  const rest = query.toString();
  const address = pathname + (rest && `?${rest}`) + hash;
  window.history.replaceState({ ...window.history.state, [stateKey]: secrets }, '', address);
}

/** Returns the address of a page with its secrets, and removes these from the browser's address before the page makes a
 * call: there they would be listed in the history and sent with every request as the referrer. They stay in the
 * history entry, so that they survive a reload and navigating back. */
export function usePageAddress(found: FoundPage | undefined): PageAddress | undefined {
  const storedQuery = useSyncExternalStore(listen, keptQuery, () => '');
  const secretsIn = (query: Iterable<[string, string]> = []) =>
    [...query].filter(([name]) => found && isSecret(found.page, name));
  const secrets = new URLSearchParams(secretsIn(found?.address.query)).toString();
  useLayoutEffect(() => {
    if (secrets) moveToState(secrets);
  }, [secrets]);
  if (!found || secrets) return found?.address;
  const query = new URLSearchParams([...found.address.query, ...secretsIn(new URLSearchParams(storedQuery))]);
  return { ...found.address, query };
}
