import type { BrandEntry } from '../../mocks/fixtures/content.js';
import { defineBrand } from '../../src/brands/defineBrand.js';
import { fresh } from '../../src/brands/families/fresh.js';
import type { DesignedBrand } from '../../src/model/site.js';

/** An invented brand, defined as it would be in its one file. */
export const nineteenth: DesignedBrand = defineBrand({
  id: 'nin',
  name: 'Ninth Bridge',
  companyName: 'Ninth Bridge',
  displayName: 'Ninth Bridge Wines',
  country: 'nz',
  logo: {
    wordmark: [
      {
        width: 630,
        d: 'M141 3l-83-108c-4-6-8-11-11-16h-1l1 84c0 7 0 15-1 22 6 0 12-1 18-1v16h-51v-13c12-1 16-8 16-20v-100c0-7 0-13 1-20-6 0-12 0-18 1v-16h35l79 102c5 7 10 14 15 21v-88c0-6 1-13 1-20-6 0-12 0-18 1v-16h52v13c-15 1-17 11-17 24v134zM187-13c14 0 14-13 14-24v-45c0-6 0-12 1-19-6 1-12 1-17 1v-15c10 0 26 0 34-7h11v88c0 6 0 13-1 19 5 0 11 0 16 0v15h-58zM214-143c-22 0-21-36 0-36 21 0 22 36 0 36zM257 0v-13c14 0 14-13 14-24v-45c0-6 0-13 1-19-6 1-12 1-17 1v-15c10 0 25 0 34-7h10c1 4 1 8 1 13 18-15 52-23 67-2 9 11 10 27 10 40v37c0 6 0 13-1 19 5 0 10 0 15 0v15h-58v-13c14 0 15-13 15-24l-1-34c0-9 0-20-6-28-10-12-31-5-41 5 1 4 0 8 0 12v48c0 6 0 13-1 19 5 0 11 0 16 0v15zM412-42v-61h-17v-17c17-1 29-19 32-34h15v34h34v15l-34 1v62c0 29 20 37 37 12l10 9c-13 20-49 38-69 14-7-9-8-23-8-35zM566-13c14 0 15-13 15-24v-34c-1-9-1-20-7-27-10-13-31-6-40 4v60c0 6-1 13-2 19 5 0 11 0 16 0v15h-58v-13c14 0 14-13 14-24v-103c0-7 0-13 1-20-6 1-11 1-17 1v-15c10 0 26 0 34-7h12v71c17-14 51-22 67-1 8 11 9 27 9 40v37c0 6 0 13-1 19 5 0 11 0 16 0v15h-59z',
      },
      {
        width: 720,
        d: 'M12 0v-13c15-1 17-11 17-24v-95c0-7 1-14 1-21-6 0-12 0-18 1v-16c29 0 74-5 99 5 43 18 27 63-12 72v1c73 7 61 90-9 90zM59-15c12 1 29 2 40-3 9-5 14-13 15-22 6-38-26-42-54-39v44c0 7 0 14-1 20zM60-94h14c11 0 21-5 26-15 17-37-25-56-37-42-4 5-3 12-3 18zM159-13c14 0 14-13 14-24v-45c0-6 0-13 1-19-6 1-11 0-17 1v-15h9c8 0 19-2 25-7h10c2 7 1 14 1 21 10-13 38-36 53-16 8 10 2 27-11 27-8-1-14-6-15-14-12-1-22 14-26 24v46c0 6-1 13-1 19 5 0 10 0 15 0v15h-58zM266-13c14 0 14-13 14-24v-45c0-6 0-12 1-19-6 1-12 1-17 1v-15c10 0 26 0 34-7h11v88c0 6 0 13-1 19 5 0 11 0 16 0v15h-58zM293-143c-22 0-21-36 0-36 21 0 22 36 0 36zM418-119v-21c0-7 0-13 1-20-6 1-12 1-17 1v-15c10 0 25 0 34-7h11v147c0 6 0 13-1 19 6 0 11 0 16-1v16h-42c0-4-1-8-1-12-10 11-24 17-39 16-78-5-51-160 38-123zM418-28c0-4 0-9 0-14v-61c-5-4-13-6-19-6-44-1-44 91-7 94 10 1 20-4 26-13zM494 5c-29-8-18-39 6-46-61-26 3-111 58-75 2-5 4-10 8-15 5-6 12-11 20-12 26-2 19 34 0 27-4-2-6-5-7-9-6 2-11 10-11 16 35 31-1 78-41 77-8 0-26-4-28 7-1 2 0 5 2 6 17 13 81-5 90 33 13 52-84 64-111 38-18-16-6-40 14-47zM507 10c-5 3-8 8-9 14-7 33 59 35 70 11 4-8-1-15-8-19-17-7-36-3-53-6zM529-45c31 0 28-66-1-65-31 0-29 65 1 65zM712-67l-81 2c0 13 2 28 10 38 16 22 48 12 63-6l9 8c-11 15-26 25-44 28-86 14-93-122-14-127 36-2 57 22 57 57zM632-80h50c-1-41-44-38-50 0z',
      },
    ],
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

/** The invented brand's entry in the content service. */
export const nineteenthEntry: BrandEntry = {
  brandIdentifier: nineteenth.id,
  enableRecentlyBrowsed: true,
  headline: 'Over the bridge',
  strapline: 'Wines from the far bank, in three days.',
};
