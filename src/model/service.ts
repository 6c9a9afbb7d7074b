/** A paragraph, or the lines of a list. */
export type ServiceText = string | { readonly lines: readonly string[] };

/** A frequently asked question with its answer. */
export interface Question {
  /** Anchor in the address, after the `#`; unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly answer: readonly ServiceText[];
  /** Link after the answer; its path is relative to the base path. */
  readonly link?: { readonly name: string; readonly href: string };
}

/** Questions on one topic, under its name. */
export interface QuestionGroup {
  /** Anchor in the address; it must also differ from every question's anchor. */
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Anchors, after the `#`, that the rest of the shop uses to link to the terms page (BRAND-052 to BRAND-054). */
export const termsAnchors = ['wine-plans', 'terms-and-conditions', 'wine-and-spirit-plans'] as const;
/** One of `termsAnchors`. */
export type TermsAnchor = (typeof termsAnchors)[number];

/** A section of the terms: its heading and its paragraphs. */
export interface TermsSection {
  readonly title: string;
  readonly text: readonly ServiceText[];
}

/** Sections of the terms by anchor, in order. Every one of `termsAnchors` is required. */
export type TermsSections = Readonly<Record<TermsAnchor, TermsSection>> & Readonly<Record<string, TermsSection>>;

/** A page written by the shop's editors, such as the page about its growers or its cookies. */
export interface Article {
  readonly title: string;
  /** Summary in one sentence. */
  readonly lead: string;
  /** Sections by anchor, in order. */
  readonly sections: Readonly<Record<string, TermsSection>>;
  /** Products shown below the article: the results of a search, under a heading. */
  readonly products?: { readonly title: string; readonly term: string };
}
