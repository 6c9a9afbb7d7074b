import { defineBrand } from './defineBrand.js';
import { editorial } from './families/editorial.js';

export const wsj = defineBrand({
  id: 'wsj',
  name: 'Westbrook Journal',
  companyName: 'Westbrook Journal',
  displayName: 'Westbrook Journal Wine',
  country: 'us',
  logo: {
    wordmark: [
      {
        width: 1185,
        d: 'M21-165c-4-12-12-13-24-14v-6h78v6c-18 1-29-2-22 18l40 117h2l29-94-10-27c-5-12-12-13-24-14v-6h78v6c-8 0-19-1-25 5 0 5 1 9 2 13l41 117h1l34-109c6-20-3-24-22-26v-6h67v6c-18 3-28 8-34 26l-50 155h-5l-47-125-40 125h-6zM270-74c-5 35 15 65 52 58 10-2 20-7 27-15l3-4 4 3-2 3c-6 15-19 25-34 29-83 22-103-108-28-127 39-11 66 11 67 52l-2 1zM270-81l63-2c12-50-57-56-63 2zM448-126v34h-5c-1-8-3-17-9-23-15-16-48-4-39 20 10 24 54 17 59 53 0 7 0 15-3 21-6 15-21 22-36 23-13 1-27-1-38-5l-2-39h6c1 14 6 31 21 36 8 2 17 2 23-2 6-4 10-10 10-16 4-39-69-28-59-78 2-13 12-22 25-25 14-4 33-4 47 1zM481-32v-87h-15l-1-4 35-36 4 1v31h35l-2 8h-33v85c0 6 0 13 2 18 6 13 24 6 31-3l4 3c-11 17-43 28-55 7-4-7-5-15-5-23zM572-9h-1l-11 9h-4v-178l-17-6v-3l38-12h2v86c12-13 27-18 44-16 70 9 55 127-13 131-14 1-27-2-38-11zM579-104v68c0 9 3 18 9 24 6 5 13 7 20 6 46-4 48-105 2-110-12-2-23 3-31 12zM740-110c-10 0-14 8-18 15l-1 87 24 3v5h-65v-5l18-3v-100l-17-7v-3l37-12h2v26c33-50 62-12 42 1-3 2-8 3-12 1-4-1-6-6-10-8zM835-130c84 0 84 132 0 132-83 0-83-132 0-132zM798-64c0 27 11 63 46 55 15-4 23-18 27-32 21-88-73-110-73-23zM976-130c84 0 84 132 0 132-84 0-84-132 0-132zM938-64c0 27 12 63 46 55 15-4 24-18 27-32 22-88-73-110-73-23zM1190-5v5h-42l-50-60-9 10v42l18 3v5h-59v-5l19-3v-170l-18-6v-3l37-12h3v136l40-45c11-13-2-13-13-14v-5h54v5c-12 2-22 4-30 13l-28 32 58 69z',
      },
      {
        width: 771,
        d: 'M56-37c0 20 2 44-6 63-5 13-15 24-27 30-16 8-54 12-54-14 0-6 2-11 6-14 16-11 19 9 26 17 10 12 23 1 27-10 2-8 3-16 3-23v-187l-22-4v-6h68v6l-21 4zM148-130c83 0 83 132 0 132-84 0-84-132 0-132zM110-64c0 27 12 63 46 55 15-4 23-18 27-32 22-88-73-110-73-23zM350-12v3l-36 11h-2v-21l-1-1c-14 18-56 37-70 8-5-10-3-24-3-34v-73l-18-3v-5h40v81c0 8 0 19 3 27 10 20 39 3 48-8v-92l-18-3v-5h41v109zM418-110c-10 0-14 8-18 15l-1 87 24 3v5h-65v-5l19-3v-100l-18-7v-3l37-12h2v26c33-50 62-12 42 1-3 2-8 3-12 1-4-1-6-6-10-8zM585-5v5h-59v-5l18-3v-71c0-9 1-21-4-29-11-18-39-5-48 6v94l18 3v5h-60v-5l19-3v-100l-18-7v-3l37-12h3v21c16-15 60-35 73-5 4 10 3 23 3 33v73zM660-69v-24c0-9 0-22-10-26-6-2-13-2-18 0-23 7-4 37-24 39-4 0-7-1-9-3-24-24 62-70 81-34 4 9 3 22 3 32v55c0 15 7 30 20 13l5 3c-14 21-44 25-47-5l-1-1c-35 53-93-1-54-30 16-12 36-16 54-19zM660-28v-34c-12 2-25 4-35 11-29 20 10 63 35 23zM764 0h-56v-5l17-3v-170l-17-6v-3l37-12h2v191l17 3z',
      },
    ],
    strapline: 'Wine, in good order',
    mark: [
      { d: 'M1 1h44v44H1z', fill: 'none', stroke: 'currentColor', strokeWidth: 1.4 },
      { d: 'M9 13l7 20 7-20 7 20 7-20', fill: 'none', stroke: 'currentColor', strokeWidth: 2.4 },
      { d: 'M8 39h30', fill: 'none', stroke: 'currentColor', strokeWidth: 1.4 },
    ],
  },
  telephone: '(555) 555-0140',
  wineplanTelephone: '(555) 555-0141',
  address: '77 Ledger Square, Westbrook, CT',
  deliveryLine: 'Shipping at {delivery}, whatever the position',
  menu: ['wines', 'regions', 'fine', 'cases', 'plans', 'pairings', 'gifts', 'offers'],
  words: {
    'nav.fine': 'Blue chips',
    'nav.plans': 'Subscriptions',
    'nav.pairings': 'The column',
    'home.title': 'A sound position in Bordeaux',
    'home.lead': 'Six regions reviewed each quarter, with prices that bear inspection.',
    'home.start': 'This quarter’s holdings',
  },
  look: editorial({
    primary: '#12263f',
    onPrimary: '#ffffff',
    accent: '#7a5a17',
    onAccent: '#ffffff',
    ink: '#141b24',
    paper: '#fffef9',
    surface: '#f2efe6',
    sale: '#8c1c1c',
    headingFont: 'Libre Caslon Text',
    bodyFont: 'Libre Franklin',
    radius: 0,
    header: 'light',
    tokens: {
      'heading-weight': '400',
      'heading-tracking': '-0.025em',
      'price-weight': '400',
      'size-h1': '56px',
      'size-title': '46px',
      'size-h4': '18px',
      'logo-size': '34px',
      'logo-weight': '400',
    },
  }),
});
