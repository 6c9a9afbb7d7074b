import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { unreachedTypes } from './types.mjs';

let dist = '';
afterEach(() => rmSync(dist, { recursive: true, force: true }));

function written(files: Readonly<Record<string, string>>): void {
  dist = mkdtempSync(join(tmpdir(), 'types-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
}

test('types that an entry mentions, directly or through others, are kept, and only those', () => {
  written({
    'entries/index.d.ts': "export { Button } from '../ui/Button.js';\nexport type A = import('../model/a.js').A;",
    'ui/Button.d.ts': "import '../ui/side.js';\nimport type { Size } from '../ui/size.js';",
    'ui/side.d.ts': '',
    'ui/size.d.ts': "export * from './deeper/size.js';",
    'ui/deeper/size.d.ts': '',
    'model/a.d.ts': '',
    'ui/Form.d.ts': "import { Button } from './Button.js';",
    'brands/law.d.ts': "export * from './types.js';",
    'brands/types.d.ts': '',
    'mocks/node.d.ts': '',
    'mocks/inner.d.ts': '',
  });
  const entries = {
    '.': { types: './dist/entries/index.d.ts', default: './dist/entries/index.js' },
    './brands/*': './dist/brands/*.js',
    './mocks/node': { node: { types: './dist/mocks/node.d.ts' } },
    './package.json': './package.json',
  };
  expect(unreachedTypes(dist, entries)).toEqual(['mocks/inner.d.ts', 'ui/Form.d.ts']);
});
