import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/amxc.js';

export const amxc = defineBrand({
  id: 'amxc',
  name: 'Amarant Club',
  companyName: 'Amarant',
  displayName: 'Amarant Cellar Club',
  country: 'au',
  logo: { ...marks, strapline: 'Cellar Club' },
  telephone: '1800 975 720',
  wineplanTelephone: '1800 975 721',
  address: 'Level 4, 16 Meridian Street, Port Ansell',
  deliveryLine: 'Members’ delivery: {delivery}, any number of bottles',
  menu: ['wines', 'fine', 'regions', 'cases', 'plans', 'spirits', 'gifts', 'offers'],
  words: {
    'nav.fine': 'Members’ reserve',
    'nav.offers': 'Club offers',
    'home.title': 'The club table is laid',
    'home.lead': 'Cellared wines at the member’s price, ready to pour tonight.',
    'home.start': 'This month at the club',
    'search.storyTitle.plans': 'Your cellar, quietly kept',
    'search.storyText.plans': 'We choose the case. You say how often it comes, and when to stop.',
  },
  look: layoutOf(
    'plain',
    {
      primary: '#083d6b',
      onPrimary: '#ffffff',
      accent: '#8a6a1f',
      onAccent: '#ffffff',
      ink: '#13202c',
      paper: '#ffffff',
      surface: '#eef3f8',
      sale: '#a61b2b',
    },
    {
      hero: 'spotlight',
      stage: 'niche',
      facts: 'column',
      account: 'end',
      tiles: 'column',
      card: 'open',
      footer: 'centred',
      vignette: 'cork',
      lettering: 'didone',
    },
  ),
});
