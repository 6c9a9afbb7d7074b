import { describe, expect, test } from 'vitest';
import { classifyPath } from './classifyPath.js';

const typeOf = (address: string) => classifyPath(address, 'uk').pageType;

describe('the type of a page', () => {
  test.each([
    ['/purchasevoucher', 'purchase-voucher'],
    ['/purchase_voucher', 'purchase-voucher'],
    ['/gift-e-vouchers', 'purchase-voucher'],
    ['/refer-friend', 'refer-a-friend'],
    ['/refer-a-friend', 'refer-a-friend'],
    ['/account/my/vouchers', 'gift-vouchers'],
    ['/freeship', 'unlimited'],
    ['/free-shipping', 'unlimited'],
    ['/winefund', 'wine-fund'],
    ['/wine-reward', 'wine-fund'],
    ['/thankyou', 'confirmation'],
    ['/thank_you', 'confirmation'],
    ['/order/confirmation', 'confirmation'],
    ['/account/my/storage', 'account-storage'],
    ['/account/my/wallet', 'account-wallet'],
    ['/account/my/orders', 'account'],
    ['/customerservice', 'customer-services'],
    ['/customer-service', 'customer-services'],
    ['/customer-services', 'customer-services'],
    ['/contactus', 'customer-services'],
    ['/contact-us', 'customer-services'],
    ['/jsp/customerservice/us/hours.jsp', 'customer-services'],
    ['/spring-landing', 'landing-page'],
  ])('of %s is %s', (address, type) => {
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
  ])('of %s does not hold where the path only contains it', (address) => {
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
