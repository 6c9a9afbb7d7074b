import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { brands } from '../../../src/brands/registry.js';
import type { ApiError } from '../../../src/model/error.js';
import { CardNumberGateContainer } from '../../../src/storefront/identity/CardNumberGateContainer.js';
import { CardNumberGate as LazyGate } from '../../../src/storefront/pages/parts.js';
import { answerInstead, callsFromHere, storyCalls } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: CardNumberGateContainer,
  decorators: [withStorefront],
  globals: { brand: 'hsb' },
  args: { check: fn(async () => 'available') },
});

type Canvas = ReturnType<typeof within>;
type User = { keyboard: (keys: string) => Promise<void> };
const gate = (canvas: Canvas) => canvas.findByRole('dialog', { name: 'Welcome to your perfect wines' });
async function enter(canvas: Canvas, userEvent: User, digits: string): Promise<void> {
  await userEvent.keyboard(`${digits}{Enter}`);
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Checking...' })).toBeNull());
}

/** Six digits are sent, and the shop's message is shown unchanged; six other digits then open the gate.
 * Afterwards the page scrolls as the host had set it. */
export const Passed = meta.story({
  parameters: {
    rules: ['GATE-023', 'GATE-024', 'GATE-025', 'GATE-026', 'GATE-027', 'GATE-028', 'GATE-029', 'MISC-027'],
  },
  beforeEach() {
    document.documentElement.style.overflow = 'clip';
    return () => {
      document.documentElement.style.overflow = '';
    };
  },
  play: async ({ canvas, userEvent }) => {
    const open = await gate(canvas);
    const calls = await callsFromHere();
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await enter(canvas, userEvent, '000000');
    await expect(
      await canvas.findByText('We do not recognise these numbers. Please check your card and try again.'),
    ).toBeVisible();
    await expect(open).toBeVisible();
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await expect(host.reload).not.toHaveBeenCalled();
    // The same digits are judged again.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(calls.writes).toHaveLength(2));
    await calls.settle();
    await userEvent.click(within(open).getByRole('textbox', { name: 'Digit 1 of 6' }));
    await enter(canvas, userEvent, '411111');
    await waitFor(() => expect(open).not.toHaveAttribute('open'));
    await expect(document.documentElement.style.overflow).toBe('clip');
    // Nothing else that the gate may have held is still held.
    await expect(document.body.style.overflow).toBe('');
    await expect(host.reload).toHaveBeenCalledOnce();
    await expect(calls.writes).toEqual([
      ['PUT', '/api/priceToPoints/card/validateBinRange', { cardId: '000000' }],
      ['PUT', '/api/priceToPoints/card/validateBinRange', { cardId: '000000' }],
      ['PUT', '/api/priceToPoints/card/validateBinRange', { cardId: '411111' }],
    ]);
  },
});

/** Only the exact word opens the gate; a message that contains it is shown like any other. */
export const Unsuccessful = meta.story({
  parameters: { rules: ['BRAND-041', 'GATE-004', 'GATE-005', 'GATE-025', 'GATE-026', 'GATE-028', 'GATE-029'] },
  beforeEach: () =>
    answerInstead('validateCardBinRange', {
      statusCode: 0,
      statusMessage: 'The check of 454312 was unsuccessful. Call {phone}.',
    }),
  play: async ({ canvas, userEvent }) => {
    const open = await gate(canvas);
    await enter(canvas, userEvent, '454312');
    await expect(await canvas.findByText('The check of 454312 was unsuccessful. Call 01632 960 318.')).toBeVisible();
    for (const statusMessage of ['Successful', 'successful.', 'not successful', '<b>Sorry</b>: 50% of cards  fail']) {
      answerInstead('validateCardBinRange', { statusCode: 0, statusMessage });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => {
        const said = within(open)
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .filter(Boolean);
        expect(said).toEqual([statusMessage]);
      });
    }
    await userEvent.keyboard('{Escape}');
    await storyCalls.settle();
    await expect(open).toBeVisible();
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await expect(host.reload).not.toHaveBeenCalled();
  },
});

/** Of two messages, the gate shows the one about the digits. */
export const RefusedWithTwoMessages = meta.story({
  parameters: { rules: ['GATE-029'] },
  beforeEach: () =>
    answerInstead(
      'validateCardBinRange',
      {
        statusCode: 1,
        statusMessage: 'These are not the digits of one of our cards.',
        errorResponse: { message: 'The request was refused.' },
      },
      422,
    ),
  play: async ({ canvas, userEvent }) => {
    await gate(canvas);
    await enter(canvas, userEvent, '454312');
    await canvas.findByText('These are not the digits of one of our cards.');
    await expect(canvas.queryByText('The request was refused.')).toBeNull();
  },
});

const otherChecks = ['unavailable', 'available2', 'Available', 'not available', 'true', ''].map((value) => ({
  value,
  check: fn(async () => value),
}));
/** Any other value of the cookie leaves the shop open. */
export const NotNeeded = meta.story({
  render: () => (
    <>
      {otherChecks.map(({ value, check }) => (
        <CardNumberGateContainer key={value} check={check} />
      ))}
    </>
  ),
  parameters: { rules: ['GATE-002', 'MISC-027'] },
  play: async ({ canvas }) => {
    for (const { check } of otherChecks) await waitFor(() => expect(check).toHaveBeenCalledOnce());
    await canvas.findByRole('button', { name: 'Sign in' });
    await storyCalls.settle();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(host.log).not.toHaveBeenCalled();
  },
});

/** A failed check is logged, and does not keep the shopper out. */
export const CheckFailed = meta.story({
  args: {
    check: fn(async () => {
      throw new Error('no cookies here');
    }),
  },
  parameters: { rules: ['GATE-003'] },
  play: async ({ canvas }) => {
    const logged = () => host.log.mock.calls.map(([error]) => (error as ApiError).operationId);
    await waitFor(() => expect(logged()).toEqual(['cardCheck']));
    await storyCalls.settle();
    await expect(logged()).toEqual(['cardCheck']);
    await expect(host.track.mock.calls.filter(([{ event }]) => event === 'Errors')).toEqual([]);
    await expect(host.reload).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

const failsOnceThenWorks =
  (message: RegExp) =>
  async ({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) => {
    await gate(canvas);
    await userEvent.keyboard('411111{Enter}');
    await canvas.findByText(message);
    await expect(host.reload).not.toHaveBeenCalled();
    // What was typed is kept.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
  };
export const FailedOnce = meta.story({
  parameters: { mock: { fault: 'validateCardBinRange:500*1' }, rules: ['GATE-012'] },
  play: failsOnceThenWorks(/Something went wrong on our side/),
});
export const OfflineOnce = meta.story({
  parameters: { mock: { fault: 'validateCardBinRange:offline*1' }, rules: ['MISC-019'] },
  play: failsOnceThenWorks(/^Network request failed\b/),
});
export const TimedOutOnce = meta.story({
  parameters: { mock: { fault: 'validateCardBinRange:timeout*1' }, rules: ['MISC-020'] },
  play: failsOnceThenWorks(/^Network request timed out\b/),
});
export const MalformedOnce = meta.story({
  parameters: { mock: { fault: 'validateCardBinRange:malformed*1' } },
  play: failsOnceThenWorks(/Something went wrong\. Please try again/),
});

/** Brands without points have no gate, whatever a host's check returns. */
export const OtherBrand = meta.story({
  render: () => <p className="wsk-Text">The shop</p>,
  globals: { brand: 'law' },
  parameters: { rules: ['GATE-001'], cardCheck: 'available' },
  // Loaded in advance, because otherwise a missing gate might just be one that is still loading.
  async beforeEach() {
    LazyGate.load();
    await import('../../../src/storefront/identity/CardNumberGateContainer.js');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
    await storyCalls.settle();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(brands.filter(({ hasCardGate }) => hasCardGate).map(({ id }) => id)).toEqual(['hsb']);
  },
});
/** Nor has the brand of another card. */
export const BrandOfAnotherCard = OtherBrand.extend({ globals: { brand: 'amx' } });
export const PointsBrand = OtherBrand.extend({
  globals: { brand: 'hsb' },
  parameters: { rules: ['BRAND-016', 'GATE-001', 'GATE-002'] },
  play: async ({ canvas }) => {
    await gate(canvas);
  },
});
