import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/stw.js';

export const stw = defineBrand({
  id: 'stw',
  name: 'Stanway',
  companyName: 'Stanway',
  displayName: 'Stanway Wine Club',
  country: 'uk',
  logo: { ...marks, strapline: 'the weekend wine club' },
  telephone: '01632 960 260',
  wineplanTelephone: '01632 960 261',
  address: '3 Compositor Row, Stanway',
  deliveryLine: 'Order by Thursday noon for the weekend',
  moreMenuAfter: 7,
  stripGraphic: 'truck',
  skipsOptInCheck: true,
  carouselDots: true,
  menu: ['red', 'white', 'rose', 'sparkling', 'cases', 'plans', 'pairings', 'gifts', 'offers'],
  words: {
    'nav.plans': 'The club',
    'nav.pairings': 'Weekend table',
    'home.title': 'The weekend starts with a good bottle',
    'home.lead': 'Our critics taste four hundred wines a month and print only the ones they would buy.',
    'home.start': 'This Saturday’s selection',
    'search.storyTitle.pairings': 'Then walk into the kitchen',
    'search.storyText.pairings': 'Our critics have opened the bottle. Three rules to read before you cook.',
  },
  look: layoutOf(
    'editorial',
    {
      primary: '#1a1a1a',
      onPrimary: '#ffffff',
      accent: '#9a2617',
      onAccent: '#ffffff',
      ink: '#1a1a1a',
      paper: '#ffffff',
      surface: '#f3f1ec',
      sale: '#9a2617',
    },
    { stage: 'plinth', facts: 'figures', account: 'end', tiles: 'row', card: 'open', footer: 'columns' },
  ),
});
