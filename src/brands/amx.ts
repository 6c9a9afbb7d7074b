import { defineBrand } from './defineBrand.js';
import { plain } from './families/plain.js';

export const amx = defineBrand({
  id: 'amx',
  name: 'Amarant',
  companyName: 'Amarant',
  displayName: 'Amarant Card Cellar',
  country: 'uk',
  logo: {
    wordmark: [
      {
        width: 944,
        d: 'M158 0h-36l-12-41h-58l-13 41h-34l56-168h42zM102-70l-12-39-9-28h-1l-8 28-12 39zM208 0h-33v-126h33v22h2c11-34 58-32 69 1h1c8-25 45-35 64-16 10 11 12 26 12 40v79h-33v-76c0-38-41-29-41-6v82h-33v-76c0-37-41-29-41-6zM495 0h-18c-16 0-24-13-24-28v-2l7 8h-8c-3 12-12 20-24 23-61 16-81-74 1-74h21v-8c0-31-37-25-50-6l-20-18c26-39 103-32 103 22v57h12zM450-54h-18c-10 0-23 3-23 15v4c0 22 41 18 41-3zM548 0h-33v-126h33v27h1c4-16 16-27 33-27h6v31h-9c-14 0-31 3-31 20zM714 0h-19c-15 0-24-13-24-28v-2l8 8h-9c-3 12-12 20-23 23-62 16-81-74 1-74h20v-8c0-31-37-25-49-6l-20-18c25-39 103-32 103 22v57h12zM668-54h-18c-10 0-23 3-23 15v4c0 22 41 18 41-3zM766 0h-33v-126h33v22h2c9-26 46-34 64-12 8 11 10 24 10 37v79h-33v-76c0-39-43-28-43-6zM934 0h-22c-21 0-35-13-35-34v-66h-18v-26h9c9 0 12-5 12-13v-21h30v34h26v26h-26v74h24z',
      },
    ],
    strapline: 'Card Cellar',
    mark: [
      { d: 'M5 7h36a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V11a4 4 0 0 1 4-4z', fill: 'currentColor' },
      { d: 'M1 14h44v6H1z', fill: '#0b4f8a' },
      { d: 'M8 33l5-9 5 9M10 30h6M30 33h8', fill: 'none', stroke: '#0b4f8a', strokeWidth: 2 },
    ],
  },
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
  },
  look: plain({
    primary: '#0b4f8a',
    onPrimary: '#ffffff',
    accent: '#3c6e71',
    onAccent: '#ffffff',
    ink: '#14212e',
    paper: '#ffffff',
    surface: '#eef3f8',
    sale: '#a61b2b',
    headingFont: 'IBM Plex Sans',
    bodyFont: 'IBM Plex Sans',
    radius: 4,
    header: 'dark',
  }),
});
