import type { Document } from '@contentful/rich-text-types';

/** Rich text of paragraphs, lists, links and images, for the service's own renderer. None of its addresses can run code
 * (CONT-042). */
export type RichText = Document;

/** A picture of the content service; width and height in px. */
export interface ContentImage {
  readonly url: string;
  /** Text alternative of the picture. */
  readonly accessibilityText: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A button or link in a cell (CONT-018 to CONT-021). */
export interface ContentButton {
  readonly entryTitle?: string | undefined;
  readonly text: string;
  readonly url: string;
  readonly buttonType?: string | undefined;
}

/** A banner of the home page (HOME-011 to HOME-017), with a picture for each screen width; without all three it is
 * dropped (HOME-021). */
export interface HomepageBanner {
  readonly id: string;
  readonly entryTitle: string;
  readonly desktopImage: ContentImage;
  readonly tabletImage: ContentImage;
  readonly mobileImage: ContentImage;
  readonly backgroundColour?: string | undefined;
  readonly link?: string | undefined;
}

/** One cell of a tetris block: picture, text and button (CONT-014 to CONT-017). */
export interface TetrisCell {
  readonly id: string;
  readonly backgroundColour?: string | undefined;
  readonly title?: string | undefined;
  readonly content?: RichText | undefined;
  readonly image?: ContentImage | undefined;
  readonly button?: ContentButton | undefined;
}

/** A grid of cells (CONT-022 to CONT-024); the rule `tetrisGrid` lays it out. */
export interface TetrisBlock {
  readonly id: string;
  readonly title?: string | undefined;
  /** Name of the layout, which includes its number. */
  readonly layout: string;
  readonly tetrisCells: readonly TetrisCell[];
}

/** A section of links (CONT-025, CONT-026). */
export interface QuickLinks {
  readonly id: string;
  readonly title?: string | undefined;
  readonly links: readonly { readonly text: string; readonly url: string }[];
}

/** A partner's story with a picture (CONT-027 to CONT-029). */
export interface Partnership {
  readonly id: string;
  readonly heading: string;
  readonly content?: RichText | undefined;
  readonly media?: ContentImage | undefined;
}

/** One highlighted product or case (CONT-032 to CONT-035). */
export type HighlightedProduct = Omit<TetrisCell, 'backgroundColour'>;

/** A section of highlighted products (CONT-030, CONT-031). */
export interface Highlights {
  readonly id: string;
  readonly title?: string | undefined;
  readonly highlightedProducts: readonly HighlightedProduct[];
}

/** The content of a brand's home page. Broken parts are dropped and listed in `problems`. */
export interface HomePageContent {
  readonly id: string;
  readonly brand: string;
  readonly topBanners: readonly HomepageBanner[];
  /** Item codes of the bottles in front of the first banner; the first one's price shows with them. */
  readonly heroWines?: readonly string[] | undefined;
  readonly topTetris?: TetrisBlock | undefined;
  readonly quickLinks?: QuickLinks | undefined;
  readonly partnership?: Partnership | undefined;
  readonly highlights?: Highlights | undefined;
  readonly bottomTetris?: TetrisBlock | undefined;
  readonly bottomBanners: readonly HomepageBanner[];
  /** Messages for the page's editors, never shown to shoppers. */
  readonly problems: readonly string[];
}
