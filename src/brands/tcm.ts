import { defineBrand } from './defineBrand.js';
import { bold } from './families/bold.js';

export const tcm = defineBrand({
  id: 'tcm',
  name: 'Tinsel Cinema',
  companyName: 'Tinsel Cinema',
  displayName: 'Tinsel Cinema Wine Club',
  country: 'us',
  logo: {
    wordmark: [
      {
        width: 953,
        d: 'M162-170c-1 22-2 43-1 65h-5c-6-23-18-59-48-59v137c0 21 8 22 27 22v5c-34-1-68-1-102 0v-5c19 0 27-1 27-22v-137h-1c-29 0-41 36-47 59h-6c4-21 1-44 0-65 52 1 104 1 156 0zM269-170v5c-14 0-17 7-17 21v119c0 13 3 19 17 20v5c-27-2-55-2-83 0v-5c15-1 18-6 18-20v-119c0-14-3-21-18-21v-5c28 1 56 1 83 0zM458-170v5c-18 4-17 22-17 37v128c-6-1-11-1-17 0l-106-116v69c0 23-2 38 24 42v5c-15-2-32-2-47 0v-5c18-4 17-22 17-37v-102c0-14-2-21-17-21v-5c14 1 28 1 42 0l98 104v-57c0-22 2-39-24-42v-5c16 1 31 1 47 0zM594-160c5 0 6-6 6-11h6c-1 20-1 39-1 59h-6c-1-18-8-38-22-49-16-11-44-6-44 17 0 42 95 49 80 111-4 16-17 26-32 31-21 8-46 7-67 0-6-3-12-7-18-7-2 4-3 7-3 11h-6c2-23 1-47 1-70h6c1 19 5 41 19 55 14 13 48 14 53-9 2-9-1-19-7-27-22-31-81-40-69-90 4-16 18-26 33-31 27-8 46-2 71 10zM776-170c-2 19-3 39-1 58h-6c-3-25-15-52-44-52h-3c-11 0-15 3-15 15v128c0 12 4 15 15 15h8c28 0 40-34 44-56h6c-2 20-2 42 0 62-46-2-92-1-138 0v-5c14-1 17-6 17-20v-119c0-14-3-21-17-21v-5c44 1 89 2 134 0zM741-88c0 2 0 3 0 5h-41c0-2 0-3 0-5zM748-120c-2 23-1 46 1 69h-6c-3-17-15-32-33-32v-5c16 0 29-16 32-32zM895-170v5c-15 0-20 6-20 21v123c0 10 2 15 13 15h7c24 0 43-39 47-59h6c-2 22-2 44 0 65-46-2-92-1-138 0v-5c14-1 17-6 17-20v-119c0-14-3-21-17-21v-5c28 1 56 1 85 0z',
      },
      {
        width: 1058,
        d: 'M154-170h6c-1 20-1 40-1 60h-6c-1-12-2-26-9-36-15-24-49-27-65-4-22 31-26 139 23 146 37 6 49-28 51-58h6c0 20 0 41 1 62h-6c0-3 0-14-5-14-5-1-19 10-24 13-6 2-12 4-18 4-71 6-119-56-92-123 16-39 64-63 105-51 6 2 26 16 29 15 5-2 5-10 5-14zM274-170v5c-15 0-17 7-17 21v119c0 13 2 19 17 20v5c-28-2-56-2-83 0v-5c14-1 17-6 17-20v-119c0-14-3-21-17-21v-5c27 1 55 1 83 0zM462-170v5c-18 4-17 22-17 37v128c-5-1-11-1-17 0l-106-116v69c0 23-2 38 24 42v5c-15-2-31-2-46 0v-5c18-4 17-22 17-37v-102c0-14-3-21-17-21v-5c14 1 27 1 42 0l98 104v-57c0-22 2-39-25-42v-5c16 1 32 1 47 0zM621-170c-2 19-3 39-1 58h-6c-3-25-15-52-44-52h-3c-11 0-15 3-15 15v128c0 12 4 15 15 15h8c28 0 40-34 44-56h6c-2 20-1 42 1 62-47-2-93-1-139 0v-5c14-1 17-6 17-20v-119c0-14-3-21-17-21v-5c44 1 89 2 134 0zM586-88c0 2 0 3 0 5h-41c0-2 0-3 0-5zM593-120c-2 23-1 46 1 69h-6c-3-17-15-32-33-32v-5c17 0 30-16 33-32zM873-170v5c-15 0-17 7-17 21v119c0 13 3 19 17 20v5c-28-2-57-2-85 0v-5c15-1 19-5 19-20v-129h3l-61 154h-4l-67-154v107c0 23-2 38 24 42v5c-15-2-32-2-47 0v-5c18-4 17-22 17-37v-102c0-14-2-21-17-21v-5c23 2 47 1 70 0l47 107-7 8 45-114c21 0 42 0 63-1zM987-170l58 150c3 6 7 15 14 15v5c-27-2-56-2-84 0v-5c16 0 20-5 14-20l-38-106 5-9-33 86c-8 21-18 48 13 49v5c-16-1-33-2-49 0v-5c12-2 18-18 22-28l53-137c8 1 17 1 25 0zM996-69v5h-72l2-5z',
      },
    ],
    strapline: 'Wine Club',
    mark: [
      {
        d: 'M10.0 41.0L1.0 41.0M10.4 37.6L0.0 34.8M11.7 34.5L0.0 27.7M13.8 31.8L3.9 21.9M16.5 29.7L6.0 11.6M19.6 28.4L16.0 14.9M23.0 28.0L23.0 7.0M26.4 28.4L30.0 14.9M29.5 29.7L40.0 11.6M32.2 31.8L42.1 21.9M34.3 34.5L46.0 27.7M35.6 37.6L46.0 34.8M36.0 41.0L45.0 41.0',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
      },
      { d: 'M14 41a9 9 0 0 1 18 0z', fill: 'currentColor' },
      { d: 'M1 45h44', fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 },
    ],
  },
  telephone: '(555) 555-0142',
  wineplanTelephone: '(555) 555-0143',
  address: '1 Matinee Plaza, Silverlake Heights, CA',
  deliveryLine: 'Order by noon and it ships today',
  menu: ['red', 'white', 'sparkling', 'cases', 'plans', 'gifts', 'offers'],
  words: {
    'nav.plans': 'Wine club',
    'nav.cases': 'Cases',
    'home.title': 'Now showing: a good night in',
    'home.lead': 'Bottles with a leading part, for black-and-white evenings. Search by name, grape or place.',
    'home.start': 'On tonight’s bill',
    'product.reviewsTitle': 'The reviews are in',
  },
  look: bold({
    primary: '#111111',
    onPrimary: '#f5d98b',
    accent: '#8c1d2f',
    onAccent: '#ffffff',
    ink: '#161314',
    paper: '#fffdf8',
    surface: '#f4efe6',
    sale: '#8c1d2f',
    headingFont: 'Playfair Display',
    bodyFont: 'Libre Franklin',
    radius: 0,
    header: 'dark',
  }),
});
