import type { Page } from 'playwright-core';

/** All a page keeps and shows: storage, cookies, events, address, and the page itself. */
export const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { dataLayer } = window as { dataLayer?: unknown[] };
    const kept: unknown[] = [
      location.href,
      history.state,
      document.cookie,
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
      { ...localStorage },
      { ...sessionStorage },
      dataLayer,
      // The API takes a gift card's PIN in the address of one call, and nowhere else.
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (/\/giftcards\/\d+\/balance\?/.test(name) ? [] : name)),
    ];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames)
        kept.push(
          await new Promise((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
          }),
        );
      database.close();
    }
    return JSON.stringify(kept);
  });
