import { defineBrand } from './defineBrand.js';
import { classic } from './families/classic.js';

export const avy = defineBrand({
  id: 'avy',
  name: 'Averne',
  companyName: 'Averne',
  displayName: 'Averne Merchants',
  country: 'uk',
  logo: {
    word: 'Averne',
    strapline: 'Merchants since harvest 1811',
    mark: [
      { d: 'M1 1h44v44H1z', fill: 'none', stroke: 'currentColor', strokeWidth: 1.4 },
      { d: 'M4 4h38v38H4z', fill: 'currentColor' },
      { d: 'M12 35L23 10l11 25M16 26h14', fill: 'none', stroke: '#e9d9ab', strokeWidth: 2 },
      { d: 'M9 35h8M29 35h8', fill: 'none', stroke: '#e9d9ab', strokeWidth: 2 },
    ],
  },
  telephone: '01632 960 201',
  wineplanTelephone: '01632 960 202',
  address: '8 Cooper’s Yard, Stourleigh',
  deliveryLine: 'Delivered, or collected from our cellar',
  stripGraphic: 'truck',
  skipsOptInCheck: true,
  storeCollectionField: 'averysStoreCollectionDelivery',
  searchSuggestFile: 'searchsuggest_en_GB_AVRY.json',
  words: {
    'home.title': 'Two centuries of careful buying',
    'home.lead':
      'Claret, port and the growers our grandfathers wrote to. Look for a name, a grape or a place, or begin with our list.',
    'home.start': 'From this season’s list',
  },
  look: classic({
    primary: '#1f3a34',
    onPrimary: '#ffffff',
    accent: '#7c5e1a',
    onAccent: '#ffffff',
    ink: '#17221f',
    paper: '#fbfaf5',
    surface: '#efece1',
    sale: '#8f1d22',
    headingFont: 'EB Garamond',
    bodyFont: 'Source Sans 3',
    radius: 0,
    header: 'light',
    tokens: {
      'heading-weight': '500',
      'heading-tracking': '-0.01em',
      'type-h1': '62px',
      'type-h4': '22px',
      'logo-size': '35px',
      'logo-weight': '500',
      'logo-tracking': '0',
    },
  }),
});
