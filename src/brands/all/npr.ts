import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/npr.js';

export const npr = defineBrand({
  id: 'npr',
  name: 'North Prairie',
  companyName: 'North Prairie',
  displayName: 'North Prairie Wine Club',
  country: 'us',
  logo: { ...marks, strapline: 'Wine Club' },
  telephone: '(555) 555-0150',
  wineplanTelephone: '(555) 555-0151',
  address: '410 Elevator Road, Minter, ND',
  deliveryLine: 'Every case supports a station near you',
  menu: ['topRated', 'red', 'white', 'sparkling', 'growers', 'cases', 'plans', 'gifts'],
  words: {
    'nav.topRated': 'Listeners’ picks',
    'nav.growers': 'Stories',
    'nav.plans': 'The club',
    'home.title': 'Good company, by the glass',
    'home.lead': 'Small growers and the stories behind them, told by people who like to listen.',
    'home.start': 'Our hosts are drinking',
    'search.storyTitle.growers': 'Someone made this',
    'search.storyText.growers': 'The hail, the harvest and the neighbor’s goats, as the growers tell it.',
  },
  look: layoutOf(
    'plain',
    {
      primary: '#20427f',
      onPrimary: '#ffffff',
      accent: '#b23a1d',
      onAccent: '#ffffff',
      ink: '#1b2333',
      paper: '#ffffff',
      surface: '#eef2f8',
      sale: '#b23a1d',
    },
    {
      hero: 'frontPage',
      stage: 'plinth',
      facts: 'column',
      account: 'directory',
      tiles: 'column',
      card: 'open',
      footer: 'band',
      vignette: 'cork',
      lettering: 'roman',
    },
  ),
});
