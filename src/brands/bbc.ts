import { defineBrand } from './defineBrand.js';
import { fresh } from './families/fresh.js';

export const bbc = defineBrand({
  id: 'bbc',
  name: 'Bright Bowl',
  companyName: 'Bright Bowl',
  displayName: 'Bright Bowl Cellar',
  country: 'uk',
  logo: {
    wordmark: [
      {
        width: 694,
        d: 'M117-86c49 10 44 86-24 86h-78v-168h76c63 0 73 68 26 82zM56-100h27c28 0 28-36 0-36h-27zM86-33c30 0 29-37 0-37h-30v37zM202-112c9-14 25-23 42-23v43h-11c-20 0-31 10-31 30v62h-41v-134h41zM272-148c-32 0-32-44 0-44 32 0 32 44 0 44zM293-134v134h-41v-134zM403-115v-19h41v134c0 88-129 86-137 14h41c6 25 55 24 55-14v-19c-9 13-23 20-38 21-81 4-84-137-4-138 17 0 33 7 42 21zM403-67c0-44-59-44-59 0 0 44 59 44 59 0zM595-78v78h-41v-73c0-38-51-38-51 0v73h-41v-178h41v62c17-24 58-26 78-4 10 11 14 27 14 42zM686-35v35h-21c-31 0-47-16-47-47v-53h-17v-34h17v-33h41v33h27v34h-27v54c0 8 5 11 12 11z',
      },
      {
        width: 554,
        d: 'M117-86c49 10 44 86-24 86h-78v-168h76c63 0 73 68 26 82zM56-100h27c28 0 28-36 0-36h-27zM86-33c30 0 29-37 0-37h-30v37zM222 2c-92 0-92-138 0-138 93 0 93 138 0 138zM222-34c38 0 38-66 0-66-37 0-37 66 0 66zM494-134l-36 134h-45l-22-87-21 87h-46l-36-134h41l19 96 23-96h43l23 95 19-95zM539-178v178h-41v-178z',
      },
    ],
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
    'home.lead': 'A bottle for every dish, starting with this week’s recipes.',
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
    tokens: { 'size-h1': '66px', 'logo-size': '26px' },
  }),
});
