import type { Brand, Layout } from '../model/site.js';

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
export type BrandInputs<OwnLook extends Layout = Layout> = Omit<Brand, keyof typeof usual | Derived | 'look'> &
  Partial<Pick<Brand, keyof typeof usual | 'web'>> & { readonly termsPath?: string; readonly look: OwnLook };

/** Makes a brand from its inputs and the defaults all brands share (BRAND-050). With a complete look, such as one of
 * `families` makes, `brandCss` writes its style sheet. */
export function defineBrand<OwnLook extends Layout>({
  termsPath = defaultTermsPath,
  ...inputs
}: BrandInputs<OwnLook>): Brand & { readonly look: OwnLook } {
  return {
    ...usual,
    web: `www.${inputs.id}.example`,
    dpoEmail: `privacy@${inputs.id}.example`,
    termsUrl: termsPath,
    ...inputs,
  };
}
