import { expect, test } from 'vitest';
import { affected } from './affected.mjs';

const module = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map((path) => ({ resolved: path })),
});
const modules = [
  module('src/ui/Button.tsx'),
  module('src/screens/basket/CartPage.tsx', 'src/ui/Button.tsx'),
  module('src/rules/common/price.ts'),
  module('src/rules/common/price.test.ts', 'src/rules/common/price.ts'),
  module('src/entries/entries.test.ts', 'fs'),
  module('mocks/fixtures/content.ts'),
  module('mocks/fixtures/content/law.ts'),
  module('mocks/fixtures/content.test.ts', 'mocks/fixtures/content.ts'),
  module('stories/basket/CartPage.stories.tsx', 'src/screens/basket/CartPage.tsx'),
  module('stories/home/Hero.stories.tsx'),
  module('harness/app/main.tsx', 'src/screens/basket/CartPage.tsx'),
  module('harness/journeys/basket.test.ts'),
  module('harness/hosts/plain.test.ts'),
  module('harness/hosts/storybook.test.ts'),
];
const sources: Record<string, string> = {
  'mocks/fixtures/content.ts': "import.meta.glob<BrandEntry>('./content/*.ts', { eager: true })",
};
const touched = (...changed: string[]) => {
  const files = affected(modules, changed, (file) => sources[file] ?? '');
  return files === 'everything' ? files : [...files].filter((file) => /\.(test|stories)\.tsx?$/.test(file)).sort();
};
const readsFiles = 'src/entries/entries.test.ts';

test('a component affects the components that draw it, the pages and the package', () => {
  const all = [
    'harness/hosts/plain.test.ts',
    'harness/hosts/storybook.test.ts',
    'harness/journeys/basket.test.ts',
    readsFiles,
    'stories/basket/CartPage.stories.tsx',
  ];
  expect(touched('src/ui/Button.tsx')).toEqual(all);
  expect(touched('src/ui/Button.css')).toEqual(all);
});

test('a story affects the agent that reads it in Storybook', () => {
  const story = 'stories/home/Hero.stories.tsx';
  expect(touched(story)).toEqual(['harness/hosts/storybook.test.ts', readsFiles, story]);
});

test('a test affects itself, and the tests that read any file', () => {
  expect(touched('src/rules/common/price.test.ts')).toEqual([readsFiles, 'src/rules/common/price.test.ts']);
});

test('a file imported by a pattern affects its importers', () => {
  expect(touched('mocks/fixtures/content/law.ts')).toContain('mocks/fixtures/content.test.ts');
});

test('a text file affects nothing, and a setting or an unknown file affects everything', () => {
  expect(touched('stories/docs/decisions/one.md', 'README.md', 'stories/pictures.txt')).toEqual([]);
  expect(touched('tsconfig.json')).toBe('everything');
  expect(touched('src/ui/Button.tsx', 'harness/index.html')).toBe('everything');
});
