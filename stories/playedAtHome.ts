/** The toolbar's choices that decide what a story shows, and therefore what its play function finds. */
const choices = ['brand', 'login', 'persona', 'fault'] as const;

type Choices = Readonly<Record<string, unknown>>;

/** The parts of a story's context that tell where it is shown. */
interface Shown {
  /** The choices of the toolbar at the start. */
  readonly initialGlobals: Choices;
  /** The choices that the story makes itself. */
  readonly storyGlobals: Choices;
  /** The choices with which it is shown. */
  readonly globals: Choices;
  readonly step: (label: string, run: () => void) => unknown;
}

/** Limits a play function to the choices with which the story is tested: those of the toolbar at the start, and the
 * story's own. It looks for the words, prices and pages of that shop, so with any other choice the story is shown as it
 * starts, with one step that says why. */
export const playedAtHome =
  <Context extends Shown>(play: (context: Context) => unknown) =>
  async (context: Context): Promise<void> => {
    const { initialGlobals, storyGlobals, globals, step } = context;
    const home: Choices = { ...initialGlobals, ...storyGlobals };
    const others = choices.filter((choice) => globals[choice] !== home[choice]);
    if (others.length === 0) {
      await play(context);
      return;
    }
    const tested = others.map((choice) => `${choice} ${home[choice]}`).join(', ');
    await step(`Not played here: the story is tested with ${tested}.`, () => {});
  };

interface Story {
  readonly play?: unknown;
}
interface StoryOfMeta {
  extend: (input: Story) => StoryOfMeta;
}
interface Meta {
  story: (input?: Story | ((...of: never) => unknown)) => StoryOfMeta;
}
interface Preview {
  meta: (input: Story) => Meta;
}

const limited = <Input extends Story>(input: Input): Input =>
  typeof input.play === 'function'
    ? { ...input, play: playedAtHome(input.play as (context: Shown) => unknown) }
    : input;

function limitedStory(story: StoryOfMeta): StoryOfMeta {
  const { extend } = story;
  story.extend = (input) => limitedStory(extend.call(story, limited(input)));
  return story;
}

/** Limits the play functions of all stories of a preview with `playedAtHome`. Storybook has no hook around them. */
export function playStoriesAtHome(preview: unknown): void {
  const whole = preview as Preview;
  const { meta } = whole;
  whole.meta = (metaInput) => {
    const made = meta.call(whole, limited(metaInput));
    const { story } = made;
    made.story = (input = {}) => limitedStory(story.call(made, typeof input === 'function' ? input : limited(input)));
    return made;
  };
}
