/** A paragraph, or the lines of a list. */
export type ServiceText = string | { readonly lines: readonly string[] };

/** One question shoppers ask, with its answer. */
export interface Question {
  /** What an address leads to it by, after the `#`; unique on its page. */
  readonly id: string;
  readonly title: string;
  readonly answer: readonly ServiceText[];
  /** Where to go on from the answer; a path of the shop without its base path. */
  readonly link?: { readonly name: string; readonly href: string };
}

/** Questions about one thing, under its name. */
export interface QuestionGroup {
  /** As a question's, and unique among those as well. */
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** What the rest of the shop leads to on the terms page, after the `#` (BRAND-052 to BRAND-054). */
export const termsAnchors = ['wine-plans', 'terms-and-conditions', 'wine-and-spirit-plans'] as const;
/** One of `termsAnchors`. */
export type TermsAnchor = (typeof termsAnchors)[number];

/** A section of the terms: its heading and its paragraphs. */
export interface TermsSection {
  readonly title: string;
  readonly text: readonly ServiceText[];
}

/** The terms in their order, each section by what an address leads to it by. Without one for each anchor they are none. */
export type TermsSections = Readonly<Record<TermsAnchor, TermsSection>> & Readonly<Record<string, TermsSection>>;
