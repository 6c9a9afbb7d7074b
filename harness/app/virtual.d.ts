/** The kit's whole style sheet as shipped to hosts, built from the sources. */
declare module 'virtual:kit-css' {
  const css: string;
  export default css;
}

/** The only brand of a host. */
declare module 'virtual:brand' {
  import type { Brand } from '../../src/entries/model.js';
  export const brand: Brand;
}

/** A snapshot of a page's elements. */
declare module 'virtual:markup' {
  import type { createElement, ReactNode } from 'react';
  export const elements: (element: typeof createElement) => ReactNode;
}

/** The look of a brand: importing it loads the typefaces. */
declare module 'virtual:look' {
  /** Path of the brand's style sheet. */
  export const brandSheet: string;
}
