import { defineBrand } from './defineBrand.js';
import { plain } from './families/plain.js';

export const amxc = defineBrand({
  id: 'amxc',
  name: 'Amarant Club',
  companyName: 'Amarant',
  displayName: 'Amarant Cellar Club',
  country: 'au',
  logo: {
    wordmark: [
      {
        width: 944,
        d: 'M158 0h-36l-12-41h-58l-13 41h-34l56-168h42zM102-70l-12-39-9-28h-1l-8 28-12 39zM208 0h-33v-126h33v22h2c11-34 58-32 69 1h1c8-25 45-35 64-16 10 11 12 26 12 40v79h-33v-76c0-38-41-29-41-6v82h-33v-76c0-37-41-29-41-6zM495 0h-18c-16 0-24-13-24-28v-2l7 8h-8c-3 12-12 20-24 23-61 16-81-74 1-74h21v-8c0-31-37-25-50-6l-20-18c26-39 103-32 103 22v57h12zM450-54h-18c-10 0-23 3-23 15v4c0 22 41 18 41-3zM548 0h-33v-126h33v27h1c4-16 16-27 33-27h6v31h-9c-14 0-31 3-31 20zM714 0h-19c-15 0-24-13-24-28v-2l8 8h-9c-3 12-12 20-23 23-62 16-81-74 1-74h20v-8c0-31-37-25-49-6l-20-18c25-39 103-32 103 22v57h12zM668-54h-18c-10 0-23 3-23 15v4c0 22 41 18 41-3zM766 0h-33v-126h33v22h2c9-26 46-34 64-12 8 11 10 24 10 37v79h-33v-76c0-39-43-28-43-6zM934 0h-22c-21 0-35-13-35-34v-66h-18v-26h9c9 0 12-5 12-13v-21h30v34h26v26h-26v74h24z',
      },
    ],
    strapline: 'Cellar Club',
    mark: [
      { d: 'M12 6h28a4 4 0 0 1 4 4v19a4 4 0 0 1-4 4', fill: 'none', stroke: 'currentColor', strokeWidth: 2.4 },
      { d: 'M5 13h27a4 4 0 0 1 4 4v19a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V17a4 4 0 0 1 4-4z', fill: 'currentColor' },
      { d: 'M1 19h35v5H1z', fill: '#8a6a1f' },
      { d: 'M7 35h9', fill: 'none', stroke: '#083d6b', strokeWidth: 2 },
    ],
  },
  telephone: '1800 975 720',
  wineplanTelephone: '1800 975 721',
  address: 'Level 4, 16 Meridian Street, Port Ansell',
  deliveryLine: 'Members’ delivery: {delivery}, any number of bottles',
  menu: ['wines', 'fine', 'regions', 'cases', 'plans', 'spirits', 'gifts', 'offers'],
  words: {
    'nav.fine': 'Members’ reserve',
    'nav.offers': 'Club offers',
    'home.title': 'The club table is laid',
    'home.lead': 'Cellared wines at the member’s price, ready to pour tonight.',
    'home.start': 'This month at the club',
  },
  look: plain({
    primary: '#083d6b',
    onPrimary: '#ffffff',
    accent: '#8a6a1f',
    onAccent: '#ffffff',
    ink: '#13202c',
    paper: '#ffffff',
    surface: '#eef3f8',
    sale: '#a61b2b',
    headingFont: 'IBM Plex Sans',
    bodyFont: 'IBM Plex Sans',
    radius: 4,
    header: 'dark',
    tokens: {
      'heading-weight': '500',
      'control-radius': '2px',
      'panel-top': '4px solid var(--wsk-accent)',
      'dialog-top': '4px solid var(--wsk-accent)',
      'stage-top': '4px solid var(--wsk-accent)',
    },
  }),
});
