import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/hsb.js';

export const hsb = defineBrand({
  id: 'hsb',
  name: 'Harbour Street',
  companyName: 'Harbour Street',
  displayName: 'Harbour Street Rewards',
  country: 'uk',
  logo: { ...marks, strapline: 'Rewards wine cellar' },
  telephone: '01632 960 318',
  wineplanTelephone: '01632 960 319',
  address: '2 Signal Wharf, Eastmere',
  deliveryLine: 'Delivery is included in the points',
  money: 'points',
  cardLogos: ['mastercard'],
  hasCardGate: true,
  hasOverlay: true,
  skipsOptInCheck: true,
  menu: ['wines', 'sparkling', 'spirits', 'cases', 'gifts', 'offers'],
  words: {
    'nav.offers': 'Fewer points',
    'home.title': 'Your points, well poured',
    'home.lead': 'Every wine in the cellar, priced in points, delivery included.',
    'home.start': 'Good value in points',
    'search.storyTitle.cases': 'One figure for the whole case',
    'search.storyText.cases': 'Wines that go well together, priced in points, delivery included.',
  },
  look: layoutOf(
    'plain',
    {
      primary: '#9c0f22',
      onPrimary: '#ffffff',
      accent: '#3b3f45',
      onAccent: '#ffffff',
      ink: '#1f2226',
      paper: '#ffffff',
      surface: '#f3f3f4',
      sale: '#9c0f22',
    },
    { stage: 'mirrored', facts: 'grid', account: 'tabs', tiles: 'row', card: 'open', footer: 'columns', pages: 'fade' },
  ),
});
