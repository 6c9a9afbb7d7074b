import { defineBrand } from './defineBrand.js';
import { editorial } from './families/editorial.js';

export const stw = defineBrand({
  id: 'stw',
  name: 'Stanway',
  companyName: 'Stanway',
  displayName: 'Stanway Wine Club',
  country: 'uk',
  logo: {
    wordmark: [
      {
        width: 849,
        d: 'M111-159l-17-3 14-11h2l8 55-4 1-23-39 7 9c-9-7-19-12-30-13-11 0-22 2-29 11-3 5-4 12-4 19 5 40 93 19 89 84-1 17-10 31-24 39-23 14-56 12-80 2l-11-45h6l31 46-21-13c14 8 28 12 44 10 11-1 23-6 29-16 3-6 4-13 3-20-5-46-104-24-85-93 4-15 17-25 31-30 21-6 44-3 64 7zM172-31c0 22 28 16 42 12v5c-8 6-17 12-27 15-21 7-40-6-40-29v-67l-15-10v-3c12-8 24-16 37-24h3v23zM162-99v-13h48l-2 13zM284-72l1 7c-16 5-43 11-44 32-1 27 36 24 36-1v-49c0-21-22-25-38-17l5-6c0 6-1 14-4 20-6 9-28 7-21-6 12-26 84-38 84 9v61c0 14 14 11 22 6v5c-18 20-46 19-47-12-8 31-55 36-61 3-7-35 43-45 67-52zM364-92v83l16 5v4h-58v-4l16-5v-81c-4-4-10-7-16-10v-3l37-13h2zM396-4l16-5v-66c0-26-36-24-51-12l-3-3c8-7 16-15 26-20 29-15 53-1 53 34v67l17 5v4h-58zM605-104l-16-4v-4h40v4l-14 4-32 106h-10l-40-90 7-1-37 91h-10l-34-105-14-5v-4h56v4l-15 5 24 79-5 3 35-94h9l39 91-5 3zM695-72l1 7c-16 5-43 11-44 32-1 27 37 24 37-1v-49c0-21-23-25-39-17l5-6c0 6-1 14-4 20-6 9-28 7-21-6 12-26 84-38 84 9v61c0 14 14 11 22 6v5c-18 20-46 19-47-12h1c-9 31-56 36-62 3-7-35 43-45 67-52zM799-23l-13 30-53-110-14-5v-4h58v4l-16 5zM743 34c15 8 27 5 34-12l11-27 7-17 29-82-16-4v-4h40v4l-14 4-47 125c-32 82-76 13-44 13z',
      },
    ],
    strapline: 'the weekend wine club',
    mark: [
      { d: 'M0 0h46v46H0z', fill: 'currentColor' },
      { d: 'M33 15c-3-5-18-5-18 3s18 4 18 12-15 8-20 2', fill: 'none', stroke: '#ffffff', strokeWidth: 3.2 },
    ],
  },
  telephone: '01632 960 260',
  wineplanTelephone: '01632 960 261',
  address: '3 Compositor Row, Stanway',
  deliveryLine: 'Order by Thursday noon for the weekend',
  moreMenuAfter: 7,
  stripGraphic: 'truck',
  skipsOptInCheck: true,
  carouselDots: true,
  menu: ['red', 'white', 'rose', 'sparkling', 'cases', 'plans', 'pairings', 'gifts', 'offers'],
  words: {
    'nav.plans': 'The club',
    'nav.pairings': 'Weekend table',
    'home.title': 'The weekend starts with a good bottle',
    'home.lead': 'Our critics taste four hundred wines a month and print only the ones they would buy.',
    'home.start': 'This Saturday’s selection',
  },
  look: editorial({
    primary: '#1a1a1a',
    onPrimary: '#ffffff',
    accent: '#9a2617',
    onAccent: '#ffffff',
    ink: '#1a1a1a',
    paper: '#ffffff',
    surface: '#f3f1ec',
    sale: '#9a2617',
    headingFont: 'Newsreader',
    bodyFont: 'Public Sans',
    radius: 0,
    header: 'light',
  }),
});
