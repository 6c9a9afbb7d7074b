import preview from '../../.storybook/preview.js';
import { Silhouette } from '../../src/ui/Silhouette.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: Silhouette,
  args: { shape: 'bottle' as const, variant: 'drawn' as const },
  decorators: [framed(400, 360)],
});

export const Bottle = meta.story();
export const Case = meta.story({ args: { shape: 'case' } });
export const FlatBottle = meta.story({ args: { variant: 'flat' } });
export const FlatCase = meta.story({ args: { shape: 'case', variant: 'flat' } });
