import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { endpoints } from '../../src/api/endpoints.js';
import { ApiPage } from './ApiPage.js';

const meta = preview.meta({ title: 'docs/API', tags: ['!autodocs'], component: ApiPage });

export const AllCalls = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const listed = [...canvasElement.querySelectorAll('details summary strong')].map(({ textContent }) =>
      textContent.trim(),
    );
    await expect(new Set(listed)).toEqual(new Set(Object.keys(endpoints)));
    await expect(canvas.getByText(`${listed.length} of ${listed.length} calls`)).toBeVisible();
  },
});

/** The target of links from the docs page of a container; the address names the call. */
export const OneCall = meta.story({
  args: { find: 'getCart' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.find!)).toBeVisible();
  },
});

/** A call's description and parameters. */
export const Described = meta.story({
  args: { find: 'setCartItemQuantity' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('setCartItemQuantity'));
    const call = within(canvas.getByRole('group'));
    await expect(call.getByText(/^Sets the quantity of an item in the basket\./)).toBeVisible();
    await expect(call.getByText(/New number of units: bottles or cases, 1 to 99\./)).toBeVisible();
  },
});

/** The description of each field of a response. */
export const AnswerDescribed = meta.story({
  args: { find: 'getCart api/cart/list' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('getCart'));
    await expect(
      within(canvas.getByRole('group')).getByText(/Number of bottles in all lines together\./),
    ).toBeVisible();
  },
});

export const FoundByRow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'CHKT-073');
    await expect(canvas.getByText('payAndCommit')).toBeVisible();
    await expect(canvas.queryByText('getCart')).toBeNull();
  },
});

export const Tried = meta.story({
  parameters: { mock: { basket: [{ product: 'wine', quantity: 3 }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'getCart api/cart/list');
    await userEvent.click(canvas.getByText('getCart'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }));
    await waitFor(() => expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(/^200 .*"numBottles": 3/));
  },
});

export const Refused = meta.story({
  globals: { login: 'visitor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'createRegisteredCheckout');
    await userEvent.click(canvas.getByText('createRegisteredCheckout'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }));
    await waitFor(() => expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(/^401/));
  },
});
