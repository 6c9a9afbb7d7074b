import { defineBrand } from './defineBrand.js';
import { bold } from './families/bold.js';

export const nat = defineBrand({
  id: 'nat',
  name: 'National Atlas',
  companyName: 'National Atlas',
  displayName: 'National Atlas Wine',
  country: 'us',
  logo: {
    wordmark: [
      {
        width: 1410,
        d: 'M18 0v-165h45l51 59c7 8 13 16 19 24l1-1c0-7 0-15 0-23v-59h48v165h-45l-58-66c-4-5-8-11-12-16h-1c0 5 0 11 0 16v66zM207 0l60-165h62l60 165h-56l-7-23h-58l-7 23zM279-60h36l-8-27c-3-10-6-21-9-32h-2c-2 11-5 22-9 32zM437 0v-123h-54v-42h161v42h-54v123zM573 0v-165h53v165zM748 3c-54 0-89-30-89-86 0-55 35-85 89-85 55 0 90 29 90 85 0 57-35 86-90 86zM783-75v-15c0-51-69-52-69 0v15c0 51 69 51 69 0zM871 0v-165h45l51 59c7 8 14 16 19 24l1-1c0-7 0-15 0-23v-59h48v165h-45l-57-66c-5-5-9-11-13-16h-1c0 5 0 11 0 16v66zM1060 0l61-165h61l60 165h-56l-7-23h-57l-7 23zM1133-60h36l-8-27c-4-10-6-21-9-32h-2c-3 11-6 22-10 32zM1267 0v-165h53v123h85v42z',
      },
      {
        width: 880,
        d: 'M2 0l61-165h61l61 165h-57l-7-23h-57l-7 23zM75-60h36l-8-27c-4-10-6-21-9-32h-2c-3 11-6 22-9 32zM232 0v-123h-54v-42h161v42h-54v123zM368 0v-165h53v123h85v42zM518 0l60-165h62l60 165h-56l-7-23h-58l-7 23zM590-60h36l-8-27c-4-10-6-21-9-32h-2c-2 11-6 22-9 32zM717-56h51c-7 27 50 26 49 10 0-10-15-12-22-14-31-7-73-12-75-52-3-75 146-75 147-5v3h-50v-1c0-5-2-10-6-13-8-6-43-6-36 10 7 19 77 8 93 46 4 10 4 21 2 32-12 59-138 58-151 2-2-5-3-12-2-18z',
      },
    ],
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
      // A map in place of a curtain.
      'picture-light':
        'repeating-radial-gradient(ellipse 120% 90% at 78% 24%, transparent 0 6.6%, rgb(255 255 255 / 0.1) 6.6% 7%), var(--wsk-stage-light)',
      'size-h1': '60px',
      'size-title': '52px',
      'logo-tracking': '0.02em',
      'logo-size': '24px',
    },
  }),
});
