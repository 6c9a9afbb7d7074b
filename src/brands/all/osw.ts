import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/osw.js';

export const osw = defineBrand({
  id: 'osw',
  name: 'Oak & Sirloin',
  companyName: 'Oak & Sirloin',
  displayName: 'Oak & Sirloin Wine',
  country: 'us',
  logo: { ...marks, strapline: 'wine for the table' },
  telephone: '(555) 555-0130',
  wineplanTelephone: '(555) 555-0131',
  address: '230 Stockyard Street, Larkin, KS',
  deliveryLine: 'Ships for {delivery}, steak not included',
  menu: ['red', 'white', 'pairings', 'cases', 'spirits', 'plans', 'gifts'],
  words: {
    'nav.pairings': 'Steak night',
    'nav.spirits': 'The bar',
    'home.title': 'Big reds for the big table',
    'home.lead': 'Cabernet, Malbec and Zinfandel with shoulders, starting with what we pour at the grill.',
    'home.start': 'Off the grill tonight',
    'search.storyTitle.pairings': 'Start with the cut',
    'search.storyText.pairings': 'Ribeye, brisket or strip: how to find a red with the shoulders for it.',
  },
  look: layoutOf(
    'classic',
    {
      primary: '#5b1a12',
      onPrimary: '#ffffff',
      accent: '#7a5a17',
      onAccent: '#ffffff',
      ink: '#2b1b16',
      paper: '#fffcf7',
      surface: '#f5ece2',
      sale: '#98201b',
    },
    {
      stage: 'mirrored',
      facts: 'ledger',
      account: 'directory',
      tiles: 'lead',
      card: 'framed',
      footer: 'centred',
      vignette: 'plate',
      lettering: 'didone',
    },
  ),
});
