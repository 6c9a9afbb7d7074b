import preview from '../../.storybook/preview.js';
import { BrandLogo } from '../../src/screens/header/BrandLogo.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: BrandLogo, decorators: [framed(400)] });

export const Wide = meta.story();
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });
export const Plain = meta.story({ globals: { brand: 'hsb' } });
