import { defineBrand } from './defineBrand.js';
import { fresh } from './families/fresh.js';

export const vws = defineBrand({
  id: 'vws',
  name: 'Velvet Wing',
  companyName: 'Velvet Wing',
  displayName: 'Velvet Wing Selections',
  country: 'au',
  logo: {
    wordmark: [
      {
        width: 665,
        d: 'M163-170v5c-12 4-18 18-22 28l-51 137c-5 0-11 0-17 0l-61-150c-2-6-7-15-15-15v-5c24 1 49 1 73 0v5c-16 0-20 5-14 20l44 111-5 6 33-89c6-18 16-47-14-48v-5c17 1 33 1 49 0zM259-74h-79l-1-5h49c2-57-34-59-37 2v2c-1 14-1 29 6 41 13 26 43 20 57-2l4 2c-22 69-125 40-100-52 5-20 19-35 39-40 40-9 62 13 62 52zM322-188v166c0 11 4 17 15 17v5c-22-1-44-1-65 0v-5c11 0 15-6 15-17v-137c0-11-3-21-15-21v-5c16 1 33 1 50-3zM463-124v5c-9 2-13 12-16 20l-35 99c-6 0-11 0-16 0l-43-106c-2-6-6-13-14-13v-5c22 1 44 1 66 0v5c-10 0-18 1-14 13l28 74-3 4 19-53c6-15 8-37-13-38v-5c14 1 27 1 41 0zM573-74h-79l-1-5h49c2-57-34-59-37 2v2c-1 14-1 29 6 41 13 26 43 20 57-2l4 2c-22 69-125 40-100-52 5-20 19-35 39-40 40-9 62 13 62 52zM635-163v39h29v5h-29v97c0 22 21 13 27-2l4 3c-9 26-46 35-60 12-5-8-5-20-5-29v-81h-20v-5h20v-32c12 0 24-2 34-7z',
      },
      {
        width: 580,
        d: 'M234-170v5c-12 4-18 17-21 28l-43 137c-5 0-11 0-16 0l-51-152c-2-7-6-13-13-13v-5c23 1 46 1 69 0v5c-16 0-19 5-14 20l34 104-5 10 27-86c6-19 13-47-15-48v-5c16 1 32 1 48 0zM62-170v5c-10 1-8 12-6 20l37 107-7 8 31-90 3 7-37 113c-6 0-12 0-17 0l-54-150c-2-7-7-15-15-15v-5c22 1 44 1 65 0zM263-186c29 0 29 37 0 37-29 0-29-37 0-37zM281-127v105c0 11 4 17 16 17v5c-22-1-44-1-66 0v-5c12 0 16-6 16-17v-76c0-11-3-21-16-21v-5c17 1 34 1 50-3zM430-87v65c0 11 4 17 16 17v5c-21-1-42-1-63 0v-5c11 0 13-8 13-17v-75c0-34-39-20-39 8v67c0 9 2 17 13 17v5c-21-1-42-1-63 0v-5c12 0 15-6 15-17v-76c0-11-2-21-15-21v-5c17 1 34 1 50-3v22c10-21 51-33 67-12 6 9 6 20 6 30zM475 0l2 4c-5 3-9 9-9 15-2 30 70 30 72-2 1-15-13-19-26-19h-15c-21 0-47-13-27-36 7-8 17-13 26-17l2 2c-7 5-24 22-3 22h26c23 0 51 9 46 38-2 10-8 19-17 25-17 12-39 14-60 13-13-1-29-2-39-11-17-16 8-31 22-34zM502-51c-65 0-65-76 0-76 64 0 64 76 0 76zM502-55c19 0 19-68 0-68-20 0-20 68 0 68zM539-107l-5-1c11-28 54-29 44-1-6 16-32 8-19-19l2 2c-10 3-17 9-22 19z',
      },
    ],
    strapline: 'selections',
    mark: [
      {
        d: 'M3 34C6 18 20 7 43 6c-4 5-9 8-15 9 4 0 7-1 10-2-4 6-10 10-17 11 4 1 7 0 9-1-5 6-14 11-27 11z',
        fill: 'currentColor',
      },
      { d: 'M3 34c8-10 18-17 30-21', fill: 'none', stroke: '#4a1d6b', strokeWidth: 1.4 },
      { d: 'M3 41h24', fill: 'none', stroke: 'currentColor', strokeWidth: 2.2 },
    ],
  },
  telephone: '1800 975 740',
  wineplanTelephone: '1800 975 741',
  address: 'Suite 9, 40 Aerodrome Avenue, Kestrel Bay',
  deliveryLine: 'Earn points with every bottle',
  menu: ['wines', 'sparkling', 'fine', 'regions', 'cases', 'plans', 'gifts'],
  words: {
    'nav.fine': 'Cabin favourites',
    'nav.regions': 'Where next',
    'home.title': 'Settle in. The evening is yours.',
    'home.lead': 'Deep reds and late suppers, chosen by people who land after dark.',
    'home.start': 'For the last of the light',
  },
  look: fresh({
    primary: '#4a1d6b',
    onPrimary: '#ffffff',
    accent: '#a3214f',
    onAccent: '#ffffff',
    ink: '#22152c',
    paper: '#fffcff',
    surface: '#f4eef8',
    sale: '#a3214f',
    headingFont: 'Playfair Display',
    bodyFont: 'Karla',
    radius: 8,
    header: 'dark',
    tokens: { 'heading-tracking': '-0.015em', 'size-h1': '62px', 'logo-tracking': '0', 'logo-size': '26px' },
  }),
});
