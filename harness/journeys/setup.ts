import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type Plugin, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    shopPort: number;
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

/** Serves the built harness. */
export default async function setup(project: TestProject) {
  const browserName = process.env.JOURNEYS_BROWSER === 'firefox' ? 'firefox' : 'chromium';
  const shop = await preview({
    logLevel: 'warn',
    plugins: [uncompressed],
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  if (!existsSync(`${shop.config.root}/${shop.config.build.outDir}/index.html`)) {
    await shop.close();
    throw new Error('The harness is not built yet: run `npm run build:harness` first.');
  }
  project.provide('shopPort', (shop.httpServer.address() as AddressInfo).port);
  project.provide('browserName', browserName);
  return () => shop.close();
}
