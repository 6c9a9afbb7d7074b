import { addons } from 'storybook/manager-api';

/** Sidebar names of the folders in `stories`. Story ids keep the folder names. */
const groups: Readonly<Record<string, string>> = {
  brands: 'Brands',
  foundations: 'Foundations',
  ui: 'Primitives',
  blocks: 'Blocks',
  storefront: 'Pages',
  docs: 'Docs',
};

addons.setConfig({
  sidebar: {
    // Every other folder is an area of the screens.
    renderLabel: ({ type, name }) => (type === 'root' ? (groups[name] ?? `Screens: ${name}`) : name),
  },
});
