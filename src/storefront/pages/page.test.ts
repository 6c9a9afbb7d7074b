import { expect, test, vi } from 'vitest';
import { brandById, brands } from '../../brands/registry.js';
import { siteOfBrand } from '../../brands/siteOfBrand.js';
import { accountMenu } from '../../rules/account/accountMenu.js';
import { loginState } from '../../rules/common/loginState.js';
import { type RouteName, routes } from '../../rules/common/routes.js';
import type { StorefrontServices } from '../base/services.js';
import { belowBase, definePage, findPage } from './page.js';
import { pages } from './pages.js';
import { withoutSecrets } from './withoutSecrets.js';

const bbc = { brand: brandById('bbc'), site: siteOfBrand(brandById('bbc')) };
const pageAt = (address: string, scope = bbc) => findPage(pages, address, scope);

test.each([
  ['/', 'home'],
  ['/jsp/homepage.jsp?preview=1', 'home'],
  ['/wines?Ntt=rioja', 'searchResults'],
  ['/product/0651883', 'product'],
  ['/product/0651883/reviews', undefined],
  ['/jsp/checkout/common/shoppingcart.jsp', 'cart'],
  ['/jsp/checkout/common/checkout_guest_registered.jsp', 'checkout'],
  ['/jsp/checkout/us/common/checkout.jsp?step=review', 'checkoutSteps'],
  ['/jsp/checkout/common/confirmation.jsp?transactionId=T1', 'confirmation'],
  ['/jsp/registration/common/account_login.jsp', 'login'],
  ['/login', 'login'],
  ['/authentication/anything', 'login'],
  ['/authentications', undefined],
  ['/authentication/set-password', 'setPassword'],
  ['/any/set-password/forgot-password', 'setPassword'],
  ['/product/set-password', 'setPassword'],
  ['/authentication/forgot-password', 'requestPassword'],
  ['/jsp/registration/common/account_password.jsp', 'forgottenPassword'],
  ['/customer-services/customer-terms-and-conditions-of-sale-and-use', 'terms'],
  ['/customer-services/terms-and-conditions-of-sale-and-use', undefined],
  ['/gifts', 'gifts'],
  ['/no/such/page', undefined],
  ['', 'home'],
])('%s is the page %s', (address, name) => {
  expect(pageAt(address)?.name).toBe(name);
});

test.each([
  ['/jsp/checkout/common/shoppingcart.jsp', 'cart'],
  ['/gifts', 'gifts'],
  ['/', undefined],
  ['/product/0651883', undefined],
])('the frame of %s is %s', (address, chrome) => {
  expect(pageAt(address)?.page.chrome).toBe(chrome);
});

test.each(brands.map((brand) => [brand.id, brand] as const))(
  'in %s the privacy, terms and cookies pages are at the brand’s addresses [BRAND-037, BRAND-038, BRAND-039]',
  (_, brand) => {
    const scope = { brand, site: siteOfBrand(brand) };
    const { privacyUrl, termsUrl, cookiesUrl } = brand;
    const nameAt = (address: string) => pageAt(address, scope)?.name;
    expect([privacyUrl, termsUrl, cookiesUrl].map(nameAt)).toEqual(['privacy', 'terms', 'cookies']);
  },
);

test('in a country with addresses of its own, the cookies, privacy and terms are at these only [BRAND-037, BRAND-038, BRAND-039]', () => {
  const contact = { privacyUrl: '/own/privacy', termsUrl: '/own/terms', cookiesUrl: '/own/cookies' };
  const scope = { ...bbc, site: { ...bbc.site, contact } };
  const nameAt = (address: string) => pageAt(address, scope)?.name;
  expect(Object.values(contact).map(nameAt)).toEqual(['privacy', 'terms', 'cookies']);
  const { privacyUrl, termsUrl, cookiesUrl } = bbc.brand;
  expect([privacyUrl, termsUrl, cookiesUrl].map(nameAt)).toEqual([undefined, undefined, undefined]);
});

test('a page receives its path, parameters, query and country', () => {
  expect(pageAt('/product/a%20b?from=list#ReviewsApp')?.address).toEqual({
    path: '/product/a%20b',
    params: { itemCode: 'a b' },
    query: new URLSearchParams('from=list'),
    country: 'uk',
  });
});

test.each(brands.map((brand) => [brand.id, { brand, site: siteOfBrand(brand) }] as const))(
  'no two pages of %s share an address, except where a pattern takes precedence',
  (_, scope) => {
    const sample = (path: string) => path.replace('{itemCode}', '0651883').replace('{country}', 'uk');
    const paths = [
      ...Object.values(routes).map(sample),
      '/login',
      '/authentication',
      '/authentication/set-password',
      '/authentication/forgot-password',
      scope.brand.termsUrl,
    ];
    for (const path of paths) {
      const names = Object.entries(pages).flatMap(([name, page]) =>
        findPage({ [name]: page }, path, scope) ? name : [],
      );
      expect(names.length).toBeLessThanOrEqual(1);
    }
  },
);

test('a shopper has one of three roles, every page is for one of them, and none is for an administrator [IDENT-009]', () => {
  const statuses = [undefined, ...Array.from({ length: 2001 }, (_, index) => index - 1000)];
  const roles = new Set(
    statuses.map((securityStatus) => loginState(securityStatus === undefined ? {} : { securityStatus })),
  );
  expect([...roles].sort()).toEqual(['hard', 'soft', 'visitor']);
  const access = new Set(Object.values(pages).map((page) => page.access ?? 'anyone'));
  expect([...access].sort()).toEqual(['anyone', 'hard', 'soft']);
  const names = [...Object.keys(pages), ...Object.keys(routes), ...Object.values(routes)];
  expect(names.filter((name) => /admin|staff|backoffice|back-office/i.test(name))).toEqual([]);
  for (const address of ['/admin', '/admin/users', '/account/admin', '/jsp/admin/index.jsp'])
    expect(pageAt(address)).toBeUndefined();
});

test('every page of the account is for customers, except the one that sells the membership [ACCT-003]', () => {
  const accessOf = (path: string) => pageAt(path.replace(/\{\w+\}/, 'X1'))?.page.access ?? 'anyone';
  const ofAccount = Object.values(routes).filter((path) => /^\/account(\/|$)/.test(path));
  expect(ofAccount.length).toBeGreaterThan(20);
  expect(ofAccount.filter((path) => accessOf(path) === 'anyone')).toEqual(['/account/unlimited']);
  expect(ofAccount.filter((path) => accessOf(path) === 'soft')).toEqual([
    '/account',
    '/account/preferences',
    '/account/permissions',
  ]);
  expect(accessOf('/account/savings')).toBe('hard');
});

test('every page in the menu of the account is for customers, except two that visitors have as well [ACCT-003]', () => {
  const names = accountMenu.flatMap((group) => [...group.pages]);
  expect(names).toHaveLength(20);
  const forAnyone = names.filter((name) => (pageAt(routes[name])?.page.access ?? 'anyone') === 'anyone');
  expect(forAnyone).toEqual(['unlimited', 'recentlyViewed']);
});

test('the host receives the password, together with the query of the link that led to its page', async () => {
  const setPassword = vi.fn(async () => {});
  const { page, address } = pageAt('/authentication/set-password?token=reset-7f3a&user=51')!;
  const services = { host: { setPassword } } as unknown as StorefrontServices;
  const props = page.props(address, services) as { setPassword: (password: string) => Promise<void> };
  await props.setPassword('battery-staple');
  const link = new URLSearchParams({ token: 'reset-7f3a', user: '51' });
  expect(setPassword.mock.calls).toEqual([['battery-staple', link]]);
});

test.each([
  ['/authentication/set-password?token=reset-7f3a&user=51', '/authentication/set-password'],
  ['/jsp/checkout/uk/common/checkout.jsp?step=review&token=P7f3a', '/jsp/checkout/uk/common/checkout.jsp?step=review'],
  [
    '/jsp/account/common/account_order_amend.jsp?orderId=W1&token=P7f3a',
    '/jsp/account/common/account_order_amend.jsp?orderId=W1',
  ],
  ['/wines?Ntt=token', '/wines?Ntt=token'],
])('%s without its secrets is %s', (address, rest) => {
  expect(withoutSecrets(address, pageAt(address)!.page)).toBe(rest);
});

test('every route that is a page has an entry in the table', () => {
  const all = Object.keys(routes) as RouteName[];
  const routed = Object.values(pages).flatMap((page) => page.at.filter((place) => typeof place === 'string'));
  expect(new Set(routed).size).toBe(routed.length);
  const without = all.filter((name) => !routed.includes(name) && !pageAt(routes[name]));
  expect(without).toEqual([]);
});

test('a table with an additional page keeps all the others', () => {
  const more = {
    ...pages,
    ourStory: definePage({
      at: [() => '/our-story'],
      kind: { pageType: 'landing-page', pageName: 'our-story' },
      load: async () => () => null,
      props: () => ({}),
    }),
  };
  expect(findPage(more, '/our-story', bbc)?.name).toBe('ourStory');
  expect(findPage(more, '/wines', bbc)?.name).toBe('searchResults');
});

test('an address is read below the base path', () => {
  expect(belowBase('/shop/wines?Ntt=a', '/shop')).toBe('/wines?Ntt=a');
  expect(belowBase('/shop', '/shop')).toBe('/');
  expect(belowBase('/shop?Ntt=a', '/shop')).toBe('/?Ntt=a');
  expect(belowBase('/shopping', '/shop')).toBe('/shopping');
  expect(belowBase('/wines', '')).toBe('/wines');
});

test('a host’s own page keeps the other addresses of the page it replaces', () => {
  const load = async () => () => null;
  const ours = { ...pages, product: definePage({ ...pages.product, load, props: () => ({}) }) };
  for (const address of ['/product/0651883', '/product/tasting-notes/0651883'])
    expect(findPage(ours, address, bbc)?.page.load).toBe(load);
});

test('a host’s own page with a pattern takes one address, and leaves the others to the shop’s page', () => {
  const ownProduct = definePage({ at: [/^\/product\/\w+$/], load: async () => () => null, props: () => ({}) });
  const ours = { ...pages, ownProduct };
  expect(findPage(ours, '/product/0651883', bbc)?.name).toBe('ownProduct');
  expect(findPage(ours, '/product/tasting-notes/0651883', bbc)?.name).toBe('product');
});
