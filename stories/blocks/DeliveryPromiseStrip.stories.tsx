import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { DeliveryPromiseStrip } from '../../src/blocks/DeliveryPromiseStrip.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { narrow } from '../commonStories.js';

const meta = preview.meta({
  component: DeliveryPromiseStrip,
  args: {
    promise: ready({ deliveryPromiseText: 'With you by Friday', deliveryMessage: 'Standard delivery to your door' }),
  },
});

export const TextAndMessage = meta.story({
  parameters: { rules: ['DLVR-006', 'DLVR-007', 'DLVR-016'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('With you by Friday Standard delivery to your door');
    await expect(canvas.getByRole('paragraph')).not.toHaveAttribute('aria-busy');
  },
});

export const TextOnly = meta.story({
  args: { promise: ready({ deliveryPromiseText: 'With you by Friday', deliveryMessage: '' }) },
  parameters: { rules: ['DLVR-006', 'DLVR-016'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph').textContent).toBe('With you by Friday');
  },
});

export const Loading = meta.story({
  args: { promise: loading },
  parameters: { rules: ['DLVR-016'] },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('paragraph');
    await expect(line).toHaveAttribute('aria-busy', 'true');
    await expect(line.textContent).toBe('');
  },
});

/** The same words in every country. */
export const Failed = meta.story({
  globals: { brand: 'vir' },
  args: { promise: loadFailed('Network request failed') },
  parameters: { rules: ['DLVR-010', 'DLVR-016'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph').textContent).toBe('Usually delivered within 4-5 days');
    await expect(canvas.getByRole('paragraph')).not.toHaveAttribute('aria-busy');
  },
});

const showsTruck = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(canvasElement.querySelector('.wsk-TruckGraphic')).toBeVisible();
};
export const Truck = meta.story({
  globals: { brand: 'avy' },
  parameters: { rules: ['BRAND-056'] },
  play: showsTruck,
});
export const TruckNarrow = meta.story({
  globals: { brand: 'stw', ...narrow.globals },
  parameters: { rules: ['BRAND-057'] },
  play: showsTruck,
});
