import preview from '../../.storybook/preview.js';
import { BottleSkeleton } from '../../src/ui/BottleSkeleton.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: BottleSkeleton, decorators: [framed(260, 360)] });

/** The placeholder fills the height of its stage while the bottle is loading. */
export const Bottle = meta.story();
