import { defineBrand } from './defineBrand.js';
import { bold } from './families/bold.js';

export const tcm = defineBrand({
  id: 'tcm',
  name: 'Tinsel Cinema',
  companyName: 'Tinsel Cinema',
  displayName: 'Tinsel Cinema Wine Club',
  country: 'us',
  logo: {
    word: 'Tinsel Cinema',
    strapline: 'Wine Club',
    mark: [
      {
        d: 'M10.0 41.0L1.0 41.0M10.4 37.6L0.0 34.8M11.7 34.5L0.0 27.7M13.8 31.8L3.9 21.9M16.5 29.7L6.0 11.6M19.6 28.4L16.0 14.9M23.0 28.0L23.0 7.0M26.4 28.4L30.0 14.9M29.5 29.7L40.0 11.6M32.2 31.8L42.1 21.9M34.3 34.5L46.0 27.7M35.6 37.6L46.0 34.8M36.0 41.0L45.0 41.0',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
      },
      { d: 'M14 41a9 9 0 0 1 18 0z', fill: 'currentColor' },
      { d: 'M1 45h44', fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 },
    ],
  },
  telephone: '(555) 555-0142',
  wineplanTelephone: '(555) 555-0143',
  address: '1 Matinee Plaza, Silverlake Heights, CA',
  deliveryLine: 'Order by noon and it ships today',
  menu: ['red', 'white', 'sparkling', 'cases', 'plans', 'gifts', 'offers'],
  words: {
    'nav.plans': 'Wine club',
    'nav.cases': 'Cases',
    'home.title': 'Now showing: a good night in',
    'home.lead': 'Bottles with a leading part, for black-and-white evenings. Search by name, grape or place.',
    'home.start': 'On tonight’s bill',
    'product.reviewsTitle': 'The reviews are in',
  },
  look: bold({
    primary: '#111111',
    onPrimary: '#f5d98b',
    accent: '#8c1d2f',
    onAccent: '#ffffff',
    ink: '#161314',
    paper: '#fffdf8',
    surface: '#f4efe6',
    sale: '#8c1d2f',
    headingFont: 'Playfair Display',
    bodyFont: 'Libre Franklin',
    radius: 0,
    header: 'dark',
  }),
});
