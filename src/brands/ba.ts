import { defineBrand } from './defineBrand.js';
import { plain } from './families/plain.js';

export const ba = defineBrand({
  id: 'ba',
  name: 'Blue Altitude',
  companyName: 'Blue Altitude',
  displayName: 'Blue Altitude Wines',
  country: 'uk',
  logo: {
    word: 'Blue Altitude',
    strapline: 'Wines',
    mark: [
      { d: 'M3 36c9-1 14-6 19-14 4-7 9-12 21-13', fill: 'none', stroke: 'currentColor', strokeWidth: 3 },
      { d: 'M12 40c9-2 14-7 19-14 3-4 6-7 12-8', fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
      { d: 'M36 31a4 4 0 1 0 8 0a4 4 0 1 0-8 0z', fill: 'currentColor' },
    ],
  },
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
    'home.lead':
      'Wines from forty places worth landing in. Search by name, grape or destination, or start with this month’s route.',
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
      'type-h1': '40px',
      'logo-size': '20px',
      'logo-weight': '650',
    },
  }),
});
