/**
 * Returns parameters for a viewport that is exactly the given number of px wide, for a story about a breakpoint.
 * `globals` and
 * `parameters.viewport` have to be set together.
 */
export const exactWidth = (width: number) => ({
  globals: { viewport: { value: 'exact' } },
  viewport: { options: { exact: { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } } } },
});
