import type { BrandEntry } from '../../mocks/fixtures/content.js';
import { defineBrand } from '../../src/brands/defineBrand.js';
import { fresh } from '../../src/brands/families/fresh.js';
import type { Brand } from '../../src/model/site.js';

/** A brand nobody has, as its one file would say it. */
export const nineteenth: Brand = defineBrand({
  id: 'nin',
  name: 'Ninth Bridge',
  companyName: 'Ninth Bridge',
  displayName: 'Ninth Bridge Wines',
  country: 'nz',
  logo: {
    word: 'Ninth Bridge',
    strapline: 'wines',
    mark: [{ d: 'M2 34a21 21 0 0 1 42 0M2 40h42', fill: 'none', stroke: 'currentColor', strokeWidth: 3 }],
  },
  telephone: '0800 555 0190',
  wineplanTelephone: '0800 555 0191',
  address: '9 Bridge Street, Port Farewell',
  deliveryLine: 'Delivered in three days for {delivery}',
  words: { 'home.title': 'Over the bridge' },
  look: fresh({
    primary: '#0b5345',
    onPrimary: '#ffffff',
    accent: '#8a4b08',
    onAccent: '#ffffff',
    ink: '#1b1f1e',
    paper: '#fdfefb',
    surface: '#eef3ee',
    sale: '#9b1c1c',
    headingFont: 'Lora',
    bodyFont: 'Karla',
    radius: 3,
    header: 'light',
  }),
});

/** And its entry of the content service. */
export const nineteenthEntry: BrandEntry = {
  brandIdentifier: nineteenth.id,
  enableRecentlyBrowsed: true,
  headline: 'Over the bridge',
  strapline: 'Wines from the far bank, in three days.',
};
