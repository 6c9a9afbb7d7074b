import { defineBrand } from './defineBrand.js';
import { bold } from './families/bold.js';

export const nat = defineBrand({
  id: 'nat',
  name: 'National Atlas',
  companyName: 'National Atlas',
  displayName: 'National Atlas Wine',
  country: 'us',
  logo: {
    word: 'National Atlas',
    strapline: 'Wine',
    mark: [
      { d: 'M1 23a22 22 0 1 0 44 0a22 22 0 1 0-44 0z', fill: 'none', stroke: 'currentColor', strokeWidth: 2.2 },
      { d: 'M23 5l5 13 13 5-13 5-5 13-5-13-13-5 13-5z', fill: 'currentColor' },
      { d: 'M23 5l5 13-5 5zM41 23l-13 5-5-5zM23 41l-5-13 5-5zM5 23l13-5 5 5z', fill: '#1c1c1c' },
    ],
  },
  telephone: '(555) 555-0170',
  wineplanTelephone: '(555) 555-0171',
  address: '600 Meridian Circle, Cartwright, VA',
  deliveryLine: 'Shipped for {delivery}, wherever the road goes',
  menu: ['regions', 'red', 'white', 'sparkling', 'cases', 'gifts'],
  words: {
    'nav.regions': 'Expeditions',
    'nav.cases': 'Field kits',
    'home.title': 'Drink your way across the map',
    'home.lead': 'High deserts, cold coasts and black volcanic sand. Search by name, grape or place, and go somewhere.',
    'home.start': 'This month’s expedition',
  },
  look: bold({
    primary: '#1c1c1c',
    onPrimary: '#ffd54a',
    accent: '#0b5f6b',
    onAccent: '#ffffff',
    ink: '#1c1c1c',
    paper: '#ffffff',
    surface: '#f4f2ea',
    sale: '#a1260d',
    headingFont: 'Archivo',
    bodyFont: 'Libre Franklin',
    radius: 0,
    header: 'dark',
    tokens: {
      'heading-stretch': '116%',
      'heading-tracking': '-0.03em',
      'lead-font': 'var(--wsk-font-body)',
      'lead-style': 'normal',
      'kind-style': 'normal',
      'kind-size': 'var(--wsk-type-lead)',
      // A map in place of a curtain.
      'picture-light':
        'repeating-radial-gradient(ellipse 120% 90% at 78% 24%, transparent 0 6.6%, rgb(255 255 255 / 0.1) 6.6% 7%), var(--wsk-stage-light)',
      'type-h1': '60px',
      'type-title': '52px',
      'logo-tracking': '0.02em',
      'logo-size': '24px',
    },
  }),
});
