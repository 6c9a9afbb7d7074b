/** Usage of each component, by name. */
declare module 'virtual:usage' {
  const usage: Readonly<Record<string, import('../harness/scripts/docs/usage.mjs').Usage>>;
  export default usage;
}
