import { brotliCompressSync } from 'node:zlib';
import { test } from 'vitest';
import { buildShop } from './page/build.js';

test('x', async () => {
  const { neededToPaint } = await buildShop('law');
  console.log(
    'TOTAL',
    neededToPaint.reduce((n, s) => n + s.bytes, 0),
  );
  const mods = (globalThis as any).mods as [string, number, string][];
  for (const [k, n, c] of mods
    .filter(([k]) => !k.includes('node_modules'))
    .sort((a, b) => b[1] - a[1])
    .slice(0, 400))
    console.log(n, brotliCompressSync(c).length, k);
});
