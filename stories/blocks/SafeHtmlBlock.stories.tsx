import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { SafeHtmlBlock } from '../../src/blocks/SafeHtmlBlock.js';
import type { SafeHtml } from '../../src/model/safeHtml.js';
import { framed } from '../framed.js';

/** Markup as returned by the sanitiser. */
const html =
  '<div class="wsk-Html-section"><h2 class="wsk-Html-h2">Drink it happily, or not at all</h2><p class="wsk-Html-p">Ring us. <a class="wsk-Html-a" href="/wines">All wines</a></p></div>';

const meta = preview.meta({ component: SafeHtmlBlock, args: { html: html as SafeHtml }, decorators: [framed()] });

export const Fragment = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All wines' })).toHaveAttribute('href', '/wines');
  },
});
