interface Annotations {
  readonly component?: unknown;
  readonly args?: object;
  readonly render?: unknown;
}

/** Stories without Storybook, for a place without a page: what each draws, and with what. Whatever else they say is of no
 * use there. */
const storyOf = (meta: Annotations, input: Annotations) => ({
  meta,
  input,
  extend: (more: Annotations) => storyOf(meta, { ...input, ...more, args: { ...input.args, ...more.args } }),
});
export type StoryForServers = ReturnType<typeof storyOf>;

export default {
  meta: (meta: Annotations) => ({ input: meta, story: (input: Annotations = {}) => storyOf(meta, input) }),
};
