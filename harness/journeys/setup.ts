import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type Plugin, preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from '../scripts/browser.mjs';
import { launchFirefoxServer } from '../scripts/firefox/firefox.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    shopPort: number;
    browserAddress: string;
    browserName: 'chromium' | 'firefox';
  }
}

/** To compress a file takes longer than to send it to a browser on the same machine. */
const uncompressed: Plugin = {
  name: 'uncompressed',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use((request, _, next) => {
      delete request.headers['accept-encoding'];
      next();
    }),
};

/** Serves the built harness and starts the browser that all journeys share. */
export default async function setup(project: TestProject) {
  const browserName = process.env.JOURNEYS_BROWSER === 'firefox' ? 'firefox' : 'chromium';
  const browser = await (browserName === 'firefox' ? launchFirefoxServer() : launchBrowserServer());
  const shop = await preview({
    logLevel: 'warn',
    plugins: [uncompressed],
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const close = async () => {
    await browser.close();
    await shop.close();
  };
  if (!existsSync(`${shop.config.root}/${shop.config.build.outDir}/index.html`)) {
    await close();
    throw new Error('The harness is not built yet: run `npm run build:harness` first.');
  }
  project.provide('shopPort', (shop.httpServer.address() as AddressInfo).port);
  project.provide('browserAddress', browser.wsEndpoint());
  project.provide('browserName', browserName);
  return close;
}
