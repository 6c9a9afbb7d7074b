import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { bundled, host } from './host.js';

const page = readFileSync(join(host, 'node_modules', manifest.name, 'dist/docs/weight.md'), 'utf8');
const lines = [...page.matchAll(/^\| `([^`]+)`.* \| ([\d.]+) \|$/gm)].map(([, code = '', kilobytes]) => ({
  code,
  limit: Number(kilobytes) * 1_000,
}));
const shared = /^(react|react-dom|@tanstack\/react-query)(\/|$)/;

test('the page about weight has its table', () => {
  expect(lines.length).toBeGreaterThan(8);
});

test.each(lines)('$code weighs what the page says', async ({ code, limit }) => {
  const bundle = await bundled(`weight-${code.replaceAll(/\W+/g, '-').slice(0, 80)}`, code, shared);
  const size = brotliCompressSync(bundle.code).length;
  expect(size).toBeLessThanOrEqual(limit);
  // A limit far above the size would tell a host nothing.
  expect(size).toBeGreaterThan(limit * 0.8 - 100);
});
