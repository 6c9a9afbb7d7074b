import preview from '../../.storybook/preview.js';
import { BottleSkeleton } from '../../src/ui/BottleSkeleton.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: BottleSkeleton, decorators: [framed(260, 360)] });

export const Bottle = meta.story();
