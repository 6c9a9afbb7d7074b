import { defineBrand } from './defineBrand.js';
import { plain } from './families/plain.js';

export const ba = defineBrand({
  id: 'ba',
  name: 'Blue Altitude',
  companyName: 'Blue Altitude',
  displayName: 'Blue Altitude Wines',
  country: 'uk',
  logo: {
    wordmark: [
      {
        width: 499,
        d: 'M18 0v-165h92c50 0 65 63 19 79v1c49 10 41 85-19 85zM52-28h53c29 0 29-43-2-43h-51zM52-98h49c27 0 28-39 1-39h-50zM182 0v-174h31v174zM239-42v-84h31v79c0 36 49 28 49-6v-73h32v126h-26l-3-17h-1c-16 21-55 30-74 7-7-9-8-21-8-32zM489-64v8h-86c2 50 56 42 56 12h30c0 51-77 63-105 28-11-13-13-31-13-47 0-41 19-66 61-66 42 0 57 26 57 65zM403-77h54c0-39-49-38-54 0z',
      },
      {
        width: 844,
        d: 'M1 0l64-165h42l64 165h-37l-12-34h-74l-12 34zM58-61h54l-16-43c-4-10-7-21-10-32h-2c-3 11-6 22-10 32zM183 0v-174h31v174zM244-29v-72h-16v-25h16l6-36h25v36h22v25h-22v68c0 6 4 11 11 11h11v21c-24 10-53 2-53-28zM314-145v-29h31v29zM314 0v-126h31v126zM375-29v-72h-15v-25h16l6-36h24v36h22v25h-22v68c0 6 4 11 11 11h11v21c-23 10-53 2-53-28zM445-42v-84h31v79c0 36 49 28 49-6v-73h32v126h-26l-3-17h-1c-16 21-55 30-74 7-7-9-8-21-8-32zM663-112h1v-62h32v174h-26l-2-17h-2c-9 15-26 21-43 20-35-2-46-35-46-66 0-36 14-69 55-66 12 1 24 6 31 17zM664-61v-4c0-19-7-39-30-38-21 1-25 20-25 38v4c0 18 4 36 25 37 23 2 30-17 30-37zM835-64v8h-87c2 50 56 42 56 12h31c0 51-78 63-106 28-11-13-13-31-13-47 0-41 19-66 62-66 41 0 57 26 57 65zM748-77h54c0-39-49-38-54 0z',
      },
    ],
    strapline: 'Wines',
    mark: [
      { d: 'M3 36c9-1 14-6 19-14 4-7 9-12 21-13', fill: 'none', stroke: 'currentColor', strokeWidth: 3 },
      { d: 'M12 40c9-2 14-7 19-14 3-4 6-7 12-8', fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
      { d: 'M36 31a4 4 0 1 0 8 0a4 4 0 1 0-8 0z', fill: 'currentColor' },
    ],
  },
  telephone: '01632 960 410',
  wineplanTelephone: '01632 960 411',
  address: 'Hangar Mews, Fairholt',
  deliveryLine: 'Collect points with every case',
  enableRecentlyBrowsed: false,
  menu: ['wines', 'sparkling', 'regions', 'fine', 'cases', 'gifts', 'offers'],
  words: {
    'nav.regions': 'Destinations',
    'nav.fine': 'First class',
    'nav.sparkling': 'Champagne and fizz',
    'home.title': 'A good view of the vineyards',
    'home.lead': 'Wines from forty places worth landing in, starting with this month’s route.',
    'home.start': 'Boarding now',
  },
  look: plain({
    primary: '#12306b',
    onPrimary: '#ffffff',
    accent: '#b3261e',
    onAccent: '#ffffff',
    ink: '#14203a',
    paper: '#ffffff',
    surface: '#eef2f9',
    sale: '#b3261e',
    headingFont: 'Archivo',
    bodyFont: 'Archivo',
    radius: 2,
    header: 'dark',
    tokens: {
      'heading-weight': '550',
      'heading-stretch': '112%',
      'size-h1': '40px',
      'logo-size': '20px',
      'logo-weight': '650',
    },
  }),
});
