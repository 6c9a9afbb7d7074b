/** @jsxRuntime classic */
// The manager has a React of its own, older than that of the kit: elements are created by it.
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { Compare } from './Compare.js';

/** Sidebar names of the folders in `stories`. Story ids keep the folder names. */
const groups: Readonly<Record<string, string>> = {
  brands: 'Brands',
  foundations: 'Foundations',
  ui: 'Primitives',
  blocks: 'Blocks',
  storefront: 'Pages',
  docs: 'Docs',
};

const mark =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 44" font-family="Georgia, serif" font-size="24" fill="#4a1428"><path d="M12 4h8v12c0 4 6 6 6 13v9a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3v-9c0-7 6-9 6-13z"/><path fill="#c9a25a" d="M6 28h20v7H6z"/><text x="38" y="31">Wine Storefront Kit</text></svg>',
  );

const screens = [
  ...['account', 'basket', 'checkout', 'gifts', 'header', 'home', 'identity'],
  ...['matrix', 'plans', 'product', 'search', 'service', 'upsells'],
];
const folded = ['foundations', 'ui', 'blocks', ...screens, 'storefront', 'docs'];

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Wine Storefront Kit',
    brandImage: mark,
    brandUrl: './',
    colorPrimary: '#7a1f3d',
    colorSecondary: '#7a1f3d',
    appBg: '#faf7f2',
    appBorderColor: '#e4dcd0',
    appBorderRadius: 4,
  }),
  sidebar: {
    collapsedRoots: folded,
    // Every other folder is an area of the screens.
    renderLabel: ({ type, name }) => (type === 'root' ? (groups[name] ?? `Screens: ${name}`) : name),
  },
});

addons.register('wine-storefront-kit/compare', () => {
  addons.add('wine-storefront-kit/compare', {
    type: types.TAB,
    title: 'Compare',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <Compare /> : null),
  });
});
