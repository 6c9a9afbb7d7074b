import preview from '../../.storybook/preview.js';
import { TruckGraphic } from '../../src/blocks/TruckGraphic.js';

const meta = preview.meta({ component: TruckGraphic });

export const Shown = meta.story();
