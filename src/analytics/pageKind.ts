import type { PageType } from './pageTypes.js';

/** What analytics calls a page (ANLY-031, ANLY-032). */
export interface PageKind {
  readonly pageType: PageType;
  readonly pageName: string;
}
