import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { OrderSummary } from '../../src/blocks/OrderSummary.js';
import { loading, ready } from '../../src/model/load.js';
import type { Order } from '../../src/model/order.js';
import type { CheckoutStep } from '../../src/rules/checkout/checkout.js';
import { CheckoutPage, type CheckoutPageProps } from '../../src/screens/checkout/CheckoutPage.js';
import { Button } from '../../src/ui/Button.js';
import { failsToLoad, narrow } from '../commonStories.js';
import { from } from '../from.js';

const inside = {
  children: <Button>Continue</Button>,
  summary: from(({ order }) => <OrderSummary order={order.started} />),
};

const meta = preview.meta({
  component: CheckoutPage,
  args: {
    order: from(({ order }) => ready(order.started)),
    step: 'delivery' as CheckoutStep,
    onRetry: fn(),
  },
});

export const Loading = meta.story({
  args: { order: loading },
  parameters: { rules: ['CHKT-009'] },
  play: async ({ canvas, canvasElement }) => {
    for (const place of canvasElement.querySelectorAll('.wsk-Skeleton')) await expect(place).toBeVisible();
    await expect(canvasElement.querySelectorAll('[aria-busy=true] .wsk-Skeleton')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

const current = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-current=step]')?.textContent;

export const Delivery = meta.story({
  args: inside,
  parameters: { rules: ['CHKT-009', 'CHKT-008'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(current(canvasElement)).toContain('Delivery');
    await expect(canvas.queryByRole('link', { name: /Payment|Review/ })).toBeNull();
    await expect(canvas.getByRole('navigation', { name: 'Checkout steps' })).toBeVisible();
  },
});
/** On a small screen, the order summary is a single row with the total, and expands above the step. */
export const FoldedOrder = meta.story({
  args: inside,
  ...narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const total = canvasElement.querySelector('.wsk-FigureRow[data-tone=total] dd')?.textContent ?? '';
    const fold = canvas.getByRole('button', { name: `Show your order ${total}` });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('region', { name: 'Your order' })).toBeNull();
    await userEvent.click(fold);
    await expect(canvas.getByRole('region', { name: 'Your order' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Hide your order ${total}` }));
    await expect(canvas.queryByRole('region', { name: 'Your order' })).toBeNull();
  },
});
export const Payment = meta.story({
  args: { ...inside, step: 'payment', order: from(({ order }) => ready(order.delivered)) },
  parameters: { rules: ['BRAND-065', 'CHKT-009', 'CHKT-008'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(current(canvasElement)).toContain('Payment');
    await expect(canvas.queryByRole('link', { name: /Review/ })).toBeNull();
    const back = canvas.getByRole('link', { name: /Delivery/ });
    await expect(back.getAttribute('href')).toBe('/jsp/checkout/uk/common/checkout.jsp?step=delivery');
  },
});
/** Each country's checkout has its own addresses. */
const stepsAre =
  (country: string) =>
  async ({ canvas }: { canvas: { getAllByRole: (role: 'link', options: { name: RegExp }) => HTMLElement[] } }) => {
    const links = canvas.getAllByRole('link', { name: /Delivery|Shipping|Payment/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/jsp/checkout/${country}/common/checkout.jsp?step=delivery`,
      `/jsp/checkout/${country}/common/checkout.jsp?step=payment`,
    ]);
  };
const reviewed = { ...inside, step: 'review' as const, order: from(({ order }) => ready(order.paid)) };
export const InTheUs = meta.story({
  args: reviewed,
  globals: { brand: 'vir' },
  parameters: { rules: ['BRAND-065'] },
  play: stepsAre('us'),
});
export const InAustralia = meta.story({
  args: reviewed,
  globals: { brand: 'adc' },
  parameters: { rules: ['BRAND-065'] },
  play: stepsAre('au'),
});
export const Review = meta.story({
  args: { ...inside, step: 'review', order: from(({ order }) => ready(order.paid)) },
  parameters: { rules: ['CHKT-009'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /Delivery|Payment/ })).toHaveLength(2);
  },
});

/** An owner component that goes on to the next step. */
function Stepping(props: CheckoutPageProps) {
  const [step, setStep] = useState<CheckoutStep>('delivery');
  return (
    <>
      <Button onClick={() => setStep('payment')}>Go on</Button>
      <CheckoutPage {...props} step={step} />
    </>
  );
}
/** What had the focus is gone with the step before. */
export const NextStep = meta.story({
  args: { ...inside, order: from(({ order }) => ready(order.delivered)) },
  render: (args) => <Stepping {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'How would you like to pay?' })).toHaveFocus(),
    );
  },
});

export const NotStarted = meta.story({
  args: { order: ready(undefined) },
  parameters: { rules: ['CHKT-001'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start your checkout' })).toHaveAttribute(
      'href',
      '/jsp/checkout/common/checkout_guest_registered.jsp',
    );
    await expect(canvas.getByText('Check out as a guest or sign in. Your basket is saved.')).toBeVisible();
  },
});
export const NothingToBuy = meta.story({
  args: { order: from(({ order }) => ready({ ...order.started, lineItems: [] } satisfies Order)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a wine' })).toBeVisible();
    await expect(canvas.getByText('Add some wine before you check out.')).toBeVisible();
  },
});
export const Failed = meta.story({
  ...failsToLoad('order', 'Network request failed'),
  parameters: { rules: ['CHKT-009'] },
});
