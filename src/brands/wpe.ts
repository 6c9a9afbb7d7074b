import { defineBrand } from './defineBrand.js';
import { fresh } from './families/fresh.js';

export const wpe = defineBrand({
  id: 'wpe',
  name: 'Wattle Press',
  companyName: 'Wattle Press',
  displayName: 'Wattle Press Estates',
  country: 'au',
  logo: {
    wordmark: [
      {
        width: 734,
        d: 'M181-168l63-1v17l-22 7 8-9-43 154h-32l-36-127h6l-38 127h-32l-40-151 4 5-18-4v-18l66-1v17l-21 7 4-6 28 120h-7l37-137 32-1 36 138h-7l31-120 3 6-22-5zM339-17l-4-7 21 7v17l-42 2-5-23 2 1c-25 31-82 35-79-19 1-27 27-33 50-33h26l-2 2v-15c0-26-27-23-45-17l4-4-3 20h-21l-2-36c33-9 100-24 100 30zM308-35l-2 5v-27l2 3h-20c-42 0-22 59 20 19zM374-37v-73l4 4h-23v-18l23-5-4 5v-32l34-6v38l-4-4h36v22h-36l4-4v69c0 24 15 21 32 14l6 19c-33 18-72 17-72-29zM464-37v-73l4 4h-23v-18l24-5-5 5v-32l34-6v38l-4-4h36v22h-36l4-4v69c0 24 15 21 32 14l6 19c-33 18-72 17-72-29zM587-20l-3-3 19 6v17h-66v-17l19-6-3 3v-145l2 3-18-6v-17l50-2zM724-58h-87v-20h59l-5 4c1-10 0-24-9-30-47-32-65 127 31 70l12 18c-17 11-37 19-57 19-90-1-73-155 22-132 32 8 39 43 34 71z',
      },
      {
        width: 603,
        d: 'M73-60h-19l7-5v48l-5-7 28 7v17h-75v-17l23-7-6 7v-135l6 8-23-6v-18l52-1h22c80 0 80 109-10 109zM78-144h-23l6-6v71l-7-5h19c41 0 45-60 5-60zM147 0v-17l20-6-3 5v-92l3 6-20-6v-17l43-2 4 22-4-1c16-17 36-27 60-21l-2 44h-20l-3-25 3 6c-13-4-26 6-34 16l3-9v79l-4-5 24 6v17zM367-58h-88v-20h59l-4 4c0-10-1-24-10-30-47-32-64 127 32 70l11 18c-16 11-36 19-57 19-89-1-72-155 22-132 33 8 39 43 35 71zM381-3l2-37h21l2 22-2-5c10 3 22 5 32 2 5-2 10-4 12-10 6-19-42-23-55-35-9-8-11-18-11-29 1-10 5-19 13-25 22-18 57-11 82-4l-2 32h-21l-4-19 5 5c-9-2-20-4-30-1-4 1-8 4-10 8-4 18 45 24 57 35 9 8 11 19 9 31-2 13-10 23-21 28-25 13-54 8-79 2zM495-3l1-37h21l3 22-3-5c10 3 22 5 32 2 5-2 11-4 12-10 6-19-42-23-55-35-8-8-11-18-10-29 1-10 5-19 13-25 22-18 56-11 82-4l-2 32h-21l-4-19 4 5c-9-2-20-4-29-1-5 1-9 4-10 8-4 18 44 24 56 35 9 8 12 19 10 31-2 13-11 23-22 28-24 13-53 8-78 2z',
      },
    ],
    strapline: 'estates',
    mark: [
      { d: 'M8 43C14 30 24 18 39 8', fill: 'none', stroke: 'currentColor', strokeWidth: 2.2 },
      {
        d: 'M30 15a6 6 0 1 0 0-.1zM39 20a5 5 0 1 0 0-.1zM18 16a5 5 0 1 0 0-.1zM28 28a5.500 5.500 0 1 0 0-.1zM10 27a5 5 0 1 0 0-.1z',
        fill: '#d99a0b',
      },
      { d: 'M14 37c6-1 11 0 15 4-6 3-11 2-15-4z', fill: '#2f6b3a' },
    ],
  },
  telephone: '02 5550 0114',
  wineplanTelephone: '02 5550 0115',
  address: 'RMB 12 Blossom Track, Wattle Creek',
  deliveryLine: 'Delivered for {delivery}, long lunch or short',
  web: 'www.wpe-au.example',
  alsoIn: {
    nz: {
      web: 'www.wpe-nz.example',
      telephone: '0800 555 0114',
      wineplanTelephone: '0800 555 0115',
      address: '4 Kowhai Lane, Port Farewell',
      words: { 'home.title': 'Kia ora. What are we opening?' },
    },
  },
  menu: ['red', 'white', 'sparkling', 'rose', 'cases', 'plans', 'growers', 'gifts'],
  words: {
    'nav.growers': 'The estates',
    'nav.sparkling': 'Bubbles',
    'home.title': 'G’day. What are we opening?',
    'home.lead': 'Easy-going bottles from estates with their boots on. Start with our six.',
    'home.start': 'Good for a long lunch',
  },
  look: fresh({
    primary: '#7a3e00',
    onPrimary: '#ffffff',
    accent: '#2f6b3a',
    onAccent: '#ffffff',
    ink: '#2b2118',
    paper: '#fffdf7',
    surface: '#fbf1dd',
    sale: '#a62a12',
    headingFont: 'Bitter',
    bodyFont: 'Karla',
    radius: 10,
    header: 'light',
    tokens: { 'heading-tracking': '-0.02em', 'size-h1': '60px', 'logo-tracking': '-0.02em' },
  }),
});
