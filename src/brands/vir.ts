import { defineBrand } from './defineBrand.js';
import { fresh } from './families/fresh.js';

export const vir = defineBrand({
  id: 'vir',
  name: 'Viridian',
  companyName: 'Viridian',
  displayName: 'Viridian Cellars',
  country: 'us',
  logo: {
    word: 'viridian',
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
  words: {
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
