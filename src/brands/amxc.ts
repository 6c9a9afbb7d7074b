import { defineBrand } from './defineBrand.js';
import { plain } from './families/plain.js';
import { marks } from './marks/amxc.js';

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
  },
  look: plain({
    primary: '#083d6b',
    onPrimary: '#ffffff',
    accent: '#8a6a1f',
    onAccent: '#ffffff',
    ink: '#13202c',
    paper: '#ffffff',
    surface: '#eef3f8',
    sale: '#a61b2b',
    headingFont: 'IBM Plex Sans',
    bodyFont: 'IBM Plex Sans',
    radius: 4,
    header: 'dark',
    tokens: {
      'heading-weight': '500',
      'control-radius': '2px',
      'panel-top': '4px solid var(--wsk-accent)',
      'dialog-top': '4px solid var(--wsk-accent)',
      'stage-top': '4px solid var(--wsk-accent)',
    },
  }),
});
