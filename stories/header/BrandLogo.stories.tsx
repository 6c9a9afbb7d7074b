import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { BrandLogo } from '../../src/screens/header/BrandLogo.js';
import { narrow } from '../commonStories.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: BrandLogo, decorators: [framed(400)] });

/** Returns how many shapes the mark and each word of the name have. */
const shapesIn = (canvasElement: Element) =>
  [...canvasElement.querySelectorAll('.wsk-BrandLogo svg')].map((drawing) => drawing.querySelectorAll('path').length);

export const Wide = meta.story({
  play: async ({ canvasElement }) => {
    await expect(shapesIn(canvasElement)).toEqual([4, 1]);
  },
});
export const Narrow = meta.story(narrow);
export const Plain = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvasElement }) => {
    await expect(shapesIn(canvasElement)).toEqual([3, 1, 1]);
  },
});
