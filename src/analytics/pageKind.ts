import type { PageType } from './pageTypes.js';

/** Type and name of a page in analytics (ANLY-031, ANLY-032). */
export interface PageKind {
  readonly pageType: PageType;
  readonly pageName: string;
}
