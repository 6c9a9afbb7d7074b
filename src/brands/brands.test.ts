import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Brand, countries, type DesignedBrand, type Site } from '../model/site.js';
import { allWords } from './allWords.js';
import { contrast, legible, mix, pastel } from './colour.js';
import { brandContentOf } from './content.js';
import { measure } from './contrast.js';
import { brandCss } from './css.js';
import { defineBrand } from './defineBrand.js';
import { designOf } from './designs.js';
import { BrandNotFoundError, brandIds, defaultBrandIdentifier } from './ids.js';
import { loadBrand } from './loadBrand.js';
import { brandById, brands } from './registry.js';
import { siteChoiceOfHost } from './siteChoiceOfHost.js';
import { siteOf, sites } from './sites.js';

const contentEntries = brands.map(({ id }) => ({ brandIdentifier: id, enableRecentlyBrowsed: id !== 'stw' }));
const idsWhere = (has: (brand: Brand) => boolean) => brands.filter(has).map(({ id }) => id);

test('the eighteen brands are complete and in order [BRAND-009, BRAND-028]', () => {
  expect(brands.map(({ id }) => id).join(' ')).toBe(
    'law avy amx stw ba bbc hsb wpe vws vir adc wsj npr tcm nat osw fox amxc',
  );
});

test('there is no site in any other country [BRAND-001]', () => {
  expect(countries).toEqual(['uk', 'us', 'au', 'nz']);
  for (const label of ['law-fr', 'law-en', 'law-ca', 'law-ie', 'wpe-gb'])
    expect(() => siteChoiceOfHost(`${label}.localhost`)).toThrow(`No Brand found with identifier ${label}`);
});

test('a brand that is not configured fails with the exact message [BRAND-007]', () => {
  expect(() => brandById('zzz')).toThrow(/^No Brand found with identifier zzz$/);
  expect(() => siteChoiceOfHost('qqq.localhost')).toThrow(/^No Brand found with identifier qqq$/);
  expect(() => siteOf({ brand: '__proto__' })).toThrow(/^No Brand found with identifier __proto__$/);
});

test('each brand can be loaded alone, and no other id can [BRAND-007, BRAND-008]', async () => {
  expect(brandIds).toEqual(brands.map(({ id }) => id));
  for (const brand of brands) expect(await loadBrand(brand.id)).toBe(brand);
  await expect(loadBrand('zzz')).rejects.toThrow(/^No Brand found with identifier zzz$/);
  await expect(loadBrand('constructor')).rejects.toThrow(BrandNotFoundError);
});

test('brands are plain data that survives serialisation', () => {
  expect(JSON.parse(JSON.stringify(brands))).toEqual(brands);
});

test('only two brands share a company, and no two brands have anything else in common that identifies them [BRAND-008, BRAND-028, BRAND-029, BRAND-031, BRAND-032, BRAND-033, BRAND-034, BRAND-035]', () => {
  expect(brandById('amxc').companyName).toBe(brandById('amx').companyName);
  for (const field of ['id', 'name', 'displayName', 'web', 'telephone', 'wineplanTelephone', 'address'] as const)
    expect(new Set(brands.map((brand) => brand[field])).size, field).toBe(brands.length);
});

test('brands of one company are found apart, by their own ids [BRAND-008]', () => {
  expect(idsWhere(({ companyName }) => companyName === 'Amarant')).toEqual(['amx', 'amxc']);
  expect(new Set(brands.map(({ companyName }) => companyName)).size).toBe(17);
  for (const id of ['amx', 'amxc'] as const) {
    expect(brandById(id).id).toBe(id);
    expect(designOf(brandById(id)).id).toBe(id);
    expect(siteChoiceOfHost(`www.${id}.example`).brand).toBe(id);
    expect(brandContentOf(contentEntries, id)?.brandIdentifier).toBe(id);
  }
  expect([siteOf({ brand: 'amx' }).id, siteOf({ brand: 'amxc' }).id]).toEqual(['amx-uk', 'amxc-au']);
});

test('quick links have a line on all four sides in every brand', () => {
  for (const { id } of brands) {
    const { tokens } = designOf(brandById(id)).look;
    const line = tokens['quick-lines']?.replace('var(--wsk-control-line)', tokens['control-line'] ?? '');
    expect(line, id).toMatch(/^[1-9][\d.]*px$/);
  }
});

describe('the rules of each brand', () => {
  test('law, avy, amx, stw [BRAND-010, BRAND-011, BRAND-012, BRAND-013]', () => {
    expect(defaultBrandIdentifier).toBe('law');
    expect(brandById('law')).toMatchObject({
      country: 'uk',
      showsUnlimitedLogo: true,
      skipsOptInCheck: true,
      termsUrl: '/customer-services/customer-terms-and-conditions-of-sale-and-use',
    });
    expect(brandById('avy')).toMatchObject({
      country: 'uk',
      stripGraphic: 'truck',
      skipsOptInCheck: true,
      storeCollectionField: 'averysStoreCollectionDelivery',
      searchSuggestFile: 'searchsuggest_en_GB_AVRY.json',
    });
    expect(brandById('amx')).toMatchObject({ country: 'uk', cardLogos: ['americanExpress'] });
    expect(brandById('stw')).toMatchObject({
      country: 'uk',
      stripGraphic: 'truck',
      skipsOptInCheck: true,
      moreMenuAfter: 7,
    });
  });

  test('ba, bbc, hsb [BRAND-014, BRAND-015, BRAND-016]', () => {
    expect(brandById('ba')).toMatchObject({ country: 'uk', enableRecentlyBrowsed: false });
    expect(brandById('bbc')).toMatchObject({
      country: 'uk',
      skipsOptInCheck: true,
      termsUrl: '/customer-services/customer-terms-and-conditions-of-sale-and-use',
    });
    expect(brandById('hsb')).toMatchObject({
      country: 'uk',
      money: 'points',
      cardLogos: ['mastercard'],
      hasCardGate: true,
      hasOverlay: true,
      skipsOptInCheck: true,
    });
  });

  test('wpe, vws, adc and amxc are Australian [BRAND-017, BRAND-018, BRAND-020, BRAND-027]', async () => {
    const ids = ['wpe', 'vws', 'adc', 'amxc'];
    expect(idsWhere(({ country }) => country === 'au')).toEqual(ids);
    for (const id of ids) expect(await loadBrand(id)).toMatchObject({ id, country: 'au' });
  });

  test('vir, wsj, npr, tcm, nat, osw and fox are American [BRAND-019, BRAND-021, BRAND-022, BRAND-023, BRAND-024, BRAND-025, BRAND-026]', async () => {
    const ids = ['vir', 'wsj', 'npr', 'tcm', 'nat', 'osw', 'fox'];
    expect(idsWhere(({ country }) => country === 'us')).toEqual(ids);
    for (const id of ids) expect(await loadBrand(id)).toMatchObject({ id, country: 'us' });
  });

  const defaults = {
    money: 'currency',
    moreMenuAfter: 8,
    cardLogos: ['visa', 'mastercard', 'americanExpress'],
    stripGraphic: 'none',
    showsUnlimitedLogo: false,
    skipsOptInCheck: false,
    hasCardGate: false,
    hasOverlay: false,
    enableRecentlyBrowsed: true,
    termsUrl: '/customer-services/terms-and-conditions-of-sale-and-use',
    storeCollectionField: 'storeCollectionDelivery',
    searchSuggestFile: 'searchsuggest_en_GB_UKLAIT.json',
  };

  test('the Australian brands have the defaults [BRAND-017, BRAND-018, BRAND-020, BRAND-027]', () => {
    for (const id of ['wpe', 'vws', 'adc', 'amxc']) expect(brandById(id)).toMatchObject(defaults);
  });

  test('the American brands have the defaults [BRAND-019, BRAND-021, BRAND-022, BRAND-023, BRAND-024, BRAND-025, BRAND-026]', () => {
    for (const id of ['vir', 'wsj', 'npr', 'tcm', 'nat', 'osw', 'fox']) expect(brandById(id)).toMatchObject(defaults);
  });

  test('each special feature is enabled only for its own brands [BRAND-010, BRAND-011, BRAND-012, BRAND-013, BRAND-014, BRAND-015, BRAND-016]', () => {
    expect(idsWhere(({ cardLogos }) => cardLogos.length !== 3)).toEqual(['amx', 'hsb']);
    expect(idsWhere(({ storeCollectionField }) => storeCollectionField === 'averysStoreCollectionDelivery')).toEqual([
      'avy',
    ]);
    expect(idsWhere(({ searchSuggestFile }) => searchSuggestFile !== 'searchsuggest_en_GB_UKLAIT.json')).toEqual([
      'avy',
    ]);
    expect(idsWhere(({ termsUrl }) => termsUrl !== '/customer-services/terms-and-conditions-of-sale-and-use')).toEqual([
      'law',
      'bbc',
    ]);
    expect(idsWhere(({ money }) => money === 'points')).toEqual(['hsb']);
    expect(idsWhere(({ hasCardGate }) => hasCardGate)).toEqual(['hsb']);
    expect(idsWhere(({ hasOverlay }) => hasOverlay)).toEqual(['hsb']);
    expect(idsWhere(({ showsUnlimitedLogo }) => showsUnlimitedLogo)).toEqual(['law']);
    expect(idsWhere(({ stripGraphic }) => stripGraphic === 'truck')).toEqual(['avy', 'stw']);
    expect(idsWhere(({ carouselDots }) => carouselDots)).toEqual(['law', 'stw']);
    expect(idsWhere(({ moreMenuAfter }) => moreMenuAfter !== 8)).toEqual(['stw']);
    expect(idsWhere(({ enableRecentlyBrowsed }) => !enableRecentlyBrowsed)).toEqual(['ba']);
    expect(idsWhere(({ skipsOptInCheck }) => skipsOptInCheck)).toEqual(['law', 'avy', 'stw', 'bbc', 'hsb']);
  });

  test('law and bbc have their own terms address; the others have the default [BRAND-038, BRAND-050, BRAND-051]', () => {
    const own = '/customer-services/customer-terms-and-conditions-of-sale-and-use';
    expect(idsWhere(({ termsUrl }) => termsUrl === own)).toEqual(['law', 'bbc']);
    for (const { termsUrl } of brands.filter(({ id }) => id !== 'law' && id !== 'bbc'))
      expect(termsUrl).toBe('/customer-services/terms-and-conditions-of-sale-and-use');
  });
});

describe('the way from page to page', () => {
  const turning = (id: string) => brandCss(designOf(brandById(id)));

  test('is chosen by each brand: most carry the picture, two fade, one cuts', () => {
    expect(idsWhere(({ look }) => look.variants.pages === 'fade')).toEqual(['hsb', 'wsj']);
    expect(idsWhere(({ look }) => look.variants.pages === 'cut')).toEqual(['ba']);
    expect(idsWhere(({ look }) => look.variants.pages === 'morph')).toHaveLength(15);
  });

  test('is in the brand’s sheet: between documents only with motion, and with nothing in the way of the pointer', () => {
    const between = '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto;types:wsk}}';
    for (const id of ['law', 'wsj']) {
      expect(turning(id)).toContain(between);
      expect(turning(id).match(/@view-transition/g)).toHaveLength(1);
      expect(turning(id)).toContain(':root:active-view-transition-type(wsk)::view-transition{pointer-events:none}');
    }
    expect(turning('law')).toContain("[data-brand='law'] [data-carried]{view-transition-name:wsk-picture}");
    expect(turning('wsj')).not.toMatch(/data-carried|\(wsk-picture\)/);
    expect(turning('ba')).not.toContain('view-transition');
  });

  test('takes at most 300 ms, and touches no transition of the host page', () => {
    for (const { id } of brands) {
      const rules = turning(id).match(/[^{}]*::view-transition[^{}]*\{[^}]*\}/g) ?? [];
      for (const rule of rules) expect(rule).toMatch(/^:root:active-view-transition-type\(wsk\)/);
      for (const [, seconds] of turning(id).matchAll(/animation-duration:([\d.]+)s/g))
        expect(Number(seconds)).toBeLessThanOrEqual(0.3);
    }
  });
});

describe('contact values', () => {
  test('each brand has its short name, the name of its company and the name of its shop [BRAND-029, BRAND-030, BRAND-031]', () => {
    expect(brands.map(({ name, companyName, displayName }) => [name, companyName, displayName])).toEqual([
      ['Lawton', 'Lawton', 'Lawton Wines'],
      ['Averne', 'Averne', 'Averne Merchants'],
      ['Amarant', 'Amarant', 'Amarant Card Cellar'],
      ['Stanway', 'Stanway', 'Stanway Wine Club'],
      ['Blue Altitude', 'Blue Altitude', 'Blue Altitude Wines'],
      ['Bright Bowl', 'Bright Bowl', 'Bright Bowl Cellar'],
      ['Harbour Street', 'Harbour Street', 'Harbour Street Rewards'],
      ['Wattle Press', 'Wattle Press', 'Wattle Press Estates'],
      ['Velvet Wing', 'Velvet Wing', 'Velvet Wing Selections'],
      ['Viridian', 'Viridian', 'Viridian Cellars'],
      ['Adelaide', 'Adelaide Cellar Door', 'Adelaide Cellar Door'],
      ['Westbrook Journal', 'Westbrook Journal', 'Westbrook Journal Wine'],
      ['North Prairie', 'North Prairie', 'North Prairie Wine Club'],
      ['Tinsel Cinema', 'Tinsel Cinema', 'Tinsel Cinema Wine Club'],
      ['National Atlas', 'National Atlas', 'National Atlas Wine'],
      ['Oak & Sirloin', 'Oak & Sirloin', 'Oak & Sirloin Wine'],
      ['Foxglove', 'Foxglove', 'Foxglove Wine Club'],
      ['Amarant Club', 'Amarant', 'Amarant Cellar Club'],
    ]);
  });

  test('an own web address counts, and the others come from the identifier [BRAND-032]', () => {
    expect(brandById('wpe').web).toBe('www.wpe-au.example');
    for (const { id, web } of brands) if (id !== 'wpe') expect(web).toBe(`www.${id}.example`);
    expect(sites.map(({ contact }) => contact.web).filter(Boolean)).toContain('www.wpe-nz.example');
  });

  test.each(brands.map((brand) => [brand.id, brand] as const))(
    '%s has a web address and a postal address [BRAND-032, BRAND-035]',
    (_, brand) => {
      expect(brand.web).toMatch(/^www\.[a-z-]+\.example$/);
      expect(brand.address).toMatch(/, [^,]+$/);
    },
  );

  test('each brand has a data protection address of its own [BRAND-036]', () => {
    expect(brands.map(({ dpoEmail }) => dpoEmail)).toEqual([
      'privacy@law.example',
      'privacy@avy.example',
      'privacy@amx.example',
      'privacy@stw.example',
      'privacy@ba.example',
      'privacy@bbc.example',
      'privacy@hsb.example',
      'privacy@wpe.example',
      'privacy@vws.example',
      'privacy@vir.example',
      'privacy@adc.example',
      'privacy@wsj.example',
      'privacy@npr.example',
      'privacy@tcm.example',
      'privacy@nat.example',
      'privacy@osw.example',
      'privacy@fox.example',
      'privacy@amxc.example',
    ]);
  });

  test.each([
    ['law-uk', '01632 960 144', '01632 960 145', '14 Quay Lane, Marlbridge'],
    ['avy-uk', '01632 960 201', '01632 960 202', '8 Cooper’s Yard, Stourleigh'],
    ['amx-uk', '01632 960 330', '01632 960 331', '1 Exchange Terrace, Northminster'],
    ['stw-uk', '01632 960 260', '01632 960 261', '3 Compositor Row, Stanway'],
    ['ba-uk', '01632 960 410', '01632 960 411', 'Hangar Mews, Fairholt'],
    ['bbc-uk', '01632 960 520', '01632 960 521', '22 Larder Lane, Thornbridge'],
    ['hsb-uk', '01632 960 318', '01632 960 319', '2 Signal Wharf, Eastmere'],
    ['wpe-au', '02 5550 0114', '02 5550 0115', 'RMB 12 Blossom Track, Wattle Creek'],
    ['wpe-nz', '0800 555 0114', '0800 555 0115', '4 Kowhai Lane, Port Farewell'],
    ['vws-au', '1800 975 740', '1800 975 741', 'Suite 9, 40 Aerodrome Avenue, Kestrel Bay'],
    ['vir-us', '(555) 555-0110', '(555) 555-0111', '19 Juniper Alley, Redfern, OR'],
    ['adc-au', '1800 975 704', '1800 975 705', '61 Gumtree Road, Hallam Vale'],
    ['wsj-us', '(555) 555-0140', '(555) 555-0141', '77 Ledger Square, Westbrook, CT'],
    ['npr-us', '(555) 555-0150', '(555) 555-0151', '410 Elevator Road, Minter, ND'],
    ['tcm-us', '(555) 555-0142', '(555) 555-0143', '1 Matinee Plaza, Silverlake Heights, CA'],
    ['nat-us', '(555) 555-0170', '(555) 555-0171', '600 Meridian Circle, Cartwright, VA'],
    ['osw-us', '(555) 555-0130', '(555) 555-0131', '230 Stockyard Street, Larkin, KS'],
    ['fox-us', '(555) 555-0160', '(555) 555-0161', '5 Hedgerow Court, Millbrae, VT'],
    ['amxc-au', '1800 975 720', '1800 975 721', 'Level 4, 16 Meridian Street, Port Ansell'],
  ])('%s is called and written to where its brand says [BRAND-033, BRAND-034, BRAND-035]', (id, ...expected) => {
    const site = sites.find((one) => one.id === id);
    const { telephone, wineplanTelephone, address } = { ...brandById(site?.brandId ?? ''), ...site?.contact };
    expect([telephone, wineplanTelephone, address]).toEqual(expected);
  });

  test('a brand’s own address of its privacy page takes the place of the shared one [BRAND-037]', () => {
    expect(defineBrand({ ...brandById('law'), privacyUrl: '/own/privacy' }).privacyUrl).toBe('/own/privacy');
  });

  test.each(brands.map((brand) => [brand.id, brand] as const))(
    '%s has page addresses and fictional telephone numbers [BRAND-033, BRAND-034, BRAND-037, BRAND-038, BRAND-039]',
    (_, brand) => {
      expect(brand).toMatchObject({
        privacyUrl: '/customer-services/privacy',
        termsUrl: expect.stringMatching(/^\/customer-services\/(customer-)?terms-and-conditions-of-sale-and-use$/),
        cookiesUrl: '/customer-services/cookies',
      });
      const fiction = {
        uk: /^01632 960 \d{3}$/,
        us: /^\(555\) 555-01\d\d$/,
        au: /^(02 5550 \d{4}|1800 975 7\d\d)$/,
        nz: /^0800 555 01\d\d$/,
      };
      for (const { country, contact } of sites.filter(({ brandId }) => brandId === brand.id))
        for (const number of [
          contact.telephone ?? brand.telephone,
          contact.wineplanTelephone ?? brand.wineplanTelephone,
        ])
          expect(number).toMatch(fiction[country]);
    },
  );

  test('no component and no wording contains a telephone number, an address or an email address [BRAND-040]', () => {
    const telephone = /\b\d{4,5} \d{3} ?\d{3,4}\b|\b0\d \d{4} \d{4}\b|\(\d{3}\) \d{3}-\d{4}/;
    for (const { telephone: number } of brands) expect(number).toMatch(telephone);
    const contacts = [...brands, ...sites.map(({ contact }) => contact)];
    const addresses = contacts.flatMap(({ address }) => address ?? []);
    const dialled = contacts.flatMap(({ telephone: orders, wineplanTelephone: plans }) =>
      [orders, plans].flatMap((number) => number?.replace(/\D/g, '') ?? []),
    );
    const isContact = (text: string) =>
      telephone.test(text) ||
      // However it is written, such as in the address of a link.
      dialled.some((number) => text.replace(/[ ()+-]/g, '').includes(number)) ||
      /[\w.]+@\w+\.\w+/.test(text) ||
      addresses.some((address) => text.includes(address));
    const offenders = ['ui', 'blocks', 'screens', 'storefront', 'islands', 'brands/words'].flatMap((room) =>
      readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .filter((file) => isContact(readFileSync(`src/${room}/${file}`, 'utf8'))),
    );
    expect(offenders).toEqual([]);
  });
});

describe('sites', () => {
  test('there is one for each brand in its country, and one in New Zealand [BRAND-001, BRAND-002, BRAND-003, BRAND-004]', () => {
    expect(sites.map(({ id }) => id)).toEqual(
      brands.flatMap(({ id, country }) => (id === 'wpe' ? ['wpe-au', 'wpe-nz'] : [`${id}-${country}`])),
    );
    expect(new Set(sites.map(({ country }) => country))).toEqual(new Set(['uk', 'us', 'au', 'nz']));
    for (const site of sites) expect(site.language).toBe('en');
    expect(sites.map(({ parentId }) => parentId).join(' ')).toBe(
      'law avy amx stw ba bbc hsb wpe wpe vws vir adc wsj npr tcm nat osw fox amxc',
    );
  });

  test.each(['dev', 'test', 'live'] as const)(
    'has the same context on a host of the class %s [BRAND-001, BRAND-002, BRAND-003, BRAND-004]',
    (hostClass) => {
      const contextOf = ({ id, parentId, country, language }: Site) => [id, parentId, country, language].join(' ');
      for (const newCart of [false, true]) {
        expect(contextOf(siteOf({ brand: 'law', hostClass, newCart }))).toBe('law-uk law uk en');
        expect(contextOf(siteOf({ brand: 'wsj', hostClass, newCart }))).toBe('wsj-us wsj us en');
        expect(contextOf(siteOf({ brand: 'wpe', hostClass, newCart }))).toBe('wpe-au wpe au en');
        expect(contextOf(siteOf({ brand: 'wpe', country: 'nz', hostClass, newCart }))).toBe('wpe-nz wpe nz en');
      }
    },
  );

  test('the host determines the brand and country, and the country the currency [BRAND-005, BRAND-006]', () => {
    expect(siteChoiceOfHost('hsb.localhost')).toMatchObject({ brand: 'hsb' });
    expect(siteChoiceOfHost('www.law.example')).toMatchObject({ brand: 'law' });
    expect(siteChoiceOfHost('test.stw.example')).toMatchObject({ brand: 'stw' });
    for (const host of ['wpe-nz.localhost', 'test.wpe-nz.example', 'www.wpe-nz.example', 'wpe-nz.example'])
      expect(siteChoiceOfHost(host)).toMatchObject({ brand: 'wpe', country: 'nz' });
    for (const plain of ['localhost', '127.0.0.1', '[::1]'])
      expect(siteChoiceOfHost(plain).brand).toBe(defaultBrandIdentifier);
    for (const country of ['uk', 'us', 'au', 'nz'] as const) {
      expect(siteChoiceOfHost(`law-${country}.localhost`)).toMatchObject({ brand: 'law', country });
      expect(siteChoiceOfHost(`www.hsb-${country}.example`)).toMatchObject({ brand: 'hsb', country });
    }
    const countryAt = (host: string) => siteOf(siteChoiceOfHost(host)).country;
    expect(brandIds.map((id) => countryAt(`test.${id}.example`)).join(' ')).toBe(
      'uk uk uk uk uk uk uk au au us au us us us us us us au',
    );
    const currencyAt = (host: string) => siteOf(siteChoiceOfHost(host)).currency;
    expect(['law', 'vir', 'wpe', 'wpe-nz'].map((label) => currencyAt(`www.${label}.example`))).toEqual([
      'GBP',
      'USD',
      'AUD',
      'NZD',
    ]);
  });

  test('each site is found by its own host name [BRAND-005, BRAND-006, BRAND-032]', () => {
    for (const { web, id } of brands) expect(siteChoiceOfHost(web).brand).toBe(id);
    for (const { contact, id } of sites) {
      if (!contact.web) continue;
      expect(siteOf(siteChoiceOfHost(contact.web)).id).toBe(id);
    }
  });

  test('the host name distinguishes development, test and live [BRAND-061]', () => {
    const classes = [
      'localhost',
      '127.0.0.1',
      'amxc.localhost',
      'test.amxc.example',
      'test.wpe-nz.example',
      'www.amxc.example',
      'amxc.example',
    ];
    expect(classes.map((host) => siteChoiceOfHost(host).hostClass)).toEqual([
      'dev',
      'dev',
      'dev',
      'test',
      'test',
      'live',
      'live',
    ]);
  });

  test.each([
    ['dev', 'EVTEST1'],
    ['test', 'EVTEST1'],
    ['live', 'EV00001'],
  ] as const)(
    'on a host of the class %s, the e-voucher is the item %s [BRAND-061, GIFT-031]',
    (hostClass, eVoucherItemCode) => {
      for (const brand of brandIds) expect(siteOf({ brand, hostClass })).toMatchObject({ hostClass, eVoucherItemCode });
    },
  );

  test('hsb shows points and every other brand shows money [BRAND-016]', () => {
    expect(sites.filter(({ money }) => money === 'points').map(({ brandId }) => brandId)).toEqual(['hsb']);
  });
});

test('a brand’s content is found by its identifier, and without one law’s content is used', () => {
  expect(brandContentOf(contentEntries)?.brandIdentifier).toBe('law');
  // Wherever it stands: the service lists entries in an order of its own.
  expect(brandContentOf(contentEntries.toReversed())?.brandIdentifier).toBe('law');
  expect(brandContentOf(contentEntries.slice(1))).toBeUndefined();
  expect(brandContentOf(contentEntries, 'stw')).toEqual({ brandIdentifier: 'stw', enableRecentlyBrowsed: false });
  expect(brandContentOf(contentEntries, 'zzz')).toBeUndefined();
});

describe.each(brands.map((brand) => [brand.id, designOf(brand)] as const))('%s', (_, brand) => {
  test('every pair of colours has enough contrast on every ground', () => {
    expect(measure(brand.look).filter(({ ratio, least }) => !(ratio >= least))).toEqual([]);
  });

  test('what components read of its look is that of its complete look', () => {
    const { family, variants, colours } = brand.look;
    expect({ family, variants, colours }).toEqual(brandById(brand.id).look);
  });

  test('its style sheet applies only to its own root', () => {
    const roots = brandCss(brand).match(/\[data-brand='[^']+'\]/g) ?? [];
    expect(new Set(roots)).toEqual(new Set([`[data-brand='${brand.id}']`]));
    expect(brandCss(brand)).not.toMatch(/undefined|NaN/);
  });

  test('its style sheet has a regular and a bold cut of each typeface that stands in for its own', () => {
    const { 'font-heading': heading, 'font-body': body } = brand.look.tokens;
    const named = [...new Set(`${heading}, ${body}`.match(/wsk-[^"]+/g))];
    const cuts = [
      ...brandCss(brand).matchAll(/font-family:"(wsk-[^"]+)";src:local[^;]+;font-weight:(400|700);size-adjust/g),
    ];
    expect(cuts.map(([, name, weight]) => `${name} ${weight}`).sort()).toEqual(
      named.flatMap((name) => [`${name} 400`, `${name} 700`]).sort(),
    );
    expect(named.length).toBeGreaterThanOrEqual(3);
  });

  test('it has the same tokens as every other brand', () => {
    const names = ({ look }: DesignedBrand) =>
      Object.keys(look.tokens)
        .filter((name) => !/^stage-\d$/.test(name))
        .sort();
    expect(names(brand)).toEqual(names(designOf(brandById('law'))));
  });

  test('its words override the existing text, and its mark is unique', () => {
    expect(Object.keys(brand.words).filter((key) => !(key in allWords))).toEqual([]);
    const marks = brands.map(({ logo }) => JSON.stringify(logo.mark));
    expect(marks.filter((mark) => mark === JSON.stringify(brand.logo.mark))).toHaveLength(1);
  });
});

test('no two brands share the same combination of colours, fonts, corners and header', () => {
  const looks = brands
    .map(designOf)
    .map(({ look: { family, tokens, grounds } }) =>
      [family, tokens['font-heading'], tokens.radius, grounds.header.paper, grounds.page.primary].join(),
    );
  expect(new Set(looks).size).toBe(brands.length);
});

test('contrast and mixing follow WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
});

test('a legible colour stays unchanged where possible and moves as far as needed otherwise', () => {
  expect(legible('#6b1e3c', ['#ffffff'], 4.5)).toBe('#6b1e3c');
  expect(contrast(legible('#6b1e3c', ['#111111'], 4.5), '#111111')).toBeGreaterThanOrEqual(4.5);
  expect(legible('#777777', ['#777777'], 21)).toBe('#000000');
});

test('a pastel keeps the hue', () => {
  expect(pastel('#ff0000', 1, 0.5)).toBe('#ff0000');
  expect(pastel('#00ff00', 1, 0.9)).toBe('#ccffcc');
  expect(pastel('#0000ff', 0.5, 0.9)).toBe('#d9d9f2');
  expect(pastel('#808080', 1, 0.9)).toBe('#e6e6e6');
});
