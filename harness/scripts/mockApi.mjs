import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleMockApi } from './build/bundle.mjs';
import { root } from './tools.mjs';

// Bundled anew each time, so that it serves the shop as the sources have it.
await import(pathToFileURL(await bundleMockApi(join(root, 'node_modules/.cache/mock-api'))).href);
