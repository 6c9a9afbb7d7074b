'use client';

import { useLayoutEffect, useSyncExternalStore } from 'react';
import { type FoundPage, isSecret, type PageAddress } from './page.js';

/** The key, in the state of a history entry, under which the parameters removed from its address are kept. */
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

/** Moves parameters from the browser's address into the state of the current history entry. It bypasses the host's
 * router, which would reload or scroll the page although the page is the same. */
function moveToState(secrets: string): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(secrets)) if (query.get(name) === value) query.delete(name);
  const rest = query.toString();
  const address = pathname + (rest && `?${rest}`) + hash;
  window.history.replaceState({ ...window.history.state, [stateKey]: secrets }, '', address);
}

/** Returns the address of a page including its secrets, and removes the secrets from the browser's address before the
 * page makes a call. Otherwise they would be listed in the history and sent as the referrer with every request. They
 * are kept in the state of the history entry, so that they survive a reload and navigating back. */
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
