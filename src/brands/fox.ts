import { defineBrand } from './defineBrand.js';
import { fresh } from './families/fresh.js';

export const fox = defineBrand({
  id: 'fox',
  name: 'Foxglove',
  companyName: 'Foxglove',
  displayName: 'Foxglove Wine Club',
  country: 'us',
  logo: {
    wordmark: [
      {
        width: 961,
        d: 'M12 0v-13c15-1 17-11 17-24v-96c0-6 1-13 1-20-6 0-12 0-18 1v-16h118l1 45h-13c0-19-11-32-31-32h-11c-15 1-16 12-16 24v42h30l-1-21h15v56h-13c0-17-9-22-25-21h-6v39c0 7 0 14-1 21 7-1 14-1 22-1v16zM196 4c-83 0-79-128-1-128 82 0 79 128 1 128zM197-11c40 0 34-99-2-99-41 1-36 100 2 99zM267 0v-13c8-3 14-10 19-17l22-26c-11-14-31-33-37-49h-8v-15h52v13c-12 0-7 9-2 16l12 15 14-16c3-5 7-9 11-14l-13 1v-15h41v13c-11 4-19 12-26 21l-17 20 29 36c4 5 8 10 12 15h9v15h-54v-13c9 0 11-5 5-11l-18-21-14 18c-3 5-7 9-11 12h13v15zM413 5c-28-8-18-39 6-46-60-26 4-111 59-75 1-5 4-10 7-15 5-6 12-11 21-12 26-2 19 34 0 27-4-2-7-5-8-9-6 2-10 10-11 16 35 31 0 78-40 77-8 0-27-4-29 7 0 2 1 5 3 6 16 13 81-5 90 33 13 52-84 64-112 38-17-16-5-40 14-47zM426 10c-4 3-8 8-9 14-6 33 60 35 71 11 4-8-1-15-9-19-16-7-35-3-53-6zM448-45c32 0 28-66 0-65-32 0-29 65 0 65zM520-13c14 0 14-13 14-24v-103c0-7 0-13 1-20-6 1-12 1-17 1v-15c10 0 26 0 35-7h10l1 147c0 6-1 13-2 19 6 0 11 0 16 0v15h-58zM649 4c-83 0-79-128-1-128 82 0 80 128 1 128zM650-11c40 0 34-99-2-99-41 1-36 100 2 99zM766 1l-37-82c-3-8-6-16-7-24h-9v-15h52v13c-13 0-9 13-6 21l15 35c2 6 5 12 7 18 3-6 5-12 7-19l13-37c2-5 5-11 8-16h-15v-15h43v13c-13 1-19 20-23 30l-31 78zM952-67l-80 2c0 13 1 28 9 38 17 22 49 12 63-6l10 8c-11 15-26 25-44 28-87 14-94-122-14-127 36-2 57 22 56 57zM873-80h50c-1-41-44-38-50 0z',
      },
    ],
    strapline: 'wine club',
    mark: [
      { d: 'M23 45C22 30 24 16 30 3', fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
      { d: 'M21 16c-8-2-13 1-15 8 3 0 4 2 6 4 3-3 7-6 9-12z', fill: 'currentColor' },
      { d: 'M25 23c7-4 13-3 17 3-3 1-3 4-5 6-4-2-9-4-12-9z', fill: 'currentColor' },
      { d: 'M20 30c-6-1-11 1-13 6 3 0 4 2 5 4 3-2 7-5 8-10z', fill: 'currentColor' },
      { d: 'M30 3c5 2 7 6 6 11-5-1-8-5-6-11z', fill: '#3d6b35' },
    ],
  },
  telephone: '(555) 555-0160',
  wineplanTelephone: '(555) 555-0161',
  address: '5 Hedgerow Court, Millbrae, VT',
  deliveryLine: 'Packed by hand, shipped for {delivery}',
  menu: ['red', 'white', 'rose', 'sparkling', 'pairings', 'cases', 'plans', 'gifts'],
  words: {
    'nav.pairings': 'From the garden',
    'nav.plans': 'The club',
    'home.title': 'Slow wines, gently chosen',
    'home.lead': 'From growers who keep bees, cover crops and their word.',
    'home.start': 'In bloom this month',
  },
  look: fresh({
    primary: '#5a2f86',
    onPrimary: '#ffffff',
    accent: '#3d6b35',
    onAccent: '#ffffff',
    ink: '#251b2d',
    paper: '#fffdff',
    surface: '#f4f0f8',
    sale: '#a11f4a',
    headingFont: 'Lora',
    bodyFont: 'Nunito Sans',
    radius: 14,
    header: 'light',
    tokens: {
      'heading-weight': '600',
      'heading-tracking': '-0.02em',
      'size-h1': '64px',
      'logo-weight': '600',
      'logo-tracking': '-0.02em',
      'logo-size': '27px',
    },
  }),
});
