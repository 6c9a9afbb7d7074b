import { defineBrand } from './defineBrand.js';
import { classic } from './families/classic.js';

export const avy = defineBrand({
  id: 'avy',
  name: 'Averne',
  companyName: 'Averne',
  displayName: 'Averne Merchants',
  country: 'uk',
  logo: {
    wordmark: [
      {
        width: 663,
        d: 'M75-151c9-3 13-6 18-13 4-2 7 16 16 42 8 24 15 48 24 71 3 11 5 24 12 33 5 6 11 9 18 11 4 1 7 2 7 7-6 2-71 1-77-1 0-11 21-4 22-16 1-13-6-28-9-40-2-1-4-1-5-1h-46c-6 5-15 39-9 45 4 4 18 5 18 12-12 4-32 0-46 2-4 0-8 0-12 0-2 0-4 0-6-1-6-5 16-12 17-13 3-2 6-5 8-8 14-26 23-55 33-82 6-15 16-32 17-48zM63-68h39l-21-67-23 66c2 1 3 1 5 1zM204 5c0 0 0 0-1-1-6-8-8-21-12-30-6-16-13-31-19-46-3-6-5-12-9-16-3-3-9-4-11-7-2-7 29-3 33-3 3-1 7-1 10-1 22 0-9 8-1 24l18 47 17-44c9-19-13-20-10-25 1-2 3-2 4-2 3 0 36 0 37 1 1 0 1 1 1 1 0 2-16 11-20 21l-18 46c-7 11-8 25-16 35zM336-62h-49c-18 0 1 75 57 35 0 39-80 47-83-18-1-15 4-29 14-40 8-8 17-14 28-15 37-6 52 38 33 38zM284-70h22c6 0 12 0 18-2 8-27-41-29-40 2zM371-16v-52c0-4 0-9-2-13-3-3-19-6-3-11 3-1 7-3 11-4 5-3 10-6 16-8 4 0 1 18 1 21 28-30 56-16 37 3-9 9-19-10-32 2-5 4-5 11-5 17v45c0 8 12 9 18 12 0 2-1 4-3 4-9 3-22-1-32 0-6 0-11 1-17 1-1-1-2-1-3-2-4-4 10-7 12-8 2-2 2-4 2-7zM458-16v-52c0-18-12-14-10-21 1-4 12-5 15-6 4-2 15-10 18-10 0 0 1 1 1 1 3 3-1 15-1 19 24-20 66-25 66 18v52c0 10 16 7 15 13 0 2-2 3-3 3-4 0-47-1-48-1 0 0-1-1-1-1-2-6 15-5 15-14v-50c0-30-45-24-45-8v58c0 9 17 7 13 16-12 0-23-2-35-1-2 0-4 1-7 1-2 0-6 0-8-2-3-6 15-5 15-15zM649-62h-49c-18 0 1 75 57 35 0 39-80 47-83-18-1-15 4-29 14-40 7-8 17-14 28-15 37-6 52 38 33 38zM597-70h22c6 0 12 0 18-2 8-27-41-29-40 2z',
      },
    ],
    strapline: 'Merchants since harvest 1811',
    mark: [
      { d: 'M1 1h44v44H1z', fill: 'none', stroke: 'currentColor', strokeWidth: 1.4 },
      { d: 'M4 4h38v38H4z', fill: 'currentColor' },
      { d: 'M12 35L23 10l11 25M16 26h14', fill: 'none', stroke: '#e9d9ab', strokeWidth: 2 },
      { d: 'M9 35h8M29 35h8', fill: 'none', stroke: '#e9d9ab', strokeWidth: 2 },
    ],
  },
  telephone: '01632 960 201',
  wineplanTelephone: '01632 960 202',
  address: '8 Cooper’s Yard, Stourleigh',
  deliveryLine: 'Delivered, or collected from our cellar',
  stripGraphic: 'truck',
  skipsOptInCheck: true,
  storeCollectionField: 'averysStoreCollectionDelivery',
  searchSuggestFile: 'searchsuggest_en_GB_AVRY.json',
  menu: ['wines', 'fine', 'cases', 'plans', 'spirits', 'gifts', 'offers', 'growers', 'pairings'],
  words: {
    'nav.wines': 'Cellar list',
    'nav.fine': 'Fine and rare',
    'nav.pairings': 'At the table',
    'home.title': 'Two centuries of careful buying',
    'home.lead':
      'Claret, port and the growers our grandfathers wrote to. Bought young, cellared well and sold when they are ready.',
    'home.start': 'From this season’s list',
  },
  look: classic({
    primary: '#1f3a34',
    onPrimary: '#ffffff',
    accent: '#7c5e1a',
    onAccent: '#ffffff',
    ink: '#17221f',
    paper: '#fbfaf5',
    surface: '#efece1',
    sale: '#8f1d22',
    headingFont: 'EB Garamond',
    bodyFont: 'Source Sans 3',
    radius: 0,
    header: 'light',
    tokens: {
      'heading-weight': '500',
      'heading-tracking': '-0.01em',
      'size-h1': '62px',
      'size-h4': '22px',
      'logo-size': '35px',
      'logo-weight': '500',
      'logo-tracking': '0',
    },
  }),
});
