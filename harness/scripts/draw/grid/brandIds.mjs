import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../tools.mjs';

/** Returns the ids of all brands, in the order of the toolbar. @returns {Promise<readonly string[]>} */
export async function brandIds() {
  const { module } = await runnerImport(join(root, 'src/brands/ids.ts'), { root, configFile: false });
  return module.brandIds;
}
