import { defineBrand } from './defineBrand.js';
import { classic } from './families/classic.js';

export const law = defineBrand({
  id: 'law',
  name: 'Lawton',
  companyName: 'Lawton',
  displayName: 'Lawton Wines',
  country: 'uk',
  logo: {
    word: 'Lawton',
    strapline: 'wine merchants',
    mark: [
      { d: 'M1 23a22 22 0 1 0 44 0a22 22 0 1 0-44 0z', fill: 'none', stroke: 'currentColor', strokeWidth: 1.4 },
      { d: 'M4.5 23a18.5 18.5 0 1 0 37 0a18.5 18.5 0 1 0-37 0z', fill: 'currentColor' },
      { d: 'M17.5 12v21.5h13v-5M14.5 12h6M14.5 33.5h5', fill: 'none', stroke: '#f3d9b0', strokeWidth: 2.2 },
      { d: 'M30 13c-5 1-6 5-5.5 9 4-1 6.5-4 5.5-9z', fill: '#f3d9b0' },
    ],
  },
  telephone: '01632 960 144',
  wineplanTelephone: '01632 960 145',
  address: '14 Quay Lane, Marlbridge',
  termsPath: '/customer-services/customer-terms-and-conditions-of-sale-and-use',
  deliveryLine: 'Delivered to your door for {delivery}, or free all year with Unlimited',
  menu: ['wines', 'cases', 'plans', 'spirits', 'gifts', 'offers', 'unlimited', 'growers'],
  words: {
    'home.title': 'Open something generous tonight',
    'home.lead':
      'Wines from growers we have known for years. Look for a name, a grape or a place, or begin with six we pour ourselves.',
    'home.start': 'Six to begin with',
  },
  showsUnlimitedLogo: true,
  skipsOptInCheck: true,
  carouselDots: true,
  look: classic({
    primary: '#6b1e3c',
    onPrimary: '#ffffff',
    accent: '#a54a24',
    onAccent: '#ffffff',
    ink: '#2a1b20',
    paper: '#fffdf9',
    surface: '#f6efe6',
    sale: '#a3162b',
    headingFont: 'Fraunces',
    bodyFont: 'Source Sans 3',
    radius: 6,
    header: 'light',
  }),
});
