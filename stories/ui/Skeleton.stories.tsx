import preview from '../../.storybook/preview.js';
import { Skeleton } from '../../src/ui/Skeleton.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: Skeleton, args: { shape: 'line' as const }, decorators: [framed(260)] });

/** Holds the place of a line of text, with the same height, so nothing moves when the text arrives. */
export const Line = meta.story({ args: { width: '60%' } });
/** Holds the place of a picture or panel, and takes its height from the box around it. */
export const Block = meta.story({ args: { shape: 'block' } });
