import { defineBrand } from './defineBrand.js';
import { classic } from './families/classic.js';

export const osw = defineBrand({
  id: 'osw',
  name: 'Oak & Sirloin',
  companyName: 'Oak & Sirloin',
  displayName: 'Oak & Sirloin Wine',
  country: 'us',
  logo: {
    wordmark: [
      {
        width: 439,
        d: 'M84 3c-51 0-74-38-74-85 0-51 26-90 80-90 107 0 100 175-6 175zM87-24c34 0 42-34 42-62 0-28-8-59-41-59-34 0-41 34-41 61 0 27 7 60 40 60zM282-17l-4-7 20 7v17l-42 2-4-23 2 1c-26 31-82 35-79-19 1-27 27-33 50-33h26l-2 2v-15c0-26-27-23-45-17l4-4-4 20h-20l-2-36c33-9 100-24 100 30zM250-35l-1 5v-27l2 3h-21c-41 0-21 59 20 19zM300 0v-17l20-6-4 6v-149l3 4-19-6v-17l50-2v111l-6-5h31l-8 3 21-32 3 3-17-3v-17l58-2v17l-20 4 9-5-29 44v-9l32 60-5-4 18 5v17h-39l-30-61 5 2h-29l6-2v44l-4-6 19 6v17z',
      },
      {
        width: 161,
        d: 'M60-91l1 4c-24-3-45-18-43-44 1-8 3-16 8-22 24-28 73-21 103-9l-2 38h-21l-5-22 7 4c-69-21-70 41-25 41h72v18l-20 6 3-6v29c0 88-154 67-121-10 8-17 25-25 43-27zM105-52v-29l6 5h-31c-52 0-32 70 11 50 10-5 14-15 14-26z',
      },
      {
        width: 739,
        d: 'M13-7l2-46h20l5 29-4-5c13 5 27 8 40 6 8-1 17-4 21-12 24-40-78-28-83-81-1-9 0-19 4-28 8-17 27-25 45-27 22-3 45 2 65 10l-2 42h-21l-5-26 4 3c-11-4-24-6-36-4-8 1-16 4-20 12-17 36 77 27 85 76 1 9 1 20-3 29-8 18-28 28-46 31-24 4-49 0-71-9zM191-20l-3-3 19 6v17h-66v-17l18-6-2 3v-87l2 2-18-5v-17l50-2zM173-148c-26 0-26-39 0-39 26 0 26 39 0 39zM212 0v-17l20-6-4 5v-92l4 6-20-6v-17l43-2 4 22-4-1c16-17 36-27 60-21l-2 44h-20l-3-25 3 6c-13-4-26 6-34 16l3-9v79l-4-5 24 6v17zM364-20l-3-3 19 6v17h-66v-17l18-6-2 3v-145l2 3-18-6v-17l50-2zM450-131c85 0 79 135-4 134-84-1-79-134 4-134zM448-107c-36 0-38 85-1 86 39 0 39-86 1-86zM569-20l-2-3 18 6v17h-65v-17l18-6-2 3v-87l2 2-18-5v-17l49-2zM552-148c-27 0-26-39 0-39 26 0 25 39 0 39zM591 0v-17l20-6-4 5v-92l4 6-20-6v-17l42-2 5 23-5-2c28-28 88-37 87 18v72l-3-5 19 6v17h-64v-17l18-6-3 5v-65c0-33-32-24-48-8l2-5v78l-3-5 17 6v17z',
      },
    ],
    strapline: 'wine for the table',
    mark: [
      { d: 'M7 19c0-9 7-14 16-14s16 5 16 14z', fill: 'currentColor' },
      { d: 'M11 22h24c0 11-5 18-12 21-7-3-12-10-12-21z', fill: 'currentColor' },
      { d: 'M23 5V1', fill: 'none', stroke: 'currentColor', strokeWidth: 3 },
      { d: 'M12 14h22M16 9.500h14', fill: 'none', stroke: '#5b1a12', strokeWidth: 1.5 },
    ],
  },
  telephone: '(555) 555-0130',
  wineplanTelephone: '(555) 555-0131',
  address: '230 Stockyard Street, Larkin, KS',
  deliveryLine: 'Ships for {delivery}, steak not included',
  menu: ['red', 'white', 'pairings', 'cases', 'spirits', 'plans', 'gifts'],
  words: {
    'nav.pairings': 'Steak night',
    'nav.spirits': 'The bar',
    'home.title': 'Big reds for the big table',
    'home.lead': 'Cabernet, Malbec and Zinfandel with shoulders, starting with what we pour at the grill.',
    'home.start': 'Off the grill tonight',
  },
  look: classic({
    primary: '#5b1a12',
    onPrimary: '#ffffff',
    accent: '#7a5a17',
    onAccent: '#ffffff',
    ink: '#2b1b16',
    paper: '#fffcf7',
    surface: '#f5ece2',
    sale: '#98201b',
    headingFont: 'Bitter',
    bodyFont: 'Source Sans 3',
    radius: 4,
    header: 'dark',
    tokens: {
      'heading-weight': '680',
      'price-weight': '650',
      'heading-tracking': '-0.02em',
      'size-h1': '54px',
      'logo-size': '27px',
      'logo-weight': '700',
    },
  }),
});
