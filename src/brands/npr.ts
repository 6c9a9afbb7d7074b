import { defineBrand } from './defineBrand.js';
import { plain } from './families/plain.js';

export const npr = defineBrand({
  id: 'npr',
  name: 'North Prairie',
  companyName: 'North Prairie',
  displayName: 'North Prairie Wine Club',
  country: 'us',
  logo: {
    wordmark: [
      {
        width: 627,
        d: 'M22-156h31l71 111h-3v-111h29v156h-29l-75-118h4v118h-28zM235 3c-76 0-76-123 0-123 77 0 76 123 0 123zM234-21c39 0 41-74 2-74-38-1-40 74-2 74zM321 0v-117h28v117zM342-51c0-28 10-77 49-66l-1 28c-28-6-41 9-41 38zM412-32v-115h28v114c0 19 20 14 32 10l4 20c-27 11-64 9-64-29zM395-98v-18h77v18zM580 0v-68c0-39-52-37-52 16h-9c0-17 2-36 12-51 7-10 18-16 30-17 32-2 47 23 47 52v68zM500 0v-165h28v165z',
      },
      {
        width: 724,
        d: 'M22 0v-156h55c75 0 75 99 0 99h-27v57zM50-81h27c35 0 35-50 0-50h-27zM157 0v-117h28v117zM178-51c0-28 10-77 49-66v28c-29-6-42 9-42 38zM320 0l-3-28v-47c0-34-44-29-44-7h-31c0-28 25-37 49-38 31-1 54 12 54 46v74zM319-62v16c-13-4-33-8-45-1-4 3-6 6-7 11-2 27 50 22 50-7h7c0 63-87 58-87 9 0-9 4-18 11-24 19-15 50-11 71-4zM398-138c-23 0-22-33 0-33 23 0 23 33 0 33zM384 0v-117h29v117zM456 0v-117h28v117zM477-51c0-28 10-77 49-66v28c-29-6-42 9-42 38zM562-138c-23 0-23-33 0-33 23 0 23 33 0 33zM548 0v-117h28v117zM711-53h-80v-15h60l-5 3c3-44-50-42-50 1v11c0 39 42 44 48 18h28c-4 24-26 39-50 38-20 0-37-11-47-29-6-13-8-27-7-42 8-76 116-67 103 15z',
      },
    ],
    strapline: 'Wine Club',
    mark: [
      { d: 'M1 23a22 22 0 1 0 44 0a22 22 0 1 0-44 0z', fill: 'currentColor' },
      { d: 'M5 31h36', fill: 'none', stroke: '#ffffff', strokeWidth: 2.4 },
      { d: 'M15 27a8 8 0 0 1 16 0M10 27a13 13 0 0 1 26 0', fill: 'none', stroke: '#ffffff', strokeWidth: 2.4 },
      { d: 'M20.5 27a2.5 2.5 0 0 1 5 0z', fill: '#ffffff' },
    ],
  },
  telephone: '(555) 555-0150',
  wineplanTelephone: '(555) 555-0151',
  address: '410 Elevator Road, Minter, ND',
  deliveryLine: 'Every case supports a station near you',
  menu: ['topRated', 'red', 'white', 'sparkling', 'growers', 'cases', 'plans', 'gifts'],
  words: {
    'nav.topRated': 'Listeners’ picks',
    'nav.growers': 'Stories',
    'nav.plans': 'The club',
    'home.title': 'Good company, by the glass',
    'home.lead': 'Small growers and the stories behind them, told by people who like to listen.',
    'home.start': 'Our hosts are drinking',
  },
  look: plain({
    primary: '#20427f',
    onPrimary: '#ffffff',
    accent: '#b23a1d',
    onAccent: '#ffffff',
    ink: '#1b2333',
    paper: '#ffffff',
    surface: '#eef2f8',
    sale: '#b23a1d',
    headingFont: 'Karla',
    bodyFont: 'Karla',
    radius: 8,
    header: 'light',
    tokens: { 'heading-weight': '700', 'logo-size': '21px', 'logo-weight': '700', 'label-weight': '700' },
  }),
});
