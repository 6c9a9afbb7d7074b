import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/vws.js';

export const vws = defineBrand({
  id: 'vws',
  name: 'Velvet Wing',
  companyName: 'Velvet Wing',
  displayName: 'Velvet Wing Selections',
  country: 'au',
  logo: { ...marks, strapline: 'selections' },
  telephone: '1800 975 740',
  wineplanTelephone: '1800 975 741',
  address: 'Suite 9, 40 Aerodrome Avenue, Kestrel Bay',
  deliveryLine: 'Earn points with every bottle',
  menu: ['wines', 'sparkling', 'fine', 'regions', 'cases', 'plans', 'gifts'],
  words: {
    'nav.fine': 'Cabin favourites',
    'nav.regions': 'Where next',
    'home.title': 'Settle in. The evening is yours.',
    'home.lead': 'Deep reds and late suppers, chosen by people who land after dark.',
    'home.start': 'For the last of the light',
    'search.storyTitle.plans': 'Let the case come to you',
    'search.storyText.plans': 'Deep reds for late suppers, chosen for you and waiting when you land.',
  },
  look: layoutOf(
    'fresh',
    {
      primary: '#4a1d6b',
      onPrimary: '#ffffff',
      accent: '#a3214f',
      onAccent: '#ffffff',
      ink: '#22152c',
      paper: '#fffcff',
      surface: '#f4eef8',
      sale: '#a3214f',
    },
    {
      stage: 'window',
      facts: 'board',
      account: 'tabs',
      tiles: 'row',
      card: 'open',
      footer: 'centred',
      vignette: 'cork',
      lettering: 'didone',
    },
  ),
});
