import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { PartnershipSection } from '../../src/screens/home/PartnershipSection.js';
import { narrow } from '../commonStories.js';
import { exactWidth } from '../exactWidth.js';
import { from } from '../from.js';
import { expectToFit } from '../storyChecks.js';
import { homeContentOf } from './contentOf.js';
import { documentOf, node, words } from './richText.js';

const meta = preview.meta({
  component: PartnershipSection,
  args: { partnership: from((world) => homeContentOf(world).partnership!) },
});

export const WideWithImage = meta.story({
  parameters: { rules: ['HOME-073', 'HOME-074', 'CONT-012', 'CONT-027', 'CONT-028', 'CONT-029'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Growers we call friends' })).toBeVisible();
    await expect(canvas.getByText(/rainy harbours/)).toBeVisible();
    const picture = canvasElement.querySelector('img');
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('src', '/images/law/parcels/partnership.svg');
  },
});
/** The story is formatted as its editor wrote it. */
export const RichWords = meta.story({
  args: {
    partnership: from((world) => ({
      ...homeContentOf(world).partnership!,
      content: documentOf(
        node('paragraph', [
          words('Bought '),
          words('slowly', 'bold'),
          words(', from '),
          node('hyperlink', [words('three hillsides')], { uri: '/wines?Ntt=red' }),
        ]),
      ),
    })),
  },
  parameters: { rules: ['HOME-074', 'CONT-028'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('slowly').tagName).toBe('STRONG');
    await expect(canvas.getByRole('link', { name: 'three hillsides' })).toHaveAttribute('href', '/wines?Ntt=red');
  },
});
export const SmallWithoutImage = meta.story({
  ...narrow,
  parameters: { rules: ['HOME-075'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).not.toBeVisible();
    await expectToFit({ canvasElement });
  },
});
/** The widest screen that is small, and the narrowest that is not. */
export const UpTo767 = meta.story({
  globals: exactWidth(767).globals,
  parameters: { viewport: exactWidth(767).viewport, rules: ['HOME-075'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/rainy harbours/)).toBeVisible();
    await expect(canvasElement.querySelector('img')).not.toBeVisible();
  },
});
export const From768 = meta.story({
  globals: exactWidth(768).globals,
  parameters: { viewport: exactWidth(768).viewport, rules: ['HOME-075'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeVisible();
  },
});
export const WithoutPicture = meta.story({
  args: { partnership: from((world) => ({ ...homeContentOf(world).partnership!, media: undefined })) },
});
