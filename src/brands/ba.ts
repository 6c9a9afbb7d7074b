import { defineBrand } from './defineBrand.js';
import { plain } from './families/plain.js';
import { marks } from './marks/ba.js';

export const ba = defineBrand({
  id: 'ba',
  name: 'Blue Altitude',
  companyName: 'Blue Altitude',
  displayName: 'Blue Altitude Wines',
  country: 'uk',
  logo: { ...marks, strapline: 'Wines' },
  telephone: '01632 960 410',
  wineplanTelephone: '01632 960 411',
  address: 'Hangar Mews, Fairholt',
  deliveryLine: 'Collect points with every case',
  enableRecentlyBrowsed: false,
  menu: ['wines', 'sparkling', 'regions', 'fine', 'cases', 'gifts', 'offers'],
  words: {
    'nav.regions': 'Destinations',
    'nav.fine': 'First class',
    'nav.sparkling': 'Champagne and fizz',
    'home.title': 'A good view of the vineyards',
    'home.lead': 'Wines from forty places worth landing in, starting with this month’s route.',
    'home.start': 'Boarding now',
  },
  look: plain({
    primary: '#12306b',
    onPrimary: '#ffffff',
    accent: '#b3261e',
    onAccent: '#ffffff',
    ink: '#14203a',
    paper: '#ffffff',
    surface: '#eef2f9',
    sale: '#b3261e',
    headingFont: 'Archivo',
    bodyFont: 'Archivo',
    radius: 2,
    header: 'dark',
    tokens: {
      'heading-weight': '550',
      'heading-stretch': '112%',
      'size-h1': '40px',
      'logo-size': '20px',
      'logo-weight': '650',
    },
  }),
});
