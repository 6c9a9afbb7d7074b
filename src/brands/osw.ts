import { defineBrand } from './defineBrand.js';
import { classic } from './families/classic.js';

export const osw = defineBrand({
  id: 'osw',
  name: 'Oak & Sirloin',
  companyName: 'Oak & Sirloin',
  displayName: 'Oak & Sirloin Wine',
  country: 'us',
  logo: {
    word: 'Oak & Sirloin',
    strapline: 'wine for the table',
    mark: [
      { d: 'M7 19c0-9 7-14 16-14s16 5 16 14z', fill: 'currentColor' },
      { d: 'M11 22h24c0 11-5 18-12 21-7-3-12-10-12-21z', fill: 'currentColor' },
      { d: 'M23 5V1', fill: 'none', stroke: 'currentColor', strokeWidth: 3 },
      { d: 'M12 14h22M16 9.500h14', fill: 'none', stroke: '#5b1a12', strokeWidth: 1.5 },
    ],
  },
  telephone: '(555) 555-0130',
  wineplanTelephone: '(555) 555-0131',
  address: '230 Stockyard Street, Larkin, KS',
  deliveryLine: 'Ships for {delivery}, steak not included',
  menu: ['red', 'white', 'pairings', 'cases', 'spirits', 'plans', 'gifts'],
  words: {
    'nav.pairings': 'Steak night',
    'nav.spirits': 'The bar',
    'home.title': 'Big reds for the big table',
    'home.lead':
      'Cabernet, Malbec and Zinfandel with shoulders. Search by name, grape or place, or start with what we grill with.',
    'home.start': 'Off the grill tonight',
  },
  look: classic({
    primary: '#5b1a12',
    onPrimary: '#ffffff',
    accent: '#7a5a17',
    onAccent: '#ffffff',
    ink: '#2b1b16',
    paper: '#fffcf7',
    surface: '#f5ece2',
    sale: '#98201b',
    headingFont: 'Bitter',
    bodyFont: 'Source Sans 3',
    radius: 4,
    header: 'dark',
    tokens: {
      'heading-weight': '680',
      'price-weight': '650',
      'heading-tracking': '-0.02em',
      'type-h1': '54px',
      'logo-size': '27px',
      'logo-weight': '700',
    },
  }),
});
