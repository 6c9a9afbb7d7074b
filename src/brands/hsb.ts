import { defineBrand } from './defineBrand.js';
import { plain } from './families/plain.js';

export const hsb = defineBrand({
  id: 'hsb',
  name: 'Harbour Street',
  companyName: 'Harbour Street',
  displayName: 'Harbour Street Rewards',
  country: 'uk',
  logo: {
    word: 'Harbour Street',
    strapline: 'Rewards wine cellar',
    mark: [
      { d: 'M0 0h46v46H0z', fill: 'currentColor' },
      { d: 'M10.5 10.5v25M23 10.5v25M10.5 23H23', stroke: '#ffffff', strokeWidth: 4.6 },
      {
        d: 'M29 35.5c2.8-3.4 4.6-3.4 7.4 0M29 27.6c2.8-3.4 4.6-3.4 7.4 0M29 19.6c2.8-3.4 4.6-3.4 7.4 0',
        fill: 'none',
        stroke: '#ffffff',
        strokeWidth: 2.7,
      },
    ],
  },
  telephone: '01632 960 318',
  wineplanTelephone: '01632 960 319',
  address: '2 Signal Wharf, Eastmere',
  deliveryLine: 'Usually delivered within 4-5 days',
  money: 'points',
  cardLogos: ['mastercard'],
  hasCardGate: true,
  hasOverlay: true,
  skipsOptInCheck: true,
  menu: ['wines', 'sparkling', 'spirits', 'cases', 'gifts', 'offers'],
  words: {
    'nav.offers': 'Fewer points',
    'home.title': 'Your points, well poured',
    'home.lead':
      'Every wine in the cellar has its price in points. Look for a name, a grape or a place, or start here.',
    'home.start': 'Good value in points',
  },
  look: plain({
    primary: '#9c0f22',
    onPrimary: '#ffffff',
    accent: '#3b3f45',
    onAccent: '#ffffff',
    ink: '#1f2226',
    paper: '#ffffff',
    surface: '#f3f3f4',
    sale: '#9c0f22',
    headingFont: 'Work Sans',
    bodyFont: 'Work Sans',
    radius: 0,
    header: 'light',
  }),
});
