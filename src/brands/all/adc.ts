import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/adc.js';

export const adc = defineBrand({
  id: 'adc',
  name: 'Adelaide',
  companyName: 'Adelaide Cellar Door',
  displayName: 'Adelaide Cellar Door',
  country: 'au',
  logo: { ...marks, strapline: 'cellar door' },
  telephone: '1800 975 704',
  wineplanTelephone: '1800 975 705',
  address: '61 Gumtree Road, Hallam Vale',
  deliveryLine: 'Anywhere in Australia for {delivery}',
  menu: ['wines', 'regions', 'growers', 'cases', 'plans', 'gifts', 'offers'],
  words: {
    'nav.growers': 'Cellar doors',
    'home.title': 'Pull up a stool at the cellar door',
    'home.lead': 'Wines from the people who grew them, poured the way they pour them at home.',
    'home.start': 'On the tasting bench',
    'search.storyTitle.growers': 'Knock on a cellar door',
    'search.storyText.growers': 'Meet the people who grew these wines and still pour them at their own bench.',
  },
  look: layoutOf(
    'classic',
    {
      primary: '#5c2a1e',
      onPrimary: '#ffffff',
      accent: '#5f6b1f',
      onAccent: '#ffffff',
      ink: '#2a201c',
      paper: '#fdfaf5',
      surface: '#f3ebe0',
      sale: '#96281b',
    },
    {
      stage: 'shelf',
      facts: 'figures',
      account: 'tabs',
      tiles: 'column',
      card: 'centred',
      footer: 'band',
      vignette: 'map',
      lettering: 'geometric',
    },
  ),
});
