import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/fox.js';

export const fox = defineBrand({
  id: 'fox',
  name: 'Foxglove',
  companyName: 'Foxglove',
  displayName: 'Foxglove Wine Club',
  country: 'us',
  logo: { ...marks, strapline: 'wine club' },
  telephone: '(555) 555-0160',
  wineplanTelephone: '(555) 555-0161',
  address: '5 Hedgerow Court, Millbrae, VT',
  deliveryLine: 'Packed by hand, shipped for {delivery}',
  menu: ['red', 'white', 'rose', 'sparkling', 'pairings', 'cases', 'plans', 'gifts'],
  words: {
    'nav.pairings': 'From the garden',
    'nav.plans': 'The club',
    'home.title': 'Slow wines, gently chosen',
    'home.lead': 'From growers who keep bees, cover crops and their word.',
    'home.start': 'In bloom this month',
    'search.storyTitle.pairings': 'Pick, cook, pour',
    'search.storyText.pairings': 'What to open with whatever the garden gives you.',
  },
  look: layoutOf(
    'fresh',
    {
      primary: '#5a2f86',
      onPrimary: '#ffffff',
      accent: '#3d6b35',
      onAccent: '#ffffff',
      ink: '#251b2d',
      paper: '#fffdff',
      surface: '#f4f0f8',
      sale: '#a11f4a',
    },
    {
      stage: 'niche',
      facts: 'column',
      account: 'directory',
      tiles: 'column',
      card: 'framed',
      footer: 'centred',
      vignette: 'cork',
      lettering: 'text',
    },
  ),
});
