/** @typedef {Event & { readonly request: Request }} FetchEvent */

/** @type {{ addEventListener(type: 'fetch', heard: (event: FetchEvent) => void): void, importScripts(file: string): void }} */
const worker = /** @type {any} */ (globalThis);

// The mock's worker asks the page about each request, and waits. The shop's own scripts, styles and fonts are not mocked:
// they are left to the browser.
worker.addEventListener('fetch', (event) => {
  if (['script', 'style', 'font'].includes(event.request.destination)) event.stopImmediatePropagation();
});

worker.importScripts('mockServiceWorker.js');
