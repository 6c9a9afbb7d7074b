import { defineBrand } from '../defineBrand.js';
import { layoutOf } from '../layouts.js';
import { marks } from '../marks/wpe.js';

export const wpe = defineBrand({
  id: 'wpe',
  name: 'Wattle Press',
  companyName: 'Wattle Press',
  displayName: 'Wattle Press Estates',
  country: 'au',
  logo: { ...marks, strapline: 'estates' },
  telephone: '02 5550 0114',
  wineplanTelephone: '02 5550 0115',
  address: 'RMB 12 Blossom Track, Wattle Creek',
  deliveryLine: 'Delivered for {delivery}, long lunch or short',
  web: 'www.wpe-au.example',
  alsoIn: {
    nz: {
      web: 'www.wpe-nz.example',
      telephone: '0800 555 0114',
      wineplanTelephone: '0800 555 0115',
      address: '4 Kowhai Lane, Port Farewell',
      words: { 'home.title': 'Kia ora. What are we opening?' },
    },
  },
  menu: ['red', 'white', 'sparkling', 'rose', 'cases', 'plans', 'growers', 'gifts'],
  words: {
    'nav.growers': 'The estates',
    'nav.sparkling': 'Bubbles',
    'home.title': 'G’day. What are we opening?',
    'home.lead': 'Easy-going bottles from estates with their boots on. Start with our six.',
    'home.start': 'Good for a long lunch',
    'search.storyTitle.growers': 'Boots on, gates open',
    'search.storyText.growers': 'Meet the families on the estates: up before breakfast, down at the beach by noon.',
  },
  look: layoutOf(
    'fresh',
    {
      primary: '#7a3e00',
      onPrimary: '#ffffff',
      accent: '#2f6b3a',
      onAccent: '#ffffff',
      ink: '#2b2118',
      paper: '#fffdf7',
      surface: '#fbf1dd',
      sale: '#a62a12',
    },
    {
      stage: 'mirrored',
      facts: 'figures',
      account: 'end',
      tiles: 'lead',
      card: 'centred',
      footer: 'columns',
      vignette: 'map',
      lettering: 'roman',
    },
  ),
});
