import type { MenuSection } from './navigation.js';
import type { Colours, Tokens } from './tokens.js';

/** Country-specific values used everywhere: the ISO 3166 code, the ISO 4217 currency and the page type of the checkout.
 * To add a country, add a row here; anything else that depends on the country then fails to compile until it covers
 * the new one. */
export const countryTable = {
  uk: { code: 'GB', currency: 'GBP', checkoutType: 'checkout-uk' },
  us: { code: 'US', currency: 'USD', checkoutType: 'checkout-us' },
  au: { code: 'AU', currency: 'AUD', checkoutType: 'checkout-au' },
  nz: { code: 'NZ', currency: 'NZD', checkoutType: 'checkout-au' },
} as const;
/** Country of a site (BRAND-001). */
export type Country = keyof typeof countryTable;
/** Every country with a site. */
export const countries = Object.keys(countryTable) as readonly Country[];
/** Kind of host that serves the page (BRAND-061). */
export type HostClass = 'dev' | 'test' | 'live';
/** ISO 4217 code of a site's currency. */
export type Currency = (typeof countryTable)[Country]['currency'];
/** Unit of prices: the site's currency, or points (BRAND-047). */
export type MoneyUnit = 'currency' | 'points';
/** The five families of looks; each brand belongs to one. */
export type FamilyName = 'classic' | 'editorial' | 'plain' | 'fresh' | 'bold';

/** Grounds that a part of a page may have. Each has its own colours, set by `data-ground` on the part's root. */
export const groundNames = ['page', 'header', 'strip', 'footer', 'hero', 'stage', 'offer', 'taste'] as const;
/** One of `groundNames`. */
export type GroundName = (typeof groundNames)[number];

/** Layouts in which families differ, beyond token values. */
export interface Variants {
  /** The first screen of the home page: a spotlight, a front page, two halves, a sheet of paper, a curtain. */
  readonly hero: 'spotlight' | 'frontPage' | 'halves' | 'sheet' | 'curtain';
  /** Main navigation: words with a line under the open one, or pills. */
  readonly nav: 'lines' | 'pills';
  /** Frame of the purchase controls: a panel, or a ticket with its stub. */
  readonly offer: 'panel' | 'ticket';
  /** What the bottle stands in on the product page: a panel at the start or at the end, a shelf across the page, a niche
   * between the words and the price, a round window, or a plinth on the page itself. */
  readonly stage: 'panel' | 'mirrored' | 'shelf' | 'niche' | 'window' | 'plinth';
  /** How the facts about a wine are laid out: a grid, a ledger with dotted leaders, large figures, a column, or a board
   * of departures. */
  readonly facts: 'grid' | 'ledger' | 'figures' | 'column' | 'board';
  /** Where the menu of the account is on a wide screen: at the start, at the end, as tabs or as a directory above the
   * page. */
  readonly account: 'start' | 'end' | 'tabs' | 'directory';
  /** The tiles of the account: in a row, the next case as a lead above the others, or as a column beside them. */
  readonly tiles: 'row' | 'lead' | 'column';
  /** Card of a wine in a list: open on the page, in a frame, or with everything centred below a tall picture. */
  readonly card: 'open' | 'framed' | 'centred';
  /** Footer: columns of links, the shop's name in the middle above them, or the name on a band of its own. */
  readonly footer: 'columns' | 'centred' | 'band';
  /** Lettering of the labels and cases in the mock shop's pictures: a warm roman, a newspaper's text face, a grotesque, a
   * geometric sans, or a high-contrast display face. */
  readonly lettering: 'roman' | 'text' | 'grotesque' | 'geometric' | 'didone';
  /** Drawing of a page or list with nothing on it: a cork that rolled off the table, a torn ticket, an empty newspaper
   * column, an empty plate, a receipt, a map. */
  readonly vignette: 'cork' | 'ticket' | 'column' | 'plate' | 'receipt' | 'map';
  /** How one page becomes the next: the picture of the pressed card becomes the product's while the pages fade, the pages
   * fade alone, or the next page is simply there. */
  readonly pages: 'morph' | 'fade' | 'cut';
}

/** The colours a brand is designed from, each `#rrggbb`. */
export interface PageColours {
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly ink: string;
  readonly paper: string;
  readonly surface: string;
  readonly sale: string;
}

/** What components read of a brand's look; its style sheet has the rest. */
export interface Layout {
  readonly family: FamilyName;
  readonly variants: Variants;
  /** Colours of the page, for content on an editor's background. */
  readonly colours: PageColours;
}

/** A brand's complete look: layouts, tokens, colours and typefaces. */
export interface Look extends Layout {
  /** Sizes, type, rules and ornament, the same on every ground. */
  readonly tokens: Tokens;
  /** Tokens that change below 768 px. */
  readonly narrowTokens: Partial<Tokens>;
  /** Colours, complete for each ground. */
  readonly grounds: Readonly<Record<GroundName, Colours>>;
  /** Style sheets of its typefaces, as package paths. */
  readonly fontFiles: readonly string[];
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

/** A word as outlines: 240 units to the em, with the baseline at 0 and the width in the same units. */
export interface LogoWord {
  readonly width: number;
  readonly d: string;
}

/** A card brand whose logo can be shown. */
export type CardLogo = 'visa' | 'mastercard' | 'americanExpress';

/** Values of one site that differ from its brand's, such as the contact values in a second country. */
export interface SiteOverrides extends Partial<Contact> {
  readonly words?: Readonly<Record<string, string>>;
}

/** Behaviour and looks of one brand. Plain data that can be sent as JSON. */
export interface Brand extends Contact {
  readonly id: string;
  readonly name: string;
  /** Not unique: brands may share a company (BRAND-008). */
  readonly companyName: string;
  readonly displayName: string;
  /** Country used when the host name has none (OPEN-048). */
  readonly country: Country;
  /** Further countries in which the brand has a site. */
  readonly alsoIn: Readonly<Partial<Record<Country, SiteOverrides>>>;
  /** Logo in the header: the mark in a square of 46, the name as outlines, and a strapline. */
  readonly logo: {
    readonly mark: readonly LogoShape[];
    readonly wordmark: readonly LogoWord[];
    readonly strapline: string;
  };
  readonly look: Layout;
  readonly money: MoneyUnit;
  /** Short line in the strip above the header; `{delivery}` is replaced by the site's delivery charge. */
  readonly deliveryLine: string;
  /** Wording that differs from the kit's default, by word key. */
  readonly words: Readonly<Record<string, string>>;
  /** Sections of the navigation, in order. */
  readonly menu: readonly MenuSection[];
  /** Number of sections the navigation shows before moving the rest under More (NAV-014, NAV-015). */
  readonly moreMenuAfter: number;
  /** Card logos among the payment logos (CHKT-056 to CHKT-060). */
  readonly cardLogos: readonly CardLogo[];
  /** Drawing shown with the delivery promise and the Unlimited offer (BRAND-056, BRAND-057). */
  readonly stripGraphic: 'truck' | 'none';
  /** Whether the Unlimited logo is shown with the Unlimited offer (BRAND-055). */
  readonly showsUnlimitedLogo: boolean;
  /** Whether the brand never asks for the email opt-in (BRAND-058). */
  readonly skipsOptInCheck: boolean;
  /** Whether the shop opens only after a card number check (GATE-001). */
  readonly hasCardGate: boolean;
  /** Whether there is a full-width overlay of the brand's partner (BRAND-062, OPEN-052). */
  readonly hasOverlay: boolean;
  /** Whether carousels have dots below them (OPEN-050). */
  readonly carouselDots: boolean;
  /** False when the host hides recently viewed products (HOME-050, OPEN-051). The brand's content can hide them as
   * well. */
  readonly enableRecentlyBrowsed: boolean;
  /** Content field with the text about collection from a store (DLVR-013, OPEN-089). */
  readonly storeCollectionField: 'storeCollectionDelivery' | 'averysStoreCollectionDelivery';
  /** File with the suggestion data, for sites that use one (SRCH-038, SRCH-039). */
  readonly searchSuggestFile: string;
}

/** A brand with its complete look, from which its style sheet is written. */
export interface DesignedBrand extends Brand {
  readonly look: Look;
}

/** A brand's entry in the content service (BRAND-042, BRAND-043). */
export interface BrandContent {
  readonly brandIdentifier: string;
  readonly enableRecentlyBrowsed: boolean;
}

/** The site of one host, with its brand, country and currency (BRAND-005, BRAND-006). */
export interface Site {
  readonly id: string;
  readonly parentId: string;
  readonly brandId: string;
  readonly country: Country;
  readonly language: 'en';
  readonly currency: Currency;
  readonly hostClass: HostClass;
  readonly money: MoneyUnit;
  /** Price of one delivery: a decimal in the site's currency, or whole points. */
  readonly deliveryCharge: number;
  /** Item code of the e-voucher; live hosts use a different one (GIFT-031, OPEN-086). */
  readonly eVoucherItemCode: string;
  /** Whether adding to the basket raises page events instead of calls (BSKT-028). */
  readonly newCart: boolean;
  /** Whether suggestions come from the shop's index or from a separate file (OPEN-038). */
  readonly suggestionSource: 'index' | 'file';
  /** The brand's file, unless the site has its own (OPEN-014). */
  readonly searchSuggestFile: string;
  /** Whether the search panel has quick filters (SRCH-016). */
  readonly hasQuickFilters: boolean;
  /** Wording that differs from the brand's, by word key. */
  readonly words: Readonly<Record<string, string>>;
  /** Contact values that differ from the brand's. */
  readonly contact: Partial<Contact>;
}
