import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle, loadFailed, loading, ready } from '../../src/model/load.js';
import { TimeslotPicker } from '../../src/screens/checkout/TimeslotPicker.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const date = '2026-12-01';

const meta = preview.meta({
  component: TimeslotPicker,
  args: { date, action: idle, onDate: fn(), onChoose: fn(), onRetry: fn() },
  decorators: [framed(720)],
});

const slots = from(({ answer }) => ready(answer('getShippingOptions', { query: { date, shippingMethod: 'STD' } })));
const noon = { date, shippingMethod: 'STD', from: '12:00', to: '16:00' };

export const NoDay = meta.story({
  args: { date: '' },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    fireEvent.change(canvas.getByLabelText(/^Delivery day/), { target: { value: '2026-12-02' } });
    await expect(args.onDate.mock.calls).toEqual([[{ date: '2026-12-02' }]]);
  },
});
export const Loading = meta.story({
  args: { slots: loading },
  parameters: { rules: ['CHKT-033'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.wsk-Skeleton')).toBeVisible();
    await expect(canvas.getByLabelText(/^Delivery day/)).toHaveValue(date);
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
export const Slots = meta.story({
  args: { slots },
  parameters: { rules: ['CHKT-033'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Time on Tuesday 1 December' })).toBeVisible();
    await expect(canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
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
    await userEvent.click(canvas.getByRole('button', { name: 'Any day will do' }));
    await expect(args.onChoose.mock.calls).toEqual([[{ timeslot: undefined }]]);
  },
});
export const Saving = meta.story({ args: { slots, chosen: noon, action: busy } });
export const Refused = meta.story({
  args: { slots, action: failed('That time has just been taken.') },
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
    await expect(canvas.getByLabelText(/^Delivery day/)).toHaveValue(date);
    await expect(canvas.getByText(/Network request failed/)).toBeVisible();
  },
});
export const UnitedStates = meta.story({
  args: { slots },
  globals: { brand: 'vir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '8:00 AM to 12:00 PM' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Time on Tuesday, December 1' })).toBeVisible();
  },
});
export const Narrow = meta.story({ args: { slots, chosen: noon }, decorators: [framed(288)] });
