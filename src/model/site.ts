/** Country of a site (BRAND-001). */
export type Country = 'uk' | 'us' | 'au' | 'nz';
/** Which kind of host serves the page (BRAND-061). */
export type HostClass = 'dev' | 'test' | 'live';
export type Currency = 'GBP' | 'USD' | 'AUD' | 'NZD';
/** What prices are shown in: the site's currency, or points (BRAND-047). */
export type MoneyUnit = 'currency' | 'points';
export type FamilyName = 'classic' | 'editorial' | 'plain' | 'fresh' | 'bold';

/** CSS custom properties of a brand without their `--wsk-` prefix. */
export type Tokens = Readonly<Record<string, string>>;

/** Everything a brand's look is made of: the whole token set, plus what changes below 768 px. */
export interface Look {
  readonly family: FamilyName;
  readonly tokens: Tokens;
  readonly narrowTokens: Tokens;
}

/** Contact values of a brand (BRAND-032 to BRAND-039). */
export interface Contact {
  readonly web: string;
  readonly telephone: string;
  readonly wineplanTelephone: string;
  readonly address: string;
  readonly dpoEmail: string;
  readonly privacyUrl: string;
  readonly termsUrl: string;
  readonly cookiesUrl: string;
}

/** One path of a brand's mark, in a box of 46 by 46. */
export interface LogoShape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

/** Behaviour and looks of one brand. Plain data: it can be sent as JSON. */
export interface Brand extends Contact {
  readonly id: string;
  readonly name: string;
  readonly companyName: string;
  readonly displayName: string;
  /** The words beside or below the mark in the header. */
  readonly logo: { readonly mark: readonly LogoShape[]; readonly word: string; readonly strapline: string };
  readonly look: Look;
  readonly money: MoneyUnit;
  /** Short line in the strip above the header. */
  readonly deliveryLine: string;
  /** Wording that differs from the kit's default, by words key. */
  readonly words: Readonly<Record<string, string>>;
}

/** One host: it gives brand, country and currency, as in production (BRAND-005, BRAND-006). */
export interface Site {
  readonly id: string;
  readonly parentId: string;
  readonly brandId: string;
  readonly country: Country;
  readonly language: 'en';
  readonly currency: Currency;
  readonly hostClass: HostClass;
  readonly money: MoneyUnit;
  /** Adding to the basket raises page events instead of calls (BSKT-028). */
  readonly newCart: boolean;
  /** Wording that differs from the brand's, by words key. */
  readonly words: Readonly<Record<string, string>>;
}
