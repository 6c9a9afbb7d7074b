/** A paragraph, or the lines of a list. */
export type ServiceText = string | { readonly lines: readonly string[] };

/** One question shoppers ask, with its answer. */
export interface Question {
  /** Its anchor in the address, after the `#`; unique on its page. */
  readonly id: string;
  readonly title: string;
  readonly answer: readonly ServiceText[];
  /** A link after the answer; its path is below the base path. */
  readonly link?: { readonly name: string; readonly href: string };
}

/** Questions about one thing, under its name. */
export interface QuestionGroup {
  /** As a question's, and unique among those as well. */
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Anchors of the terms page the rest of the shop links to, after the `#` (BRAND-052 to BRAND-054). */
export const termsAnchors = ['wine-plans', 'terms-and-conditions', 'wine-and-spirit-plans'] as const;
/** One of `termsAnchors`. */
export type TermsAnchor = (typeof termsAnchors)[number];

/** A section of the terms: its heading and its paragraphs. */
export interface TermsSection {
  readonly title: string;
  readonly text: readonly ServiceText[];
}

/** The sections of the terms by anchor, in order. Every one of `termsAnchors` is required. */
export type TermsSections = Readonly<Record<TermsAnchor, TermsSection>> & Readonly<Record<string, TermsSection>>;

/** A page of the shop's editors, such as the one about its growers or its cookies. */
export interface Article {
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly lead: string;
  /** Its sections by anchor, in order. */
  readonly sections: Readonly<Record<string, TermsSection>>;
  /** Products that show below it: what a search finds, under a heading. */
  readonly products?: { readonly title: string; readonly term: string };
}
