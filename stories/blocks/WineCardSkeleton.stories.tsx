import preview from '../../.storybook/preview.js';
import { WineCardSkeleton } from '../../src/blocks/WineCardSkeleton.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: WineCardSkeleton, decorators: [framed(292)] });

export const Loading = meta.story();
