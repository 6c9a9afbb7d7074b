import type { Document } from '@contentful/rich-text-types';

/** Text of paragraphs, lists, links and images, for the service's own renderer; no address in it runs anything (CONT-042). */
export type RichText = Document;

/** A picture of the content service; width and height in px. */
export interface ContentImage {
  readonly url: string;
  /** For who cannot see it. */
  readonly accessibilityText: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** CONT-018 to CONT-021. */
export interface ContentButton {
  readonly entryTitle?: string | undefined;
  readonly text: string;
  readonly url: string;
  readonly buttonType?: string | undefined;
}

/** HOME-011 to HOME-017; one without all three images is none (HOME-021). */
export interface HomepageBanner {
  readonly id: string;
  readonly entryTitle: string;
  readonly desktopImage: ContentImage;
  readonly tabletImage: ContentImage;
  readonly mobileImage: ContentImage;
  readonly backgroundColour?: string | undefined;
  readonly link?: string | undefined;
}

/** CONT-014 to CONT-017. */
export interface TetrisCell {
  readonly id: string;
  readonly backgroundColour?: string | undefined;
  readonly title?: string | undefined;
  readonly content?: RichText | undefined;
  readonly image?: ContentImage | undefined;
  readonly button?: ContentButton | undefined;
}

/** CONT-022 to CONT-024. The rule `tetrisGrid` says how it is laid out. */
export interface TetrisBlock {
  readonly id: string;
  readonly title?: string | undefined;
  /** The layout's name, which has its number in it. */
  readonly layout: string;
  readonly tetrisCells: readonly TetrisCell[];
}

/** CONT-025, CONT-026. */
export interface QuickLinks {
  readonly id: string;
  readonly title?: string | undefined;
  readonly links: readonly { readonly text: string; readonly url: string }[];
}

/** CONT-027 to CONT-029. */
export interface Partnership {
  readonly id: string;
  readonly heading: string;
  readonly content?: RichText | undefined;
  readonly media?: ContentImage | undefined;
}

/** CONT-032 to CONT-035. */
export type HighlightedProduct = Omit<TetrisCell, 'backgroundColour'>;

/** CONT-030, CONT-031. */
export interface Highlights {
  readonly id: string;
  readonly title?: string | undefined;
  readonly highlightedProducts: readonly HighlightedProduct[];
}

/** A brand's home page as its editors made it. What is broken is left out, and named among the problems. */
export interface HomePageContent {
  readonly id: string;
  readonly brand: string;
  readonly topBanners: readonly HomepageBanner[];
  readonly topTetris?: TetrisBlock | undefined;
  readonly quickLinks?: QuickLinks | undefined;
  readonly partnership?: Partnership | undefined;
  readonly highlights?: Highlights | undefined;
  readonly bottomTetris?: TetrisBlock | undefined;
  readonly bottomBanners: readonly HomepageBanner[];
  /** Sentences for whoever edits the page, none for who reads it. */
  readonly problems: readonly string[];
}
