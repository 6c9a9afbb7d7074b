import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { AddedToBasketConfirmation } from '../../src/screens/basket/AddedToBasketConfirmation.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: AddedToBasketConfirmation,
  args: {
    add: { itemcode: '0524718', quantity: 6, mixed: false, bottleCount: 6, price: 12.99 },
    name: from((world) => world.product('wine').name),
    phase: 'shown' as const,
  },
  decorators: [framed(424)],
});

export const Shown = meta.story({
  parameters: { rules: ['BSKT-006'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Added to your basket')).toBeVisible();
    await expect(canvas.getByText(`${args.name}, 6 bottles`)).toBeVisible();
  },
});
export const Case = meta.story({
  args: {
    add: { itemcode: 'M0912', quantity: 1, mixed: true, bottleCount: 12, caseBottleCount: 12, price: 119.88 },
    name: 'The House Mixed Dozen',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The House Mixed Dozen, 1 case, 12 bottles')).toBeVisible();
  },
});
/** A membership is no bottle. */
export const Membership = meta.story({
  args: {
    add: { itemcode: '00067SV', quantity: 1, mixed: false, bottleCount: 0, price: 29.99 },
    name: 'Unlimited Delivery, One Year',
  },
  parameters: { rules: ['BSKT-006'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unlimited Delivery, One Year, 1 item')).toBeVisible();
  },
});
export const Fading = meta.story({
  args: { phase: 'fading' },
  parameters: { rules: ['BSKT-008'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.wsk-AddedToBasketConfirmation')).toHaveStyle({ opacity: '0' });
  },
});
/** It takes half a second to fade, unless motion is reduced. */
export const FadesSlowly = meta.story({
  args: { phase: 'fading' },
  parameters: { emulate: { reducedMotion: 'no-preference' }, rules: ['BSKT-008'] },
  play: async ({ canvasElement }) => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const style = getComputedStyle(canvasElement.querySelector('.wsk-AddedToBasketConfirmation')!);
    await expect([style.transitionProperty, style.transitionDuration]).toEqual(['opacity', '0.5s']);
  },
});
export const Gone = meta.story({
  args: { phase: 'gone' },
  parameters: { rules: ['BSKT-008'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.wsk-AddedToBasketConfirmation')).toBeEmptyDOMElement();
  },
});
