interface Annotations {
  readonly component?: unknown;
  readonly args?: object;
  readonly globals?: object;
  readonly render?: unknown;
}

/** Returns a story without Storybook, for rendering outside a page: only its component, args and globals.
 * Everything else in the story is ignored. */
const storyOf = (meta: Annotations, input: Annotations) => ({
  meta,
  input,
  extend: (more: Annotations) =>
    storyOf(meta, {
      ...input,
      ...more,
      args: { ...input.args, ...more.args },
      globals: { ...input.globals, ...more.globals },
    }),
});
export type StoryForServers = ReturnType<typeof storyOf>;

export default {
  meta: (meta: Annotations) => ({ input: meta, story: (input: Annotations = {}) => storyOf(meta, input) }),
};
