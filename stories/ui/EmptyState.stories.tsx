import preview from '../../.storybook/preview.js';
import { ButtonLink } from '../../src/ui/Button.js';
import { EmptyState } from '../../src/ui/EmptyState.js';
import { framed } from '../framed.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: EmptyState,
  args: { title: 'Your basket is waiting', children: 'Add a bottle or a case and it will appear here.' },
  decorators: [framed()],
});

/** An empty basket offers the one action that fills it. */
export const WithAWayOut = meta.story({ args: { action: <ButtonLink href="#">Find a wine</ButtonLink> } });
/** Without an action, the drawing and the words have to stand alone. */
export const WordsAlone = meta.story();
/** A very long word in the title and five sentences below it have to fit in 320 px. */
export const LongText = WithAWayOut.extend({
  args: {
    title: 'Your Weinkellerbestandsverzeichnis is waiting',
    children: 'Add a bottle or a case and it appears here. '.repeat(5),
  },
  decorators: [framed(320)],
  play: expectToFit,
});
export const InANarrowPlace = WithAWayOut.extend({ decorators: [framed(320)] });
export const RightToLeft = meta.story({
  args: { title: 'הסל שלכם ממתין', children: 'הוסיפו בקבוק או ארגז והוא יופיע כאן.' },
  decorators: [rightToLeft],
});
export const Zoomed = WithAWayOut.extend({
  decorators: [zoomed],
  play: expectToFit,
});
