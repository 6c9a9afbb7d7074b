import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/nat.js';

export const nat = defineBrand({
  id: 'nat',
  name: 'National Atlas',
  companyName: 'National Atlas',
  displayName: 'National Atlas Wine',
  country: 'us',
  logo: { ...marks, strapline: 'Wine' },
  telephone: '(555) 555-0170',
  wineplanTelephone: '(555) 555-0171',
  address: '600 Meridian Circle, Cartwright, VA',
  deliveryLine: 'Shipped for {delivery}, wherever the road goes',
  menu: ['regions', 'red', 'white', 'sparkling', 'cases', 'gifts'],
  words: {
    'nav.regions': 'Expeditions',
    'nav.cases': 'Field kits',
    'home.title': 'Drink your way across the map',
    'home.lead': 'High deserts, cold coasts and black volcanic sand: wines with a long way behind them.',
    'home.start': 'This month’s expedition',
    'search.storyTitle.cases': 'Everything you need to set out',
    'search.storyText.cases': 'Several countries in one case: a field kit for a long table.',
  },
  look: layoutOf(
    'bold',
    {
      primary: '#1c1c1c',
      onPrimary: '#ffd54a',
      accent: '#0b5f6b',
      onAccent: '#ffffff',
      ink: '#1c1c1c',
      paper: '#ffffff',
      surface: '#f4f2ea',
      sale: '#a1260d',
    },
    {
      offer: 'panel',
      hero: 'frontPage',
      stage: 'window',
      facts: 'grid',
      account: 'tabs',
      tiles: 'column',
      card: 'centred',
      footer: 'band',
      vignette: 'map',
      lettering: 'grotesque',
    },
  ),
});
