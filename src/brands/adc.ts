import { defineBrand } from './defineBrand.js';
import { classic } from './families/classic.js';

export const adc = defineBrand({
  id: 'adc',
  name: 'Adelaide',
  companyName: 'Adelaide Cellar Door',
  displayName: 'Adelaide Cellar Door',
  country: 'au',
  logo: {
    wordmark: [
      {
        width: 938,
        d: 'M0 0v-14c15 0 19-17 23-28l48-130h13l52 132c3 8 6 16 7 25 4 0 9-1 14-1v16h-61v-13c14 0 14-11 10-22l-6-16-56 1-5 16c-2 6-5 12-7 18 6 0 12 0 17 0v16zM49-66h46l-13-35c-4-10-7-21-10-31-3 10-6 20-10 30zM242-119v-21c0-7 1-13 1-20-5 1-11 1-17 1v-15c11 0 26 0 35-7h11v147c0 6-1 13-1 19 5 0 11 0 16-1v16h-42c-1-4-1-8-2-12-10 11-24 17-38 16-79-5-52-160 37-123zM242-28c0-4 0-9 0-14v-61c-5-4-12-6-18-6-44-1-44 91-7 94 10 1 20-4 25-13zM409-67l-80 2c0 13 1 28 9 38 16 22 49 12 63-6l9 8c-10 15-25 25-43 28-87 14-94-122-15-127 37-2 58 22 57 57zM330-80h50c-1-41-44-38-50 0zM420-13c14 0 14-13 14-24v-103c0-7 0-13 1-20-6 1-11 1-17 1v-15c10 0 26 0 35-7h11v147c0 6-1 13-1 19 5 0 10 0 15 0v15h-58zM559 0c-1-4-1-8-1-12-9 9-21 15-34 16-28 1-49-26-30-50 14-19 41-24 63-25v-13c0-15-7-29-25-25-5 1-11 4-14 8 15 17-22 36-25 9 0-7 3-14 9-19 11-10 27-13 41-13 14 0 29 4 37 17 9 16 6 71 4 92 6 0 11 0 16-1v16zM556-56c-64 4-35 64 0 29 0-10 0-20 0-29zM610-13c14 0 15-13 15-24v-45c0-6 0-12 1-19-6 1-12 1-17 1v-15c10 0 26 0 34-7h11v88c0 6 0 13-1 19 5 0 11 0 16 0v15h-59zM638-143c-22 0-21-36 0-36 21 0 22 36 0 36zM763-119v-21c0-7 0-13 0-20-5 1-11 1-17 1v-15c11 0 26 0 35-7h11v147c0 6 0 13-1 19 5 0 11 0 16-1v16h-42c0-4-1-8-1-12-10 11-24 17-39 16-78-5-51-160 38-123zM763-28c-1-4-1-9-1-14l1-61c-5-4-13-6-19-6-44-1-44 91-7 94 10 1 20-4 26-13zM929-67l-80 2c0 13 1 28 9 38 17 22 49 12 64-6l9 8c-11 15-26 25-44 28-87 14-94-122-14-127 36-2 57 22 56 57zM850-80h50c-1-41-44-38-50 0z',
      },
    ],
    strapline: 'cellar door',
    mark: [
      { d: 'M7 45V21a16 16 0 0 1 32 0v24z', fill: 'currentColor' },
      { d: 'M23 45V8M14 27h4M28 27h4', fill: 'none', stroke: '#f3ebe0', strokeWidth: 1.8 },
      { d: 'M2 45h42', fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
      { d: 'M18 33a2 2 0 1 0 0-.1zM28 33a2 2 0 1 0 0-.1z', fill: '#f3ebe0' },
    ],
  },
  telephone: '1800 975 704',
  wineplanTelephone: '1800 975 705',
  address: '61 Gumtree Road, Hallam Vale',
  deliveryLine: 'Anywhere in Australia for {delivery}',
  menu: ['wines', 'regions', 'growers', 'cases', 'plans', 'gifts', 'offers'],
  words: {
    'nav.growers': 'Cellar doors',
    'home.title': 'Pull up a stool at the cellar door',
    'home.lead': 'Wines from the people who grew them, poured the way they pour them at home.',
    'home.start': 'On the tasting bench',
  },
  look: classic({
    primary: '#5c2a1e',
    onPrimary: '#ffffff',
    accent: '#5f6b1f',
    onAccent: '#ffffff',
    ink: '#2a201c',
    paper: '#fdfaf5',
    surface: '#f3ebe0',
    sale: '#96281b',
    headingFont: 'Lora',
    bodyFont: 'Libre Franklin',
    radius: 4,
    header: 'light',
    tokens: { 'heading-weight': '550', 'logo-size': '29px', 'logo-weight': '600' },
  }),
});
