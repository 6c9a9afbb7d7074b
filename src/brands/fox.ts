import { defineBrand } from './defineBrand.js';
import { fresh } from './families/fresh.js';

export const fox = defineBrand({
  id: 'fox',
  name: 'Foxglove',
  companyName: 'Foxglove',
  displayName: 'Foxglove Wine Club',
  country: 'us',
  logo: {
    word: 'Foxglove',
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
  words: {
    'home.title': 'Slow wines, gently chosen',
    'home.lead': 'From growers who keep bees, cover crops and their word. Search by name, grape or place.',
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
      'type-h1': '64px',
      'logo-weight': '600',
      'logo-tracking': '-0.02em',
      'logo-size': '27px',
    },
  }),
});
