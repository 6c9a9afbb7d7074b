import preview from '../../.storybook/preview.js';
import { ButtonLink } from '../../src/ui/Button.js';
import { EmptyState } from '../../src/ui/EmptyState.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: EmptyState,
  args: { title: 'Your basket is waiting', children: 'Add a bottle or a case and it will appear here.' },
  decorators: [framed()],
});

export const WithAWayOut = meta.story({ args: { action: <ButtonLink href="#">Find a wine</ButtonLink> } });
export const WordsAlone = meta.story();
export const InANarrowPlace = WithAWayOut.extend({ decorators: [framed(320)] });
