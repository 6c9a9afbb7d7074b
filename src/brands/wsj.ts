import { defineBrand } from './defineBrand.js';
import { editorial } from './families/editorial.js';

export const wsj = defineBrand({
  id: 'wsj',
  name: 'Westbrook Journal',
  companyName: 'Westbrook Journal',
  displayName: 'Westbrook Journal Wine',
  country: 'us',
  logo: {
    word: 'Westbrook Journal',
    strapline: 'Wine, in good order',
    mark: [
      { d: 'M1 1h44v44H1z', fill: 'none', stroke: 'currentColor', strokeWidth: 1.4 },
      { d: 'M9 13l7 20 7-20 7 20 7-20', fill: 'none', stroke: 'currentColor', strokeWidth: 2.4 },
      { d: 'M8 39h30', fill: 'none', stroke: 'currentColor', strokeWidth: 1.4 },
    ],
  },
  telephone: '(555) 555-0140',
  wineplanTelephone: '(555) 555-0141',
  address: '77 Ledger Square, Westbrook, CT',
  deliveryLine: 'Shipping at {delivery}, whatever the position',
  words: {
    'home.title': 'A sound position in Bordeaux',
    'home.lead': 'Six regions reviewed each quarter, with prices that bear inspection. Search by name, grape or place.',
    'home.start': 'This quarter’s holdings',
  },
  look: editorial({
    primary: '#12263f',
    onPrimary: '#ffffff',
    accent: '#7a5a17',
    onAccent: '#ffffff',
    ink: '#141b24',
    paper: '#fffef9',
    surface: '#f2efe6',
    sale: '#8c1c1c',
    headingFont: 'Libre Caslon Text',
    bodyFont: 'Libre Franklin',
    radius: 0,
    header: 'light',
    tokens: {
      'heading-weight': '400',
      'heading-tracking': '-0.025em',
      'price-weight': '400',
      'type-h1': '56px',
      'type-title': '46px',
      'type-h4': '18px',
      'logo-size': '34px',
      'logo-weight': '400',
    },
  }),
});
