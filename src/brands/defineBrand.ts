import type { Brand } from '../model/site.js';

const defaultTermsPath = '/customer-services/terms-and-conditions-of-sale-and-use';

/** What a brand's file says: everything a brand differs in, and nothing it does not. */
export type BrandInputs = Pick<
  Brand,
  | 'id'
  | 'name'
  | 'companyName'
  | 'displayName'
  | 'logo'
  | 'look'
  | 'telephone'
  | 'wineplanTelephone'
  | 'address'
  | 'deliveryLine'
> &
  Partial<Pick<Brand, 'money' | 'words'>> & { readonly termsPath?: string };

/** A brand from its own inputs and the defaults all brands share (BRAND-050). */
export function defineBrand({ termsPath = defaultTermsPath, ...inputs }: BrandInputs): Brand {
  const web = `www.${inputs.id}.example`;
  return {
    money: 'currency',
    words: {},
    ...inputs,
    web,
    dpoEmail: `privacy@${inputs.id}.example`,
    privacyUrl: '/customer-services/privacy',
    termsUrl: termsPath,
    cookiesUrl: '/customer-services/cookies',
  };
}
