import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import type { Persona } from '../../mocks/world/personas.js';
import { accountPages } from './accountPages.js';
import { door, type Stage, stepAddress } from './stages.js';

/** A page of the shop, and a shopper for whom it has content. */
export interface ShopPage {
  readonly name: string;
  readonly path: string;
  /** Customer who is signed in; a visitor unless set. */
  readonly persona?: Persona;
  /** How far the shopper's checkout is; there is none unless set. */
  readonly stage?: Stage;
}

const registration = '/jsp/registration/common';

/** Every page with controls of its own. */
export const everyPage: readonly ShopPage[] = [
  { name: 'home', path: '/' },
  { name: 'search results', path: '/wines?Ntt=rioja' },
  { name: 'wine', path: `/product/${notable.wine}` },
  { name: 'mixed case', path: `/product/${notable.mixedCase}` },
  { name: 'unmixed case', path: `/product/${notable.unmixedCase}` },
  { name: 'tasting note', path: `/product/tasting-notes/${notable.wine}` },
  { name: 'offer', path: '/jsp/offer/cm/common/offer.jsp?name=this-week' },
  { name: 'plan offer', path: '/jsp/offer/cm/common/offer.jsp?name=wine-plans' },
  { name: 'grand tour', path: '/jsp/content.jsp?pg=grand-tour' },
  { name: 'gifts', path: '/gifts' },
  { name: 'gift vouchers', path: '/gifts/vouchers' },
  { name: 'e-voucher', path: '/jsp/content.jsp?pg=gift-e-vouchers' },
  { name: 'sign-in', path: `${registration}/account_login.jsp` },
  { name: 'forgotten password', path: `${registration}/account_password.jsp` },
  { name: 'temporary password', path: `${registration}/account_temporary_password.jsp` },
  { name: 'new password', path: '/authentication/set-password' },
  { name: 'customer services', path: '/customer-services' },
  { name: 'refer a friend', path: '/jsp/account/common/account_refer_friend.jsp', persona: 'standard' },
  { name: 'cart', path: '/jsp/checkout/common/shoppingcart.jsp', stage: 'basket' },
  { name: 'door of the checkout', path: door, stage: 'basket' },
  { name: 'delivery', path: stepAddress('delivery'), stage: 'started' },
  { name: 'payment', path: stepAddress('payment'), stage: 'delivered' },
  { name: 'review', path: stepAddress('review'), stage: 'paid' },
  ...accountPages.map(({ name, path, persona }) => ({ name, path, persona })),
];
