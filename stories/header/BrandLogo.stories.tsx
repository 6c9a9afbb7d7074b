import preview from '../../.storybook/preview.js';
import { BrandLogo } from '../../src/screens/header/BrandLogo.js';
import { narrow } from '../commonStories.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: BrandLogo, decorators: [framed(400)] });

export const Wide = meta.story();
export const Narrow = meta.story(narrow);
export const Plain = meta.story({ globals: { brand: 'hsb' } });
