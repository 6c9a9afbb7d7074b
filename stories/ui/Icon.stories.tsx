import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import * as icons from '../../src/ui/allIcons.js';
import { Icon } from '../../src/ui/Icon.js';
import { framed } from '../framed.js';
import { rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({ component: Icon, args: { drawing: icons.basket }, decorators: [framed(420)] });

/** The default of 20 px, hidden from assistive technology because text accompanies it. */
export const One = meta.story({
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg')!;
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    await expect(icon.getBoundingClientRect().width).toBe(20);
  },
});
/** The largest size, 26 px, where the weight of the lines is easiest to judge. */
export const Large = meta.story({ args: { size: 26 } });
/** An icon that points in the direction of the text is mirrored; one that depicts an object is not. */
export const RightToLeft = meta.story({
  render: () => (
    <>
      <Icon drawing={icons.onward} />
      <Icon drawing={icons.basket} />
    </>
  ),
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const scales = [...canvasElement.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).scale);
    await expect(scales).toEqual(['-1 1', 'none']);
  },
});
export const Zoomed = Large.extend({ decorators: [zoomed] });
