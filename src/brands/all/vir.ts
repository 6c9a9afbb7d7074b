import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/vir.js';

export const vir = defineBrand({
  id: 'vir',
  name: 'Viridian',
  companyName: 'Viridian',
  displayName: 'Viridian Cellars',
  country: 'us',
  logo: { ...marks, strapline: '' },
  telephone: '(555) 555-0110',
  wineplanTelephone: '(555) 555-0111',
  address: '19 Juniper Alley, Redfern, OR',
  deliveryLine: 'Order today, sip by Tuesday',
  menu: ['topRated', 'red', 'white', 'rose', 'sparkling', 'cases', 'gifts', 'plans'],
  words: {
    'nav.topRated': 'Most loved',
    'nav.rose': 'Pink',
    'nav.sparkling': 'Bubbles',
    'nav.cases': 'Cases',
    'nav.plans': 'Club',
    'home.title': 'Wine that brings its own sunshine',
    'home.lead': 'Bright bottles from small American growers. No homework, no snobbery, just pop and pour.',
    'home.start': 'Fresh off the truck',
    'search.storyTitle.plans': 'Great bottles, no homework',
    'search.storyText.plans': 'Bright bottles at your door, as often as you like. Stop whenever you like, too.',
  },
  look: layoutOf(
    'fresh',
    {
      primary: '#b01030',
      onPrimary: '#ffffff',
      accent: '#006b5b',
      onAccent: '#ffffff',
      ink: '#23191b',
      paper: '#ffffff',
      surface: '#fdf0f1',
      sale: '#b01030',
    },
    { stage: 'panel', facts: 'figures', account: 'start', tiles: 'column', card: 'open', footer: 'columns' },
  ),
});
