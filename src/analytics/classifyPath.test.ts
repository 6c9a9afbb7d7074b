import { describe, expect, test } from 'vitest';
import { classifyPath } from './classifyPath.js';

const typeOf = (address: string) => classifyPath(address, 'uk').pageType;

describe('the type of a page', () => {
  test.each([
    ['/purchasevoucher', 'purchase-voucher', '[ANLY-029]'],
    ['/purchase_voucher', 'purchase-voucher', '[ANLY-029]'],
    ['/gift-e-vouchers', 'purchase-voucher', '[ANLY-029]'],
    ['/refer-friend', 'refer-a-friend', '[ANLY-015]'],
    ['/refer-a-friend', 'refer-a-friend', '[ANLY-015]'],
    ['/account/my/vouchers', 'gift-vouchers', '[ANLY-016]'],
    ['/freeship', 'unlimited', '[ANLY-017]'],
    ['/free-shipping', 'unlimited', '[ANLY-017]'],
    ['/winefund', 'wine-fund', '[ANLY-018]'],
    ['/wine-reward', 'wine-fund', '[ANLY-018]'],
    ['/thankyou', 'confirmation', '[ANLY-023]'],
    ['/thank_you', 'confirmation', '[ANLY-023]'],
    ['/order/confirmation', 'confirmation', '[ANLY-023]'],
    ['/account/my/storage', 'account-storage', '[ANLY-012]'],
    ['/account/my/wallet', 'account-wallet', '[ANLY-013]'],
    ['/account/my/orders', 'account', '[ANLY-025]'],
    ['/customerservice', 'customer-services', '[ANLY-011]'],
    ['/customer-service', 'customer-services', '[ANLY-011]'],
    ['/customer-services', 'customer-services', '[ANLY-011]'],
    ['/contactus', 'customer-services', '[ANLY-011]'],
    ['/contact-us', 'customer-services', '[ANLY-011]'],
    ['/jsp/customerservice/us/hours.jsp', 'customer-services', '[ANLY-011]'],
    ['/spring-landing', 'landing-page', '[ANLY-027]'],
  ])('of %s is %s %s', (address, type) => {
    expect(typeOf(address)).toBe(type);
  });

  test('of an order differs from that of the account where the country says so', () => {
    expect(classifyPath('/account/my/orders', 'nz').pageType).toBe('order-history');
    expect(classifyPath('/account/my/details', 'nz').pageType).toBe('account');
  });

  test.each([
    '/jsp/registration/password.jsp',
    '/wines',
    '/product/rioja',
    '/jsp/customerservice/hours.jsp',
    '/faq',
    '/basket',
    '/checkout',
    '/account/storage',
    '/account/wallet',
    '/account/orders',
    '/account',
    '/gifts',
    '/offer',
    '/jsp/content.jsp',
  ])('of %s does not hold where the path only contains it [ANLY-030]', (address) => {
    expect(typeOf(address)).not.toBe('error-404');
    expect(typeOf(`/shop${address}`)).toBe('error-404');
  });
});

describe('the name of a page', () => {
  test('of a product may have digits', () => {
    expect(classifyPath('/product/garnacha/G1234', 'uk')).toEqual({ pageType: 'product', pageName: 'G1234' });
  });

  test('of any other page is its last word without digits, or else the page’s type', () => {
    expect(classifyPath('/gifts/hampers/G1234', 'uk')).toEqual({ pageType: 'gifts', pageName: 'hampers' });
    expect(classifyPath('/gifts-2026', 'uk')).toEqual({ pageType: 'gifts', pageName: 'gifts' });
  });

  test('lacks .jsp at its end, and only there', () => {
    expect(classifyPath('/account/details.jsp', 'uk').pageName).toBe('details');
    expect(classifyPath('/account/details.jsp.old', 'uk').pageName).toBe('details.jsp.old');
  });

  test('comes from the query of an offer’s template, and of no other', () => {
    expect(classifyPath('/jsp/offer.jsp?pg=red-week', 'uk').pageName).toBe('red-week');
    expect(classifyPath('/jsp/offer.jsp/more?pg=red-week', 'uk').pageName).toBe('more');
  });
});
