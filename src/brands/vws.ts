import { defineBrand } from './defineBrand.js';
import { fresh } from './families/fresh.js';

export const vws = defineBrand({
  id: 'vws',
  name: 'Velvet Wing',
  companyName: 'Velvet Wing',
  displayName: 'Velvet Wing Selections',
  country: 'au',
  logo: {
    word: 'Velvet Wing',
    strapline: 'selections',
    mark: [
      {
        d: 'M3 34C6 18 20 7 43 6c-4 5-9 8-15 9 4 0 7-1 10-2-4 6-10 10-17 11 4 1 7 0 9-1-5 6-14 11-27 11z',
        fill: 'currentColor',
      },
      { d: 'M3 34c8-10 18-17 30-21', fill: 'none', stroke: '#4a1d6b', strokeWidth: 1.4 },
      { d: 'M3 41h24', fill: 'none', stroke: 'currentColor', strokeWidth: 2.2 },
    ],
  },
  telephone: '1800 975 740',
  wineplanTelephone: '1800 975 741',
  address: 'Suite 9, 40 Aerodrome Avenue, Kestrel Bay',
  deliveryLine: 'Earn points with every bottle',
  menu: ['wines', 'sparkling', 'fine', 'regions', 'cases', 'plans', 'gifts'],
  words: {
    'nav.fine': 'Cabin favourites',
    'nav.regions': 'Where next',
    'home.title': 'Settle in. The evening is yours.',
    'home.lead': 'Deep reds and late suppers, chosen by people who land after dark. Search by name, grape or place.',
    'home.start': 'For the last of the light',
  },
  look: fresh({
    primary: '#4a1d6b',
    onPrimary: '#ffffff',
    accent: '#a3214f',
    onAccent: '#ffffff',
    ink: '#22152c',
    paper: '#fffcff',
    surface: '#f4eef8',
    sale: '#a3214f',
    headingFont: 'Playfair Display',
    bodyFont: 'Karla',
    radius: 8,
    header: 'dark',
    tokens: { 'heading-tracking': '-0.015em', 'type-h1': '62px', 'logo-tracking': '0', 'logo-size': '26px' },
  }),
});
