import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import type { SafeHtml } from '../../src/model/safeHtml.js';
import { GuaranteeBlock } from '../../src/screens/home/GuaranteeBlock.js';

const promise =
  '<div class="wsk-Html-section"><h2 class="wsk-Html-h2">Drink it happily, or not at all</h2><p class="wsk-Html-p">If a bottle is not to your taste, ring us and we will give you your money back.</p></div>';

const meta = preview.meta({ component: GuaranteeBlock, args: { html: promise as SafeHtml } });

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});
export const Failed = meta.story({
  args: { html: undefined },
  parameters: { rules: ['HOME-084'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.wsk-GuaranteeBlock')).toBeNull();
  },
});
