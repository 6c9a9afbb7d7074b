import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { DeliveryPromiseStripContainer } from '../../../src/storefront/shell/DeliveryPromiseStripContainer.js';
import { storyCalls } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

/** The strip is part of the shell, which surrounds each of these stories. */
const meta = preview.meta({
  component: DeliveryPromiseStripContainer,
  render: () => <p>A page</p>,
  decorators: [withStorefront],
});

export const Promised = meta.story({
  parameters: { rules: ['DLVR-005', 'DLVR-006', 'DLVR-007', 'DLVR-009'] },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Standard delivery.* to your door$/i);
    await expect(storyCalls.all.filter(([, address]) => address.includes('methodinfo'))).toEqual([
      ['GET', '/api/checkout/shipping/methods/methodinfo/STD'],
    ]);
  },
});

export const Failed = meta.story({
  parameters: { mock: { fault: 'getShippingMethodInfo:500' }, rules: ['DLVR-010'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usually delivered within 4-5 days')).toBeVisible();
  },
});
