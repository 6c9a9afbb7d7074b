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

/** A snapshot of a page's elements, and the tokens they were drawn with. */
declare module 'virtual:markup' {
  import type { createElement, ReactNode } from 'react';
  export const elements: (element: typeof createElement) => ReactNode;
  export const tokens: string;
}
