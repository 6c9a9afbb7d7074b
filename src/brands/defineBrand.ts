import type { Brand } from '../model/site.js';

const defaultTermsPath = '/customer-services/terms-and-conditions-of-sale-and-use';

/** Defaults that most brands share. */
const usual = {
  alsoIn: {},
  money: 'currency',
  words: {},
  menu: ['wines', 'cases', 'plans', 'gifts', 'offers'],
  moreMenuAfter: 8,
  cardLogos: ['visa', 'mastercard', 'americanExpress'],
  stripGraphic: 'none',
  showsUnlimitedLogo: false,
  skipsOptInCheck: false,
  hasCardGate: false,
  hasOverlay: false,
  carouselDots: false,
  enableRecentlyBrowsed: true,
  storeCollectionField: 'storeCollectionDelivery',
  searchSuggestFile: 'searchsuggest_en_GB_UKLAIT.json',
  privacyUrl: '/customer-services/privacy',
  cookiesUrl: '/customer-services/cookies',
} as const satisfies Partial<Brand>;

type Derived = 'web' | 'dpoEmail' | 'termsUrl';

/** Inputs of a brand's file; omitted ones take the shared default. */
export type BrandInputs = Omit<Brand, keyof typeof usual | Derived> &
  Partial<Pick<Brand, keyof typeof usual | 'web'>> & { readonly termsPath?: string };

/** Makes a brand from its inputs and the defaults all brands share (BRAND-050). */
export function defineBrand({ termsPath = defaultTermsPath, ...inputs }: BrandInputs): Brand {
  return {
    ...usual,
    web: `www.${inputs.id}.example`,
    dpoEmail: `privacy@${inputs.id}.example`,
    termsUrl: termsPath,
    ...inputs,
  };
}
