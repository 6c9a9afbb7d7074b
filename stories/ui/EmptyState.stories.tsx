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

export const WithAWayOut = meta.story({ args: { action: <ButtonLink href="#">Find a wine</ButtonLink> } });
export const WordsAlone = meta.story();
export const InANarrowPlace = WithAWayOut.extend({ decorators: [framed(320)] });
export const LongText = WithAWayOut.extend({
  args: {
    title: 'Your Weinkellerbestandsverzeichnis is waiting',
    children: 'Add a bottle or a case and it appears here. '.repeat(5),
  },
  decorators: [framed(320)],
  play: expectToFit,
});
export const RightToLeft = meta.story({
  args: { title: 'הסל שלכם ממתין', children: 'הוסיפו בקבוק או ארגז והוא יופיע כאן.' },
  decorators: [rightToLeft],
});
export const Zoomed = WithAWayOut.extend({
  decorators: [zoomed],
  play: expectToFit,
});
