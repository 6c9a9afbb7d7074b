import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/law.js';

export const law = defineBrand({
  id: 'law',
  name: 'Lawton',
  companyName: 'Lawton',
  displayName: 'Lawton Wines',
  country: 'uk',
  logo: { ...marks, strapline: 'wine merchants' },
  telephone: '01632 960 144',
  wineplanTelephone: '01632 960 145',
  address: '14 Quay Lane, Marlbridge',
  termsPath: '/customer-services/customer-terms-and-conditions-of-sale-and-use',
  deliveryLine: 'Delivered to your door for {delivery}, or free all year with Unlimited',
  menu: ['wines', 'cases', 'plans', 'spirits', 'gifts', 'offers', 'unlimited', 'growers'],
  words: {
    'home.title': 'Open something generous tonight',
    'home.lead': 'Wines from growers we have known for years. Here are six we pour ourselves.',
    'home.start': 'Six to begin with',
  },
  showsUnlimitedLogo: true,
  skipsOptInCheck: true,
  carouselDots: true,
  look: layoutOf(
    'classic',
    {
      primary: '#6b1e3c',
      onPrimary: '#ffffff',
      accent: '#a54a24',
      onAccent: '#ffffff',
      ink: '#2a1b20',
      paper: '#fffdf9',
      surface: '#f6efe6',
      sale: '#a3162b',
    },
    { stage: 'panel', facts: 'grid', account: 'start', tiles: 'lead', card: 'open', footer: 'columns' },
  ),
});
