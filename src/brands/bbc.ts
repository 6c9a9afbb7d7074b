import { defineBrand } from './defineBrand.js';
import { fresh } from './families/fresh.js';

export const bbc = defineBrand({
  id: 'bbc',
  name: 'Bright Bowl',
  companyName: 'Bright Bowl',
  displayName: 'Bright Bowl Cellar',
  country: 'uk',
  logo: {
    word: 'Bright Bowl',
    strapline: 'cellar',
    mark: [
      { d: 'M3 22h40c0 12-8 20-20 20S3 34 3 22z', fill: 'currentColor' },
      { d: 'M24 19c-1-9 4-15 13-16 1 9-4 15-13 16z', fill: 'currentColor' },
      { d: 'M24 19c3-5 6-9 9-12', fill: 'none', stroke: '#fffdfa', strokeWidth: 1.4 },
      { d: 'M14 18a4 4 0 1 0 0-8 4 4 0 0 0 0 8z', fill: '#b8431f' },
    ],
  },
  telephone: '01632 960 520',
  wineplanTelephone: '01632 960 521',
  address: '22 Larder Lane, Thornbridge',
  deliveryLine: 'Tested in our kitchen, delivered for {delivery}',
  termsPath: '/customer-services/customer-terms-and-conditions-of-sale-and-use',
  skipsOptInCheck: true,
  menu: ['red', 'white', 'rose', 'sparkling', 'pairings', 'cases', 'gifts', 'offers'],
  words: {
    'nav.pairings': 'What goes with what',
    'nav.sparkling': 'Fizz',
    'home.title': 'What’s for supper? We’ll pour.',
    'home.lead':
      'Tell us the dish and we will find the bottle. Search by name, grape or place, or start with this week’s recipes.',
    'home.start': 'With this week’s recipes',
  },
  look: fresh({
    primary: '#0f6b5c',
    onPrimary: '#ffffff',
    accent: '#b8431f',
    onAccent: '#ffffff',
    ink: '#1d2624',
    paper: '#fffdfa',
    surface: '#eef6f2',
    sale: '#b12a1a',
    headingFont: 'Poppins',
    bodyFont: 'Nunito Sans',
    radius: 12,
    header: 'light',
    tokens: { 'type-h1': '66px', 'logo-size': '26px' },
  }),
});
