import preview from '../../.storybook/preview.js';
import { Silhouette } from '../../src/ui/Silhouette.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: Silhouette,
  args: { shape: 'bottle' as const, variant: 'drawn' as const },
  decorators: [framed(400, 360)],
});

/** Takes the place of a missing picture of a wine. */
export const Bottle = meta.story();
/** Holds the place of a bottle while a page loads; many appear at once, so it is a plain outline. */
export const FlatBottle = meta.story({ args: { variant: 'flat' } });
/** The drawing with the most parts: six necks above a crate, which have to stay distinct on a card. */
export const Case = meta.story({ args: { shape: 'case' } });
export const FlatCase = meta.story({ args: { shape: 'case', variant: 'flat' } });
