/** The kit's whole style sheet as a host gets it, made from the sources. */
declare module 'virtual:kit-css' {
  const css: string;
  export default css;
}
