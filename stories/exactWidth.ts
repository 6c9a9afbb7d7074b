/** Returns parameters for a viewport of an exact width in px, for a story about a breakpoint: `globals` and
 * `parameters.viewport` go together. */
export const exactWidth = (width: number) => ({
  globals: { viewport: { value: 'exact' } },
  viewport: { options: { exact: { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } } } },
});
