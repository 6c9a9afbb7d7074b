import preview from '../../.storybook/preview.js';
import { Skeleton } from '../../src/ui/Skeleton.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: Skeleton, args: { shape: 'line' as const }, decorators: [framed(260)] });

export const Line = meta.story({ args: { width: '60%' } });
export const Block = meta.story({ args: { shape: 'block' } });
