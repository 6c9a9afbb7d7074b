import { readFileSync } from 'node:fs';
import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';

const file = './node_modules/wine-storefront-kit/dist/tokens/brands.resolver.json';
const { modifiers } = JSON.parse(readFileSync(file, 'utf8'));
const grounds = Object.keys(modifiers.ground.contexts);

const types = ['color', 'dimension', 'number', 'font-weight', 'font-family', 'border', 'shadow'];
const rules = ['descriptions', ...types.map((type) => `valid-${type}`)];

const sheetsOf = (brand) => [
  ...grounds.map((ground) => ({
    input: { brand, ground, screen: 'wide' },
    include: ground === 'page' ? ['**'] : ['colour.*', 'ground.*.*', 'input.*'],
    prepare: (properties) =>
      ground === 'page'
        ? `[data-brand='${brand}'] {\n${properties}\n}`
        : `[data-brand='${brand}'] [data-ground='${ground}'] {\n${properties}\n}`,
  })),
  {
    input: { brand, ground: 'page', screen: 'narrow' },
    include: ['dimension.*', 'narrow.*'],
    prepare: (properties) => `@media (max-width: 767px) {\n[data-brand='${brand}'] {\n${properties}\n}\n}`,
  },
];

export default defineConfig({
  tokens: [file],
  outDir: './out/',
  lint: { rules: Object.fromEntries(rules.map((rule) => [`core/${rule}`, 'error'])) },
  plugins: [
    css({
      filename: 'tokens.css',
      legacyHex: true,
      variableName: ({ id }) =>
        `--wsk-${id.replace(/^(colour|dimension|number|weight|font|border|shadow)\./, '').replaceAll('.', '-')}`,
      transform: ({ $value, $extensions }) => {
        const { unit } = $extensions?.['io.github.wine-storefront-kit'] ?? {};
        return unit && typeof $value === 'number' ? `${$value}${unit}` : undefined;
      },
      permutations: Object.keys(modifiers.brand.contexts).flatMap(sheetsOf),
    }),
  ],
});
