// On the context itself, because the Storybook runner loads its hooks in two realms that share only the context.
const key = Symbol.for('noise');

/** Reasons of requests that an unloaded page aborts, and of mocked network failures, in Chromium and in Firefox. */
const provoked = ['net::ERR_ABORTED', 'net::ERR_FAILED', 'NS_BINDING_ABORTED', 'NS_ERROR_INTERCEPTION_FAILED'];

/** Chromium's warnings about preloaded scripts. They follow from a machine on which a page needs some seconds for its
 * first script, or from a service worker that starts meanwhile, not from what the page does. */
const latePreload = /was preloaded using link preload but not used|^A preload for '.*' is found, but is not used/;

/**
 * Records everything a quiet page does not do: console errors and warnings, uncaught errors, requests that fail or
 * leave the machine. It covers every page and worker of the context.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @returns {string[]} the growing list
 */
export function listen(context) {
  const listened = /** @type {{ [key]?: string[] }} */ (context);
  if (listened[key]) return listened[key];
  /** @type {string[]} */
  const messages = [];
  listened[key] = messages;
  context.on('console', (message) => {
    // The browser's own messages about failed requests say less than the two listeners below, and include mocked
    // failures.
    if (message.text().startsWith('Failed to load resource') || latePreload.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      messages.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (event) => {
    const { stack, message, name } = event.error();
    // Firefox reports a call of a page that was left in this way.
    if (message.startsWith('Failed to load ‘’. A ServiceWorker intercepted the request')) return;
    messages.push(`uncaught ${stack || message || name}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !response.fromServiceWorker())
      messages.push(`${response.status()} for ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (!provoked.includes(reason)) messages.push(`${reason} for ${request.url()}`);
  });
  return messages;
}
