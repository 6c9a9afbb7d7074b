import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleMockApi } from './build/bundle.mjs';
import { root } from './tools.mjs';

// Bundled on every start, so that it serves the shop in the current sources.
await import(pathToFileURL(await bundleMockApi(join(root, 'node_modules/.cache/mock-api'))).href);
