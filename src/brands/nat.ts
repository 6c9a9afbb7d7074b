import { defineBrand } from './defineBrand.js';
import { bold } from './families/bold.js';
import { marks } from './marks/nat.js';

export const nat = defineBrand({
  id: 'nat',
  name: 'National Atlas',
  companyName: 'National Atlas',
  displayName: 'National Atlas Wine',
  country: 'us',
  logo: { ...marks, strapline: 'Wine' },
  telephone: '(555) 555-0170',
  wineplanTelephone: '(555) 555-0171',
  address: '600 Meridian Circle, Cartwright, VA',
  deliveryLine: 'Shipped for {delivery}, wherever the road goes',
  menu: ['regions', 'red', 'white', 'sparkling', 'cases', 'gifts'],
  words: {
    'nav.regions': 'Expeditions',
    'nav.cases': 'Field kits',
    'home.title': 'Drink your way across the map',
    'home.lead': 'High deserts, cold coasts and black volcanic sand: wines with a long way behind them.',
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
      'kind-size': 'var(--wsk-size-lead)',
      // A map instead of a curtain.
      'picture-light':
        'repeating-radial-gradient(ellipse 120% 90% at 78% 24%, transparent 0 6.6%, rgb(255 255 255 / 0.1) 6.6% 7%), var(--wsk-stage-light)',
      'size-h1': '60px',
      'size-title': '52px',
      'logo-tracking': '0.02em',
      'logo-size': '24px',
    },
  }),
});
