import { defineBrand } from './defineBrand.js';
import { plain } from './families/plain.js';

export const amx = defineBrand({
  id: 'amx',
  name: 'Amarant',
  companyName: 'Amarant',
  displayName: 'Amarant Card Cellar',
  country: 'uk',
  logo: {
    word: 'Amarant',
    strapline: 'Card Cellar',
    mark: [
      { d: 'M5 7h36a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V11a4 4 0 0 1 4-4z', fill: 'currentColor' },
      { d: 'M1 14h44v6H1z', fill: '#0b4f8a' },
      { d: 'M8 33l5-9 5 9M10 30h6M30 33h8', fill: 'none', stroke: '#0b4f8a', strokeWidth: 2 },
    ],
  },
  telephone: '01632 960 330',
  wineplanTelephone: '01632 960 331',
  address: '1 Exchange Terrace, Northminster',
  deliveryLine: 'Delivery for {delivery} to any address in the country',
  cardLogos: ['americanExpress'],
  menu: ['wines', 'sparkling', 'fine', 'cases', 'spirits', 'gifts', 'offers'],
  words: {
    'nav.offers': 'Cardholder offers',
    'home.title': 'A cellar kept in order for you',
    'home.lead': 'Every wine with its price, its score and its drinking date. Search by name, grape or place.',
    'home.start': 'New to the cellar',
  },
  look: plain({
    primary: '#0b4f8a',
    onPrimary: '#ffffff',
    accent: '#3c6e71',
    onAccent: '#ffffff',
    ink: '#14212e',
    paper: '#ffffff',
    surface: '#eef3f8',
    sale: '#a61b2b',
    headingFont: 'IBM Plex Sans',
    bodyFont: 'IBM Plex Sans',
    radius: 4,
    header: 'dark',
  }),
});
