import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/wsj.js';

export const wsj = defineBrand({
  id: 'wsj',
  name: 'Westbrook Journal',
  companyName: 'Westbrook Journal',
  displayName: 'Westbrook Journal Wine',
  country: 'us',
  logo: { ...marks, strapline: 'Wine, in good order' },
  telephone: '(555) 555-0140',
  wineplanTelephone: '(555) 555-0141',
  address: '77 Ledger Square, Westbrook, CT',
  deliveryLine: 'Shipping at {delivery}, whatever the position',
  menu: ['wines', 'regions', 'fine', 'cases', 'plans', 'pairings', 'gifts', 'offers'],
  words: {
    'nav.fine': 'Blue chips',
    'nav.pairings': 'The column',
    'home.title': 'A sound position in Bordeaux',
    'home.lead': 'Six regions reviewed each quarter, with prices that bear inspection.',
    'home.start': 'This quarter’s holdings',
    'search.storyTitle.pairings': 'The case for lunch',
    'search.storyText.pairings': 'Weight with weight, sharp with sharp: a short column on returns at the table.',
  },
  look: layoutOf(
    'editorial',
    {
      primary: '#12263f',
      onPrimary: '#ffffff',
      accent: '#7a5a17',
      onAccent: '#ffffff',
      ink: '#141b24',
      paper: '#fffef9',
      surface: '#f2efe6',
      sale: '#8c1c1c',
    },
    {
      stage: 'mirrored',
      facts: 'column',
      account: 'start',
      tiles: 'column',
      card: 'framed',
      footer: 'columns',
      lettering: 'roman',
      pages: 'fade',
    },
  ),
});
