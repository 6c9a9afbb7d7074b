import type { Page } from 'playwright-core';

/** Reads the value the browser stores for the shop under a key; undefined before the shop has started. */
export const readShopStore = <Value>(page: Page, key: 'saved' | 'version'): Promise<Value | undefined> =>
  page.evaluate(
    (name) =>
      new Promise<Value | undefined>((resolve, reject) => {
        const opening = indexedDB.open('wine-storefront');
        // Only the shop may create the store.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve(undefined) : reject(opening.error));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('shop').objectStore('shop').get(name);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    key,
  );
