import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/avy.js';

export const avy = defineBrand({
  id: 'avy',
  name: 'Averne',
  companyName: 'Averne',
  displayName: 'Averne Merchants',
  country: 'uk',
  logo: { ...marks, strapline: 'Merchants since harvest 1811' },
  telephone: '01632 960 201',
  wineplanTelephone: '01632 960 202',
  address: '8 Cooper’s Yard, Stourleigh',
  deliveryLine: 'Delivered, or collected from our cellar',
  stripGraphic: 'truck',
  skipsOptInCheck: true,
  storeCollectionField: 'averysStoreCollectionDelivery',
  searchSuggestFile: 'searchsuggest_en_GB_AVRY.json',
  menu: ['wines', 'fine', 'cases', 'plans', 'spirits', 'gifts', 'offers', 'growers', 'pairings'],
  words: {
    'nav.wines': 'Cellar list',
    'nav.fine': 'Fine and rare',
    'nav.pairings': 'At the table',
    'home.title': 'Two centuries of careful buying',
    'home.lead':
      'Claret, port and the growers our grandfathers wrote to. Bought young, cellared well and sold when they are ready.',
    'home.start': 'From this season’s list',
    'search.storyTitle.growers': 'The families our grandfathers wrote to',
    'search.storyText.growers': 'Some of those letters are still answered. Meet the growers behind the cellar list.',
  },
  look: layoutOf(
    'classic',
    {
      primary: '#1f3a34',
      onPrimary: '#ffffff',
      accent: '#7c5e1a',
      onAccent: '#ffffff',
      ink: '#17221f',
      paper: '#fbfaf5',
      surface: '#efece1',
      sale: '#8f1d22',
    },
    {
      hero: 'frontPage',
      stage: 'niche',
      facts: 'ledger',
      account: 'directory',
      tiles: 'row',
      card: 'framed',
      footer: 'centred',
      lettering: 'text',
    },
  ),
});
