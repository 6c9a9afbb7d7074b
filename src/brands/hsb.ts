import { defineBrand } from './defineBrand.js';
import { plain } from './families/plain.js';

export const hsb = defineBrand({
  id: 'hsb',
  name: 'Harbour Street',
  companyName: 'Harbour Street',
  displayName: 'Harbour Street Rewards',
  country: 'uk',
  logo: {
    wordmark: [
      {
        width: 934,
        d: 'M159-158v158h-38v-158zM56-158v158h-37v-158zM141-95v30h-104v-30zM256-76c0-28-37-26-43-2l-31-8c12-52 110-51 110 9v46c0 9 9 11 16 8l-2 22c-19 10-47 0-47-24v-1l5-2c-3 44-95 41-81-12 4-14 18-21 31-24l46-9-1 21-25 5c-6 2-14 3-16 10-4 22 38 19 38-7zM322 0v-120h32l2 25c6-18 30-37 50-25l-4 31c-21-8-43 5-43 28v61zM450-36l3-5-2 41h-32v-172h37v88l-4-6c4-13 13-25 27-30 68-23 89 98 31 119-28 11-55-6-60-35zM481-25c35 0 35-69 0-70-34 0-35 70 0 70zM621-122c83 0 83 124 0 124-84 0-84-124 0-124zM621-96c-36 0-36 72 0 72 35 0 35-72 0-72zM703-40v-80h37v71c0 35 43 29 43-6v-65h37v120h-33l-1-22c-18 39-83 32-83-18zM847 0v-120h33l2 25c6-18 30-37 49-25l-4 31c-20-8-43 5-43 28v61z',
      },
      {
        width: 715,
        d: 'M146-133l-19 24c-46-52-111-2-55 11l28 6c23 6 45 17 45 44 0 44-50 54-85 49-21-3-41-12-55-28l19-25c8 9 18 16 28 20 13 5 59 12 55-14-2-9-11-12-19-14l-30-6c-80-19-49-101 32-94 21 2 42 11 56 27zM212-157v116c0 19 23 20 35 11l4 23c-25 19-75 13-76-28v-112zM249-120v27h-95v-27zM265 0v-120h32l2 25c7-18 31-37 50-25l-4 31c-21-8-43 5-43 28v61zM473-50h-95v-22h79l-18 6c0-18-9-33-29-29-30 5-31 75 12 71 9-1 16-7 20-15l30 11c-13 33-61 37-88 23-18-9-28-26-30-46-10-95 134-97 119 1zM607-50h-95v-22h79l-17 6c0-18-10-33-30-29-30 5-31 75 12 71 9-1 17-7 21-15l29 11c-12 33-61 37-88 23-17-9-27-26-29-46-11-95 134-97 118 1zM674-157v116c0 19 22 20 34 11l4 23c-24 19-75 13-75-28v-112zM710-120v27h-95v-27z',
      },
    ],
    strapline: 'Rewards wine cellar',
    mark: [
      { d: 'M0 0h46v46H0z', fill: 'currentColor' },
      { d: 'M10.5 10.5v25M23 10.5v25M10.5 23H23', stroke: '#ffffff', strokeWidth: 4.6 },
      {
        d: 'M29 35.5c2.8-3.4 4.6-3.4 7.4 0M29 27.6c2.8-3.4 4.6-3.4 7.4 0M29 19.6c2.8-3.4 4.6-3.4 7.4 0',
        fill: 'none',
        stroke: '#ffffff',
        strokeWidth: 2.7,
      },
    ],
  },
  telephone: '01632 960 318',
  wineplanTelephone: '01632 960 319',
  address: '2 Signal Wharf, Eastmere',
  deliveryLine: 'Usually delivered within 4-5 days',
  money: 'points',
  cardLogos: ['mastercard'],
  hasCardGate: true,
  hasOverlay: true,
  skipsOptInCheck: true,
  menu: ['wines', 'sparkling', 'spirits', 'cases', 'gifts', 'offers'],
  words: {
    'nav.offers': 'Fewer points',
    'home.title': 'Your points, well poured',
    'home.lead': 'Every wine in the cellar, priced in points, delivery included.',
    'home.start': 'Good value in points',
  },
  look: plain({
    primary: '#9c0f22',
    onPrimary: '#ffffff',
    accent: '#3b3f45',
    onAccent: '#ffffff',
    ink: '#1f2226',
    paper: '#ffffff',
    surface: '#f3f3f4',
    sale: '#9c0f22',
    headingFont: 'Work Sans',
    bodyFont: 'Work Sans',
    radius: 0,
    header: 'light',
  }),
});
