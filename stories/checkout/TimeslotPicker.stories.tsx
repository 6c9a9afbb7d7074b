import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle, loadFailed, loading, ready } from '../../src/model/load.js';
import { daysOnOffer } from '../../src/rules/checkout/timeslot.js';
import { TimeslotPicker } from '../../src/screens/checkout/TimeslotPicker.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const date = '2026-12-01';

const meta = preview.meta({
  component: TimeslotPicker,
  args: { days: daysOnOffer('2026-11-24'), date, action: idle, onDate: fn(), onChoose: fn(), onRetry: fn() },
  decorators: [framed(720)],
});

const slots = from(({ answer }) => ready(answer('getShippingOptions', { query: { date, shippingMethod: 'STD' } })));
const noon = { date, shippingMethod: 'STD', from: '12:00', to: '16:00' };

const theDay = { name: 'Tuesday 1 December 2026' };

/** Each month is named once, and the shopper need not choose a day. */
export const NoDay = meta.story({
  args: { date: '' },
  parameters: { rules: ['CHKT-033'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(29);
    await expect(canvas.getAllByText(/^(November|December)$/).map(({ textContent }) => textContent)).toEqual([
      'November',
      'December',
    ]);
    await expect(canvas.getByRole('radiogroup', { name: 'When would you like it?' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Any day will do' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Wednesday 2 December 2026' }));
    await expect(args.onDate.mock.calls).toEqual([[{ date: '2026-12-02' }]]);
  },
});
/** The arrow keys go from day to day, as in any group of radio buttons. */
export const Keyboard = meta.story({
  args: { date: '2026-11-30' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Monday 30 November 2026' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDate.mock.calls).toEqual([[{ date }]]);
  },
});
export const Loading = meta.story({
  args: { slots: loading },
  parameters: { rules: ['CHKT-033'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.wsk-Skeleton')).toBeVisible();
    await expect(canvas.getByRole('radio', theDay)).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: /:00/ })).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
export const Slots = meta.story({
  args: { slots },
  parameters: { rules: ['CHKT-033'] },
  play: async ({ args, canvas, userEvent }) => {
    const times = canvas.getByRole('radiogroup', { name: 'Time on Tuesday 1 December' });
    await expect([...times.querySelectorAll('input')].map((radio) => radio.closest('label')?.textContent)).toEqual([
      '08:00 to 12:00',
      '12:00 to 16:00',
      '16:00 to 20:00',
    ]);
    await userEvent.click(canvas.getByRole('radio', { name: '12:00 to 16:00' }));
    await expect(args.onChoose.mock.calls).toEqual([[{ timeslot: noon }]]);
    await expect(canvas.getByRole('heading', { name: 'When would you like it?' })).toBeVisible();
  },
});
export const NoneForTheDate = meta.story({
  args: { date: '2026-12-06', slots: ready([]) },
  parameters: { rules: ['CHKT-033'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We do not deliver on Sunday 6 December.');
  },
});
export const Chosen = meta.story({
  args: { slots, chosen: noon },
  parameters: { rules: ['CHKT-033'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '12:00 to 16:00' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Tuesday 1 December, 12:00 to 16:00');
    await userEvent.click(canvas.getByRole('radio', { name: 'Any day will do' }));
    await expect(args.onDate.mock.calls).toEqual([[{ date: '' }]]);
  },
});
export const Saving = meta.story({ args: { slots, chosen: noon, action: busy } });
export const Refused = meta.story({
  args: { slots, action: failed('That time has just been taken.') },
  parameters: { rules: ['CHKT-102'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That time has just been taken.');
  },
});
export const Failed = meta.story({
  args: { slots: loadFailed('Network request failed') },
  parameters: { rules: ['CHKT-033'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load the times for this day.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('radio', theDay)).toBeChecked();
    await expect(canvas.getByText(/Network request failed/)).toBeVisible();
  },
});
export const UnitedStates = meta.story({
  args: { slots },
  globals: { brand: 'vir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '8:00 AM to 12:00 PM' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Time on Tuesday, December 1' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Tuesday, December 1, 2026' })).toBeChecked();
    await expect(canvas.getAllByText(/^(Mon|Sun)$/).map(({ textContent }) => textContent)).toEqual(['Sun', 'Mon']);
  },
});
export const Narrow = meta.story({ args: { slots, chosen: noon }, decorators: [framed(288)] });
