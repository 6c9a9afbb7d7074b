import { defineBrand } from './defineBrand.js';
import { classic } from './families/classic.js';

export const law = defineBrand({
  id: 'law',
  name: 'Lawton',
  companyName: 'Lawton',
  displayName: 'Lawton Wines',
  country: 'uk',
  logo: {
    wordmark: [
      {
        width: 829,
        d: 'M78-158l-7 2c-2 0-4 2-6 4v133c0 6 5 8 10 8h22c15 0 22-9 28-22l8-17c3-7 13-4 11 3l-11 44c-4 14-16 3-25 3h-89c-3 0-5-1-7-3 0-3 1-6 5-7l7-2c2 0 4-2 6-4v-136c-2-2-4-4-6-4l-7-2c-4-1-5-4-5-7 2-2 4-3 7-3h57c3 0 5 1 7 3 0 3-1 6-5 7zM225-15v-2l-2-1v-71c0-23-32-24-32-7v10c0 21-38 19-31-4 3-7 9-13 15-17 25-14 80-14 80 25v62c0 6 5 10 10 5 12-14 9 21-22 17-10-1-18-7-18-17zM229-53l-2 7c-46-21-53 39-19 35 7-1 15-5 19-12l3 7c-22 30-90 23-74-19 4-10 13-16 23-19 15-5 35-6 50 1zM334 1h-11c-5 0-8-3-9-7l-31-89c-1-3-3-7-6-8l-4-1c-6-2-5-9 1-9h51c6 0 7 8 1 9l-5 1c-7 1-5 8-3 13l24 73-7 6 29-84 9 6-29 84c-2 4-5 6-10 6zM409 1h-10c-5 0-8-3-10-7l-30-90c-1-3-3-6-6-7l-4-1c-2 0-3-1-4-2 0-4 2-7 6-7h48c4 0 6 3 6 7-1 1-3 2-4 2l-6 1c-6 1-3 8-2 12l24 74-7 7 24-78c2-6 5-14-3-15l-5-1c-6-1-5-9 1-9h31c4 0 6 3 6 6-2 2-3 3-5 3l-4 1c-5 1-6 9-8 13l-28 85c-2 4-5 6-10 6zM474-102l-6-2c-2 0-3-1-5-3 0-2 1-4 3-6h13c2-1 4-2 6-4l13-19c3-4 13-9 13 0v103c0 6 1 13 6 16 14 9 16-9 25-10 2 3 2 6 1 10-8 28-64 27-64-11v-70c-1-2-3-3-5-4zM499-102v-11h38c2 0 4 1 6 2 0 7-6 9-12 9zM615-115c81 0 81 118-1 118-82 0-81-118 1-118zM623-8c38-6 22-102-17-96-38 6-22 101 17 96zM734-108v90c0 4 1 7 4 8l5 1c6 2 3 9-2 9h-46c-4 0-6-2-6-6 1-1 2-2 4-3l7-2c1-2 2-4 2-7l-1-76-9-1c-7-1-3-7 1-9l23-8c6-2 18-6 18 4zM730-82l-4-5 4-4c27-24 72-44 77 11l7 62c1 3 1 7 5 8l4 1c2 1 3 2 5 3 0 2-1 4-3 6h-50c-5 0-8-7-2-9l5-1c4-1 5-4 4-8l-6-57c-3-28-24-25-41-11z',
      },
    ],
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
    'home.lead': 'Wines from growers we have known for years. Here are six we pour ourselves.',
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
