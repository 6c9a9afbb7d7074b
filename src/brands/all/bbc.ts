import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/bbc.js';

export const bbc = defineBrand({
  id: 'bbc',
  name: 'Bright Bowl',
  companyName: 'Bright Bowl',
  displayName: 'Bright Bowl Cellar',
  country: 'uk',
  logo: { ...marks, strapline: 'cellar' },
  telephone: '01632 960 520',
  wineplanTelephone: '01632 960 521',
  address: '22 Larder Lane, Thornbridge',
  deliveryLine: 'Tested in our kitchen, delivered for {delivery}',
  termsPath: '/customer-services/customer-terms-and-conditions-of-sale-and-use',
  skipsOptInCheck: true,
  menu: ['red', 'white', 'rose', 'sparkling', 'pairings', 'cases', 'gifts', 'offers'],
  words: {
    'nav.pairings': 'What goes with what',
    'nav.sparkling': 'Fizz',
    'home.title': 'What’s for supper? We’ll pour.',
    'home.lead': 'A bottle for every dish, starting with this week’s recipes.',
    'home.start': 'With this week’s recipes',
    'search.storyTitle.pairings': 'Fish pie? Start here.',
    'search.storyText.pairings': 'You know what’s in the oven. Here’s how to choose what’s in the glass.',
  },
  look: layoutOf(
    'fresh',
    {
      primary: '#0f6b5c',
      onPrimary: '#ffffff',
      accent: '#b8431f',
      onAccent: '#ffffff',
      ink: '#1d2624',
      paper: '#fffdfa',
      surface: '#eef6f2',
      sale: '#b12a1a',
    },
    { stage: 'shelf', facts: 'ledger', account: 'tabs', tiles: 'lead', card: 'framed', footer: 'band' },
  ),
});
