import type { Page } from 'playwright-core';

/** What the browser keeps of the shop under a key; undefined while the shop has not begun. */
export const readShopStore = <Value>(page: Page, key: 'saved' | 'version'): Promise<Value | undefined> =>
  page.evaluate(
    (name) =>
      new Promise<Value | undefined>((resolve, reject) => {
        const opening = indexedDB.open('wine-storefront');
        // The store is for the shop to make.
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
