'use client';

import { isSecret, type Page } from './page.js';

/** Returns an address without the secrets of its page. */
export function withoutSecrets(address: string, page: Page): string {
  if (!page.secrets) return address;
  const [path = '', query] = address.split('?');
  const rest = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name]) => !isSecret(page, name)),
  ).toString();
  return rest ? `${path}?${rest}` : path;
}
