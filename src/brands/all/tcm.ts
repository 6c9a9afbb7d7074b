import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/tcm.js';

export const tcm = defineBrand({
  id: 'tcm',
  name: 'Tinsel Cinema',
  companyName: 'Tinsel Cinema',
  displayName: 'Tinsel Cinema Wine Club',
  country: 'us',
  logo: { ...marks, strapline: 'Wine Club' },
  telephone: '(555) 555-0142',
  wineplanTelephone: '(555) 555-0143',
  address: '1 Matinee Plaza, Silverlake Heights, CA',
  deliveryLine: 'Order by noon and it ships today',
  menu: ['red', 'white', 'sparkling', 'cases', 'plans', 'gifts', 'offers'],
  words: {
    'nav.plans': 'Wine club',
    'nav.cases': 'Cases',
    'home.title': 'Now showing: a good night in',
    'home.lead': 'Bottles with a leading part, for black-and-white evenings.',
    'home.start': 'On tonight’s bill',
    'search.storyTitle.plans': 'A season ticket for the table',
    'search.storyText.plans': 'A new cast of bottles, as often as you like. Leave before the credits if you wish.',
    'product.reviewsTitle': 'The reviews are in',
  },
  look: layoutOf(
    'bold',
    {
      primary: '#111111',
      onPrimary: '#f5d98b',
      accent: '#8c1d2f',
      onAccent: '#ffffff',
      ink: '#161314',
      paper: '#fffdf8',
      surface: '#f4efe6',
      sale: '#8c1d2f',
    },
    { stage: 'panel', facts: 'column', account: 'start', tiles: 'row', card: 'framed', footer: 'centred' },
  ),
});
