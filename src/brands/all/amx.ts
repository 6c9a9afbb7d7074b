import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/amx.js';

export const amx = defineBrand({
  id: 'amx',
  name: 'Amarant',
  companyName: 'Amarant',
  displayName: 'Amarant Card Cellar',
  country: 'uk',
  logo: { ...marks, strapline: 'Card Cellar' },
  telephone: '01632 960 330',
  wineplanTelephone: '01632 960 331',
  address: '1 Exchange Terrace, Northminster',
  deliveryLine: 'Delivery for {delivery} to any address in the country',
  cardLogos: ['americanExpress'],
  menu: ['wines', 'sparkling', 'fine', 'cases', 'spirits', 'gifts', 'offers'],
  words: {
    'nav.offers': 'Cardholder offers',
    'home.title': 'A cellar kept in order for you',
    'home.lead': 'Every wine with its price, its score and its drinking date, bought from the growers themselves.',
    'home.start': 'New to the cellar',
    'search.storyTitle.cases': 'A case kept in order',
    'search.storyText.cases': 'Mixed by region and drinking date, so that something is always ready to open.',
  },
  look: layoutOf(
    'plain',
    {
      primary: '#0b4f8a',
      onPrimary: '#ffffff',
      accent: '#3c6e71',
      onAccent: '#ffffff',
      ink: '#14212e',
      paper: '#ffffff',
      surface: '#eef3f8',
      sale: '#a61b2b',
    },
    { stage: 'panel', facts: 'ledger', account: 'start', tiles: 'lead', card: 'framed', footer: 'columns' },
  ),
});
