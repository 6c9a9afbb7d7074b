import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type PageType, pageTypes } from '../../analytics/pageTypes.js';
import { brands as allBrands, brandById } from '../../brands/registry.js';
import { siteOfBrand } from '../../brands/siteOfBrand.js';
import { siteOf } from '../../brands/sites.js';
import type { Country } from '../../model/site.js';
import { routes } from '../../rules/common/routes.js';
import { pages } from './pages.js';
import { pageKindAt, trackPageView } from './trackPageView.js';

const fetchResults = vi.hoisted(() => vi.fn<() => Promise<{ readonly total: number }>>());
vi.mock('../shop/searchPageQuery.js', () => ({
  searchPageQuery: () => ({ queryKey: ['results'], queryFn: fetchResults }),
}));

const brands: Record<Country, string> = { uk: 'bbc', us: 'wsj', au: 'wpe', nz: 'wpe' };
const kindOf = (address: string, country: Country = 'uk') => {
  const brand = brands[country];
  return pageKindAt(pages, address, { site: siteOf({ brand, country }), brand: brandById(brand) });
};
const typeOf = (address: string, country: Country = 'uk') => kindOf(address, country).pageType;
const nameOf = (address: string) => kindOf(address).pageName;
const countries: readonly Country[] = ['uk', 'us', 'au', 'nz'];

test.each([
  ['/', 'homepage', '[ANLY-002]'],
  ['/?login=hard', 'homepage', '[ANLY-002]'],
  ['/jsp/homepage.jsp', 'homepage', '[ANLY-002]'],
  [routes.login, 'authentication', '[ANLY-003]'],
  ['/authentication/anything/else', 'authentication', '[ANLY-003]'],
  [routes.setPassword, 'authentication', '[ANLY-003]'],
  ['/forgot-password', 'authentication', '[ANLY-003]'],
  ['/login', 'authentication', '[ANLY-003]'],
  ['/login-help', 'error-404', '[ANLY-003]'],
  ['/en/login', 'error-404', '[ANLY-003]'],
  ['/gifts', 'gifts', '[ANLY-007]'],
  ['/gifts/hampers', 'gifts', '[ANLY-007]'],
  ['/giftshop', 'error-404', '[ANLY-007]'],
  ['/jsp/offer/cm/common/offer.jsp?name=gift-cards&menu=gifts', 'gifts', '[ANLY-007]'],
  ['/wines', 'search-results', '[ANLY-008]'],
  ['/wines?Ntt=gifts', 'search-results', '[ANLY-008]'],
  ['/wines/red', 'search-results', '[ANLY-008]'],
  // Neither the start of another word nor the page of no product.
  ['/winesellers', 'error-404', '[ANLY-008]'],
  ['/products/0651883', 'error-404', '[ANLY-009]'],
  ['/product', 'error-404', '[ANLY-009]'],
  ['/product/0651883', 'product', '[ANLY-009]'],
  ['/product/0651883/awards', 'product', '[ANLY-009]'],
  ['/product/tasting-notes/0651883', 'product', '[ANLY-009]'],
  [`${routes.tastingNotePrint}?page=product&itemcode=0651883`, 'product', '[ANLY-009]'],
  [routes.forgottenPassword, 'forgotten-password', '[ANLY-010]'],
  ['/jsp/registration/common/account_reset_password.jsp', 'forgotten-password', '[ANLY-010]'],
  [routes.temporaryPassword, 'forgotten-password', '[ANLY-010]'],
  [routes.contactUs, 'customer-services', '[ANLY-011]'],
  ['/faq', 'customer-services', '[ANLY-011]'],
  [routes.faq, 'customer-services', '[ANLY-011]'],
  [routes.customerServices, 'customer-services', '[ANLY-011]'],
  ['/customer-services/customer-terms-and-conditions-of-sale-and-use', 'customer-services', '[ANLY-011]'],
  ['/customer-services/privacy', 'customer-services', '[ANLY-011]'],
  ['/customer-services/cookies', 'customer-services', '[ANLY-011]'],
  ['/customer-services/delivery', 'customer-services', '[ANLY-011]'],
  ['/account/storage', 'account-storage', '[ANLY-012]'],
  ['/jsp/account/common/account_storage.jsp', 'account-storage', '[ANLY-012]'],
  ['/account/wallet', 'account-wallet', '[ANLY-013]'],
  ['/jsp/account/common/account_wallet.jsp', 'account-wallet', '[ANLY-013]'],
  ['/jsp/account/common/account_details.jsp', 'account', '[ANLY-014]'],
  ['/accountants', 'error-404', '[ANLY-014]'],
  ['/account', 'account', '[ANLY-014]'],
  ['/account/addresses', 'account', '[ANLY-014]'],
  ['/account/cards', 'account', '[ANLY-014]'],
  ['/account/details', 'account', '[ANLY-014]'],
  ['/account/permissions', 'account', '[ANLY-014]'],
  ['/account/preferences', 'account', '[ANLY-014]'],
  ['/account/purchases', 'account', '[ANLY-014]'],
  ['/account/savings', 'account', '[ANLY-014]'],
  ['/account/subscriptions/S1', 'account', '[ANLY-014]'],
  ['/account/wine-plans', 'account', '[ANLY-014]'],
  ['/account/wine-plans/WP1501/next-case', 'account', '[ANLY-014]'],
  ['/account/new-wine-plan', 'account', '[ANLY-014]'],
  ['/account/your-data', 'account', '[ANLY-014]'],
  [routes.recentlyViewed, 'account', '[ANLY-014]'],
  [routes.favourites, 'account', '[ANLY-014]'],
  [routes.ratings, 'account', '[ANLY-014]'],
  [routes.orderAmend, 'account', '[ANLY-014]'],
  ['/jsp/account/common/account_refer_friend.jsp', 'refer-a-friend', '[ANLY-015]'],
  ['/refer-a-friend', 'refer-a-friend', '[ANLY-015]'],
  ['/account/vouchers', 'gift-vouchers', '[ANLY-016]'],
  ['/gift-vouchers', 'gift-vouchers', '[ANLY-016]'],
  [routes.giftVouchers, 'gift-vouchers', '[ANLY-016]'],
  ['/unlimited', 'unlimited', '[ANLY-017]'],
  ['/account/free-shipping', 'unlimited', '[ANLY-017]'],
  [routes.unlimited, 'unlimited', '[ANLY-017]'],
  ['/account/wine-fund', 'wine-fund', '[ANLY-018]'],
  ['/account/wine-rewards', 'wine-fund', '[ANLY-018]'],
  [routes.wineReward, 'wine-fund', '[ANLY-018]'],
  [routes.cart, 'shopping-cart', '[ANLY-019]'],
  ['/basket', 'shopping-cart', '[ANLY-019]'],
  ['/cart', 'shopping-cart', '[ANLY-019]'],
  ['/baskets', 'error-404', '[ANLY-019]'],
  [routes.confirmation, 'confirmation', '[ANLY-023]'],
  ['/jsp/checkout/common/thank_you.jsp', 'confirmation', '[ANLY-023]'],
  [routes.checkout, 'guest-checkout', '[ANLY-024]'],
  ['/jsp/offer/cm/common/offer.jsp?name=summer-reds', 'offer', '[ANLY-026]'],
  ['/offers/summer-reds', 'offer', '[ANLY-026]'],
  ['/offering', 'error-404', '[ANLY-026]'],
  ['/landing-page/rioja', 'landing-page', '[ANLY-027]'],
  ['/jsp/content.jsp?pg=our-story', 'landing-page', '[ANLY-027]'],
  ['/recruit-offer/twelve-reds', 'recruit-offer', '[ANLY-028]'],
  ['/jsp/offer/cm/common/offer.jsp?name=recruit-twelve-reds', 'recruit-offer', '[ANLY-028]'],
  ['/jsp/content.jsp?pg=gift-e-vouchers&menu=gifts', 'purchase-voucher', '[ANLY-029]'],
  [routes.purchaseVoucher, 'purchase-voucher', '[ANLY-029]'],
  ['/no/such/page', 'error-404', '[ANLY-030]'],
])('%s has the type %s %s', (address, type) => {
  expect(countries.map((country) => typeOf(address, country))).toEqual([type, type, type, type]);
});

test.each([
  ['/jsp/checkout/uk/common/checkout.jsp', 'us', 'checkout-uk', '[ANLY-020]'],
  ['/checkout', 'uk', 'checkout-uk', '[ANLY-020]'],
  ['/jsp/checkout/uk/common/delivery.jsp', 'au', 'checkout-uk', '[ANLY-020]'],
  ['/jsp/checkout/common/delivery.jsp', 'uk', 'checkout-uk', '[ANLY-020]'],
  ['/jsp/checkout/us/common/checkout.jsp', 'uk', 'checkout-us', '[ANLY-021]'],
  ['/jsp/checkout/us/common/delivery.jsp', 'au', 'checkout-us', '[ANLY-021]'],
  ['/checkout', 'us', 'checkout-us', '[ANLY-021]'],
  // In a country that is none of the shop's, the site's own decides.
  ['/jsp/checkout/fr/common/checkout.jsp', 'us', 'checkout-us', '[ANLY-021]'],
  ['/jsp/checkout/constructor/common/checkout.jsp', 'us', 'checkout-us', '[ANLY-021]'],
  ['/jsp/checkout/au/common/checkout.jsp', 'uk', 'checkout-au', '[ANLY-022]'],
  ['/jsp/checkout/nz/common/checkout.jsp', 'uk', 'checkout-au', '[ANLY-022]'],
  ['/jsp/checkout/au/common/delivery.jsp', 'uk', 'checkout-au', '[ANLY-022]'],
  ['/jsp/checkout/nz/common/delivery.jsp', 'uk', 'checkout-au', '[ANLY-022]'],
  ['/checkout', 'au', 'checkout-au', '[ANLY-022]'],
  ['/checkout', 'nz', 'checkout-au', '[ANLY-022]'],
  ['/account/orders', 'au', 'order-history', '[ANLY-025, BRAND-066]'],
  ['/account/orders/1234567', 'nz', 'order-history', '[ANLY-025]'],
  ['/account/orders', 'nz', 'order-history', '[BRAND-066]'],
  ['/jsp/account/common/account_orders.jsp', 'au', 'order-history', '[ANLY-025, BRAND-066]'],
  ['/jsp/account/common/account_orders.jsp', 'uk', 'account', '[ANLY-025, BRAND-066]'],
  ['/account/orders', 'uk', 'account', '[ANLY-025, BRAND-066]'],
  ['/account/orders', 'us', 'account', '[ANLY-025, BRAND-066]'],
  ['/account/orders/1234567', 'uk', 'account', '[ANLY-025]'],
] as [string, Country, PageType, string][])('%s in %s has the type %s %s', (address, country, type) => {
  expect(typeOf(address, country)).toBe(type);
});

test.each([
  ['law', undefined, 'uk'],
  ['vir', undefined, 'us'],
  ['wpe', 'au', 'au'],
  ['wpe', 'nz', 'nz'],
] as const)(
  'the page view of %s in %s has the country of its site, %s [ANLY-031, ANLY-032, ANLY-033, ANLY-034, ANLY-035]',
  async (brand, country, expected) => {
    const track = vi.fn();
    const site = siteOf({ brand, ...(country && { country }) });
    await trackPageView(pages, '/faq', { track } as never, { site, brand: brandById(brand), basePath: '' } as never);
    expect(track.mock.calls).toEqual([
      [
        {
          event: 'pageView',
          pageName: 'faq',
          pageType: 'customer-services',
          pageHier: `${brand}|${expected}|customer-services|faq`,
          country: expected,
          brand,
        },
      ],
    ]);
  },
);

describe('the view of a page of results', () => {
  const track = vi.fn();
  let queries: QueryClient;
  beforeEach(() => {
    vi.resetAllMocks();
    queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  });
  const trackAt = async (address: string) => {
    const scope = { site: siteOf({ brand: 'law' }), brand: brandById('law'), basePath: '' };
    await trackPageView(pages, address, { queries, track } as never, scope as never);
  };
  const tracked = async () => {
    await trackAt('/wines?Ntt=rioja');
    return track.mock.calls.map(([view]) => view.searchNoResults);
  };

  test.each([
    [
      '/wines?Ntt=malbec&N=country:argentina&Ns=name&Nrpp=48&No=96',
      {
        searchTerm: 'malbec',
        searchFilters: 'country:argentina',
        sort: 'name',
        searchNoPerPage: 48,
        searchPagination: 3,
      },
    ],
    [
      '/wines?Ntt=Ch%C3%A2teau+%26+Fils%2C+%C3%96+shardonay&N=price:8-to-12,type:white&Ns=price-high&Nrpp=1&No=1',
      {
        searchTerm: 'Château & Fils, Ö shardonay',
        searchFilters: 'type:white,price:8-to-12',
        sort: 'price-high',
        searchNoPerPage: 1,
        searchPagination: 2,
      },
    ],
    [
      '/wines?Ntt=rioja&N=grape:tempranillo,type:red,type:white',
      {
        searchTerm: 'rioja',
        searchFilters: 'type:red,grape:tempranillo',
        sort: 'relevance',
        searchNoPerPage: 24,
        searchPagination: 1,
      },
    ],
    ['/wines', { searchTerm: '', searchFilters: '', sort: 'relevance', searchNoPerPage: 24, searchPagination: 1 }],
  ])('%s has its own search [ANLY-036, ANLY-037, ANLY-038, ANLY-039, ANLY-040, ANLY-041]', async (address, search) => {
    queries.setQueryData(['results'], { total: 0 });
    await trackAt(address);
    expect(track.mock.calls).toEqual([
      [
        {
          event: 'pageView',
          pageName: 'wines',
          pageType: 'search-results',
          pageHier: 'law|uk|search-results|wines',
          country: 'uk',
          brand: 'law',
          ...search,
          searchNoResults: 0,
        },
      ],
    ]);
  });

  test('has the number of results that are there, without a call [ANLY-040]', async () => {
    queries.setQueryData(['results'], { total: 25 });
    expect(await tracked()).toEqual([25]);
    expect(fetchResults).not.toHaveBeenCalled();
  });

  test('waits for results that are on their way, without a second call [ANLY-040]', async () => {
    const { promise, resolve } = Promise.withResolvers<{ readonly total: number }>();
    fetchResults.mockReturnValue(promise);
    const shown = queries.fetchQuery({ queryKey: ['results'], queryFn: fetchResults });
    const views = tracked();
    resolve({ total: 0 });
    expect(await views).toEqual([0]);
    await shown;
    expect(fetchResults).toHaveBeenCalledOnce();
  });

  test('fetches the results if the page has not loaded yet [ANLY-040]', async () => {
    fetchResults.mockResolvedValue({ total: 7 });
    expect(await tracked()).toEqual([7]);
    expect(queries.getQueryData(['results'])).toEqual({ total: 7 });
  });

  test('has no number after a failure, and makes no further call', async () => {
    fetchResults.mockRejectedValue(new Error('offline'));
    await queries.fetchQuery({ queryKey: ['results'], queryFn: fetchResults }).catch(() => {});
    expect(await tracked()).toEqual([undefined]);
    expect(fetchResults).toHaveBeenCalledOnce();
  });

  test('has no number if the results fail while it waits', async () => {
    fetchResults.mockRejectedValue(new Error('offline'));
    expect(await tracked()).toEqual([undefined]);
    expect(fetchResults).toHaveBeenCalledOnce();
  });
});

describe('the name of a page', () => {
  test.each([
    ['/jsp/registration/common/set-password.jsp?token=secret', 'reset_password', '[ANLY-004]'],
    ['/authentication/set-password/8d1f', 'reset_password', '[ANLY-004]'],
    ['/reset-password', 'reset_password', '[ANLY-004]'],
    ['/forgot-password', 'request_password', '[ANLY-005]'],
    [routes.login, 'login', '[ANLY-006]'],
    ['/login', 'login', '[ANLY-006]'],
    ['/auth', 'login', '[ANLY-006]'],
    ['/authentication', 'login', '[ANLY-006]'],
    ['/authentication/anything/else', 'login', '[ANLY-006]'],
    ['/auth/temporary-password', 'login', '[ANLY-006]'],
    ['/auth/', 'login', '[ANLY-006]'],
    ['/authentication/set_password', 'login', '[ANLY-006]'],
    ['/authentication/forgotten-password', 'login', '[ANLY-006]'],
    // Only the path decides.
    ['/login?returnTo=%2Fauthentication%2Fset-password', 'login', '[ANLY-006]'],
    ['/login?from=forgot-password', 'login', '[ANLY-006]'],
    ['/', 'homepage', '[ANLY-031]'],
    ['/product/0651883', '0651883', '[ANLY-031]'],
    ['/product/a%20b', 'a b', '[ANLY-031]'],
    [routes.cart, 'shoppingcart', '[ANLY-031]'],
    [routes.forgottenPassword, 'account_password', '[ANLY-031]'],
    ['/account/wine-plans/WP1501/next-case', 'next-case', '[ANLY-031]'],
    ['/offers/summer-reds', 'summer-reds', '[ANLY-031]'],
    ['/jsp/offer/cm/common/offer.jsp?name=gift-cards&menu=gifts', 'gift-cards', '[ANLY-031]'],
    ['/no/such/page', 'not_found', '[ANLY-031]'],
  ])('%s is named %s %s', (address, name) => {
    expect(nameOf(address)).toBe(name);
  });

  test('does not contain an order number [ANLY-031]', () => {
    expect(nameOf('/account/orders/1234567')).toBe('orders');
  });
});

test('the view of a page below the base path of its site is that of the page [ANLY-031, ANLY-032, ANLY-033, ANLY-034, ANLY-035]', async () => {
  const track = vi.fn();
  const scope = { site: siteOf({ brand: 'stw' }), brand: brandById('stw'), basePath: '/shop' };
  for (const address of ['/shop/gifts', '/shop', '/shop?login=hard', '/shop/jsp/checkout/us/common/checkout.jsp'])
    await trackPageView(pages, address, { track } as never, scope as never);
  expect(track.mock.calls.map(([{ pageHier }]) => pageHier)).toEqual([
    'stw|uk|gifts|gifts',
    'stw|uk|homepage|homepage',
    'stw|uk|homepage|homepage',
    'stw|uk|checkout-us|checkout',
  ]);
  // The country is that of the site, also on the page of another.
  for (const [view] of track.mock.calls) expect(view).toMatchObject({ country: 'uk', brand: 'stw' });
});

test('every bar in the name of a page is replaced, so that the hierarchy has four levels [ANLY-033]', async () => {
  const track = vi.fn();
  const scope = { site: siteOf({ brand: 'law' }), brand: brandById('law'), basePath: '' };
  await trackPageView(pages, '/jsp/content.jsp?pg=a%7Cb%7Cc', { track } as never, scope as never);
  expect(track.mock.calls.map(([{ pageHier }]) => pageHier)).toEqual(['law|uk|landing-page|a-b-c']);
});

const segment = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('jsp', 'account', 'checkout', 'set-password', 'forgot-password', 'wines', 'product', '|', '%', '..'),
);
const anyAddress = fc
  .tuple(fc.array(segment, { maxLength: 6 }), fc.option(fc.string({ unit: 'grapheme' })))
  .map(([segments, query]) => `/${segments.map(encodeURIComponent).join('/')}${query === null ? '' : `?${query}`}`);

test('every address has one of the listed types and a name, both the same each time [ANLY-001]', () => {
  fc.assert(
    fc.property(anyAddress, fc.constantFrom(...countries), (address, country) => {
      const page = kindOf(address, country);
      expect(pageTypes).toContain(page.pageType);
      expect(page.pageName).not.toBe('');
      expect(kindOf(address, country)).toEqual(page);
    }),
  );
});

test('the query of an address does not change its type, unless it names a template [ANLY-001]', () => {
  fc.assert(
    fc.property(anyAddress, fc.constantFrom(...pageTypes), (address, word) => {
      const [path = ''] = address.split('?');
      expect(typeOf(`${path}?Ntt=${word}&menu=${word}&name=${word}&pg=${word}`)).toBe(typeOf(path));
    }),
  );
});

test('any path that contains set-password or forgot-password is an authentication page; set-password takes precedence [ANLY-004, ANLY-005]', () => {
  fc.assert(
    fc.property(anyAddress, fc.boolean(), (address, both) => {
      const [path = ''] = address.split('?');
      const rest = path.replaceAll('set-password', '').replaceAll('forgot-password', '');
      const kind = kindOf(`${rest}/forgot-password${both ? '/set-password' : ''}`);
      expect(kind).toEqual({
        pageType: 'authentication',
        pageName: both ? 'reset_password' : 'request_password',
      });
    }),
  );
});

test.each([
  ['/WINES', 'search-results'],
  ['/Gifts/', 'gifts'],
  ['/Account/Storage', 'account-storage'],
  ['/FAQ/', 'customer-services'],
  ['/wines/#page', 'search-results'],
  ['/JSP/checkout/common/ShoppingCart.jsp', 'shopping-cart'],
  ['/Refer-A-Friend', 'refer-a-friend'],
  ['/account/orders/', 'account'],
])('%s has the type %s, whatever its case, its end and its fragment [ANLY-001]', (address, type) => {
  expect(typeOf(address)).toBe(type);
});

test.each(allBrands.map((brand) => [brand.id, brand] as const))(
  'the terms, privacy and cookies of %s are customer services [ANLY-011]',
  (_, brand) => {
    const site = siteOfBrand(brand);
    for (const [url, name] of [
      [site.contact.termsUrl ?? brand.termsUrl, /terms/],
      [site.contact.privacyUrl ?? brand.privacyUrl, /^privacy$/],
      [site.contact.cookiesUrl ?? brand.cookiesUrl, /^cookies$/],
    ] as const)
      expect(pageKindAt(pages, url, { site, brand })).toEqual({
        pageType: 'customer-services',
        pageName: expect.stringMatching(name),
      });
  },
);

test('every type is used for some address [ANLY-001]', () => {
  const source = [
    '/',
    routes.login,
    '/gifts',
    '/wines',
    '/product/1',
    routes.forgottenPassword,
    '/faq',
    '/account/storage',
    '/account/wallet',
    '/account',
    '/refer-a-friend',
    '/gift-vouchers',
    '/unlimited',
    '/wine-fund',
    routes.cart,
    '/jsp/checkout/uk/a',
    '/jsp/checkout/us/a',
    '/jsp/checkout/au/a',
    routes.confirmation,
    routes.checkout,
    '/offers',
    '/landing',
    '/recruit',
    '/purchase-voucher',
    '/nowhere',
  ];
  expect(new Set([...source.map((address) => typeOf(address)), typeOf('/account/orders', 'au')])).toEqual(
    new Set(pageTypes),
  );
});
