import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { DeliveryPromiseStripContainer } from '../../../src/storefront/shell/DeliveryPromiseStripContainer.js';
import { changeAnswer, storyCalls } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

/** The strip is part of the shell, which surrounds each of these stories. */
const meta = preview.meta({
  component: DeliveryPromiseStripContainer,
  render: () => <p>A page</p>,
  decorators: [withStorefront],
});

/** The whole line of the strip. */
const line = (element: HTMLElement) => element.closest('p')?.textContent;

export const Promised = meta.story({
  parameters: { rules: ['DLVR-005', 'DLVR-006', 'DLVR-007', 'DLVR-008', 'DLVR-009'] },
  beforeEach: () =>
    changeAnswer('getShippingMethodInfo', () => ({
      deliveryPromiseText: 'With you by Friday',
      deliveryMessage: 'Left in your porch',
    })),
  play: async ({ canvas }) => {
    const promise = await canvas.findByText('With you by Friday');
    await expect(line(promise)).toBe('With you by Friday Left in your porch');
    await expect(promise.compareDocumentPosition(canvas.getByText('A page'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(storyCalls.all.filter(([, address]) => address.includes('methodinfo'))).toEqual([
      ['GET', '/api/checkout/shipping/methods/methodinfo/STD'],
    ]);
  },
});

/** Other brands and countries ask for the same method. */
export const PromisedElsewhere = Promised.extend({ globals: { brand: 'vir' } });
export const PromisedInPointsShop = Promised.extend({ globals: { brand: 'hsb', login: 'hard' } });

export const Failed = meta.story({
  parameters: { mock: { fault: 'getShippingMethodInfo:500' }, rules: ['DLVR-010'] },
  play: async ({ canvas }) => {
    const usual = await canvas.findByText('Usually delivered within 4-5 days');
    await expect(usual).toBeVisible();
    await expect(line(usual)).toBe('Usually delivered within 4-5 days');
  },
});
export const Offline = Failed.extend({
  parameters: { mock: { fault: 'getShippingMethodInfo:offline' }, rules: ['DLVR-010'] },
});
export const Malformed = Failed.extend({
  parameters: { mock: { fault: 'getShippingMethodInfo:malformed' }, rules: ['DLVR-010'] },
});
/** A status other than 0 is a failure, whatever the response holds. */
export const FailedByStatus = Failed.extend({
  parameters: { mock: { fault: 'getShippingMethodInfo:status-9' }, rules: ['DLVR-008', 'DLVR-010'] },
});
