// On the context itself, because the Storybook runner loads its hooks in two realms that share only the context.
const key = Symbol.for('noise');

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
    if (message.text().startsWith('Failed to load resource')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      messages.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (event) =>
    messages.push(`uncaught ${event.error().stack || event.error().message || event.error().name}`),
  );
  context.on('response', (response) => {
    if (response.status() >= 400 && !response.fromServiceWorker())
      messages.push(`${response.status()} for ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // An unloaded page aborts its requests; a mocked network failure is ERR_FAILED.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'net::ERR_FAILED') messages.push(`${reason} for ${request.url()}`);
  });
  return messages;
}
