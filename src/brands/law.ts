import { defineBrand } from './defineBrand.js';
import { classic } from './families/classic.js';

export const law = defineBrand({
  id: 'law',
  name: 'Lawton',
  companyName: 'Lawton',
  displayName: 'Lawton Wines',
  logo: {
    word: 'Lawton',
    strapline: 'wine merchants',
    mark: '<circle cx="23" cy="23" r="22" fill="none" stroke="currentColor" stroke-width="1.4"/><circle cx="23" cy="23" r="18.5" fill="currentColor"/><path d="M17.5 12v21.5h13v-5M14.5 12h6M14.5 33.5h5" stroke="#f3d9b0" stroke-width="2.2" fill="none"/><path d="M30 13c-5 1-6 5-5.5 9 4-1 6.5-4 5.5-9z" fill="#f3d9b0"/>',
  },
  telephone: '01632 960 144',
  wineplanTelephone: '01632 960 145',
  address: '14 Quay Lane, Marlbridge',
  termsPath: '/customer-services/customer-terms-and-conditions-of-sale-and-use',
  deliveryLine: 'Delivered to your door for £7.99, or free all year with Unlimited',
  look: classic({
    primary: '#6b1e3c',
    onPrimary: '#ffffff',
    accent: '#a54a24',
    onAccent: '#ffffff',
    ink: '#2a1b20',
    paper: '#fffdf9',
    surface: '#f6efe6',
    sale: '#a3162b',
    headingFont: '"Fraunces Variable", Fraunces, Georgia, serif',
    bodyFont: '"Source Sans 3 Variable", "Source Sans 3", Arial, sans-serif',
    radius: 6,
    header: 'light',
  }),
  navigation: [
    { label: 'Red', href: '/wines?Ntt=red' },
    { label: 'White', href: '/wines?Ntt=white' },
    { label: 'Rosé', href: '/wines?Ntt=rose' },
    { label: 'Sparkling', href: '/wines?Ntt=sparkling' },
    { label: 'Mixed cases', href: '/wines?Ntt=mixed+cases' },
    { label: 'Spirits', href: '/wines?Ntt=spirits' },
    { label: 'Gifts', href: '/gifts' },
  ],
});
