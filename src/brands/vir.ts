import { defineBrand } from './defineBrand.js';
import { fresh } from './families/fresh.js';

export const vir = defineBrand({
  id: 'vir',
  name: 'Viridian',
  companyName: 'Viridian',
  displayName: 'Viridian Cellars',
  country: 'us',
  logo: {
    wordmark: [
      {
        width: 869,
        d: 'M75-38l29-96h44l-48 134h-50l-48-134h44zM174-148c-33 0-33-44 0-44 32 0 32 44 0 44zM194-134v134h-41v-134zM253-112c9-14 25-23 42-23v43h-11c-20 0-31 10-31 30v62h-41v-134h41zM323-148c-32 0-32-44 0-44 32 0 32 44 0 44zM344-134v134h-41v-134zM454-115v-63h41v178h-41v-19c-9 14-25 21-42 21-80-1-78-142 4-138 14 1 29 8 38 21zM454-67c0-44-59-44-59 0 0 44 59 44 59 0zM533-148c-32 0-32-44 0-44 32 0 32 44 0 44zM553-134v134h-41v-134zM663-115v-19h41v134h-41v-19c-9 15-28 22-45 21-78-5-72-146 11-137 14 1 27 8 34 20zM663-67c0-44-58-44-58 0 0 44 58 44 58 0zM855-78v78h-40v-73c0-38-52-38-52 0v73h-41v-134h41v18c17-25 58-26 78-4 11 11 14 27 14 42z',
      },
    ],
    strapline: '',
    mark: [
      { d: 'M1 23a22 22 0 1 0 44 0a22 22 0 1 0-44 0z', fill: '#006b5b' },
      { d: 'M22 35C11 30 9 21 11 11c9 4 13 12 11 24z', fill: '#bfe6d8' },
      { d: 'M24 35c-2-11 2-19 12-23 2 10-2 19-12 23z', fill: '#ffffff' },
    ],
  },
  telephone: '(555) 555-0110',
  wineplanTelephone: '(555) 555-0111',
  address: '19 Juniper Alley, Redfern, OR',
  deliveryLine: 'Order today, sip by Tuesday',
  menu: ['topRated', 'red', 'white', 'rose', 'sparkling', 'cases', 'gifts', 'plans'],
  words: {
    'nav.topRated': 'Most loved',
    'nav.rose': 'Pink',
    'nav.sparkling': 'Bubbles',
    'nav.cases': 'Cases',
    'nav.plans': 'Club',
    'home.title': 'Wine that brings its own sunshine',
    'home.lead': 'Bright bottles from small American growers. No homework, no snobbery, just pop and pour.',
    'home.start': 'Fresh off the truck',
    'product.tastingNote': 'What’s it like?',
  },
  look: fresh({
    primary: '#b01030',
    onPrimary: '#ffffff',
    accent: '#006b5b',
    onAccent: '#ffffff',
    ink: '#23191b',
    paper: '#ffffff',
    surface: '#fdf0f1',
    sale: '#b01030',
    headingFont: 'Poppins',
    bodyFont: 'Poppins',
    radius: 16,
    header: 'light',
    tokens: { 'logo-ink': 'var(--wsk-accent)' },
  }),
});
