import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { UnlimitedLogo } from '../../src/blocks/UnlimitedLogo.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: UnlimitedLogo, decorators: [framed(200)] });

export const Shown = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Unlimited' })).toBeVisible();
  },
});
