import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/ba.js';

export const ba = defineBrand({
  id: 'ba',
  name: 'Blue Altitude',
  companyName: 'Blue Altitude',
  displayName: 'Blue Altitude Wines',
  country: 'uk',
  logo: { ...marks, strapline: 'Wines' },
  telephone: '01632 960 410',
  wineplanTelephone: '01632 960 411',
  address: 'Hangar Mews, Fairholt',
  deliveryLine: 'Collect points with every case',
  enableRecentlyBrowsed: false,
  menu: ['wines', 'sparkling', 'regions', 'fine', 'cases', 'gifts', 'offers'],
  words: {
    'nav.regions': 'Destinations',
    'nav.fine': 'First class',
    'nav.sparkling': 'Champagne and fizz',
    'home.title': 'A good view of the vineyards',
    'home.lead': 'Wines from forty places worth landing in, starting with this month’s route.',
    'home.start': 'Boarding now',
    'search.storyTitle.cases': 'A round trip in one case',
    'search.storyText.cases': 'Several countries, one landing. For people who can never choose the window seat.',
  },
  look: layoutOf(
    'plain',
    {
      primary: '#12306b',
      onPrimary: '#ffffff',
      accent: '#b3261e',
      onAccent: '#ffffff',
      ink: '#14203a',
      paper: '#ffffff',
      surface: '#eef2f9',
      sale: '#b3261e',
    },
    {
      stage: 'shelf',
      facts: 'board',
      account: 'directory',
      tiles: 'row',
      card: 'centred',
      footer: 'band',
      vignette: 'ticket',
      pages: 'cut',
    },
  ),
});
