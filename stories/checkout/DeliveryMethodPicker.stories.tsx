import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { shippingMethodsOf } from '../../mocks/fixtures/delivery.js';
import { busy, failed, idle, loadFailed, loading, ready } from '../../src/model/load.js';
import { DeliveryMethodPicker } from '../../src/screens/checkout/DeliveryMethodPicker.js';
import { failsToLoad } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: DeliveryMethodPicker,
  args: {
    methods: from(({ site }) => ready(shippingMethodsOf(site, false))),
    action: idle,
    onChoose: fn(),
    onInfo: fn(),
    onRetry: fn(),
    onRetryInfo: fn(),
  },
  decorators: [framed(720)],
});

export const Loading = meta.story({
  args: { methods: loading },
  parameters: { rules: ['CHKT-009'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.wsk-Skeleton')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

export const List = meta.story({
  parameters: { rules: ['CHKT-025', 'CHKT-022'] },
  play: async ({ args, canvas, userEvent }) => {
    const express = canvas.getByRole('radio', { name: /Express delivery/ });
    await expect(express).toHaveAccessibleName(/£11\.99/);
    await expect(express).toHaveAccessibleDescription('Next working day when you order before 3pm');
    const standard = canvas.getByRole('radio', { name: /Standard delivery/ });
    await expect(standard).toHaveAccessibleName(/£7\.99/);
    await expect(standard).toHaveAccessibleDescription('Usually delivered within 4-5 days');
    await expect(standard).toBeChecked();
    await userEvent.click(express);
    await expect(args.onChoose.mock.calls).toEqual([[{ shippingMethod: 'EXP' }]]);
    await expect(canvas.getByRole('radiogroup', { name: 'How soon would you like it?' })).toBeVisible();
  },
});
/** Names, prices and promises are the server's, in its order; the first counts until another is chosen. */
export const AsListed = meta.story({
  args: {
    methods: ready([
      { type: 'EXP', name: 'By bicycle', price: 6.8, promise: 'Before noon tomorrow' },
      { type: 'STD', name: 'By barge', price: 0.75, promise: 'Before the spring' },
    ]),
  },
  parameters: { rules: ['CHKT-022', 'CHKT-025'] },
  play: async ({ canvas }) => {
    const [bicycle, barge] = canvas.getAllByRole('radio');
    await expect(bicycle).toHaveAccessibleName(/By bicycle.*£6\.80/);
    await expect(bicycle).toHaveAccessibleDescription('Before noon tomorrow');
    await expect(bicycle).toBeChecked();
    await expect(barge).toHaveAccessibleName(/By barge.*£0\.75/);
    await expect(barge).toHaveAccessibleDescription('Before the spring');
  },
});
export const Chosen = meta.story({
  args: { chosen: 'EXP' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /Express delivery/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChoose).toHaveBeenCalledWith({ shippingMethod: 'STD' });
  },
});
export const FreeForMembers = meta.story({
  args: { methods: from(({ site }) => ready(shippingMethodsOf(site, true))) },
  parameters: { rules: ['CHKT-025'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Standard delivery Free/ })).toBeVisible();
  },
});
export const None = meta.story({
  args: { methods: ready([]) },
  parameters: { rules: ['CHKT-022'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We do not deliver to this address yet.');
  },
});
/** The information is fetched when the shopper opens it. */
export const MethodInformationAskedFor = meta.story({
  args: { chosen: 'EXP' },
  parameters: { rules: ['CHKT-026'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(args.onInfo).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
    await userEvent.click(canvas.getByText('More about Express delivery'));
    await waitFor(() => expect(args.onInfo).toHaveBeenCalledOnce());
  },
});
export const MethodInformation = meta.story({
  args: {
    info: from(({ answer }) => ready(answer('getShippingMethodInfo', { params: { methodCode: 'STD' } }))),
  },
  parameters: { rules: ['CHKT-026'] },
  play: async ({ canvas }) => {
    const promise = canvas.getByText('Usually delivered within 4-5 days', { selector: 'p' });
    const message = canvas.getByText('Standard delivery to your door', { selector: 'p' });
    await expect(message.getBoundingClientRect().top).toBeGreaterThanOrEqual(promise.getBoundingClientRect().bottom);
    await expect(message.parentElement).not.toHaveAttribute('aria-busy');
  },
});
export const MethodInformationLoading = meta.story({
  args: { info: loading },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.wsk-DeliveryMethodPicker-info')).toHaveAttribute('aria-busy', 'true');
  },
});
export const MethodInformationFailed = meta.story({
  args: { info: loadFailed('Network request failed') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load the details.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryInfo).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/Network request failed/)).toBeVisible();
  },
});
export const Saving = meta.story({ args: { chosen: 'EXP', action: busy } });
export const Refused = meta.story({
  args: { action: failed('Express delivery is no longer open today.') },
  parameters: { rules: ['CHKT-102'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Express delivery is no longer open today.');
    await expect(canvas.getByRole('radio', { name: /Standard delivery/ })).toBeChecked();
  },
});
export const Failed = meta.story({
  ...failsToLoad('methods', 'Network request failed'),
  parameters: { rules: ['CHKT-009', 'CHKT-102'] },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  parameters: { rules: ['CHKT-025'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /1,199 ?pts/ })).toBeVisible();
  },
});
export const UnitedStates = meta.story({
  globals: { brand: 'vir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next business day when you order before 3pm')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Standard shipping/ })).toBeVisible();
  },
});
export const Narrow = meta.story({ decorators: [framed(288)] });
