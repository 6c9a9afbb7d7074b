import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle } from '../../src/model/load.js';
import { LabelMessageForm } from '../../src/screens/checkout/LabelMessageForm.js';
import { framed } from '../framed.js';

const none = { labelMessage1: '', labelMessage2: '', labelMessage3: '', labelMessage4: '' };
const four = {
  labelMessage1: 'Please leave it',
  labelMessage2: 'with the neighbour',
  labelMessage3: 'at number 16,',
  labelMessage4: 'with the green door',
};

const meta = preview.meta({
  component: LabelMessageForm,
  args: { start: none, action: idle, onDraft: fn(), onSubmit: fn() },
  decorators: [framed(720)],
});

export const Empty = meta.story({
  parameters: { rules: ['CHKT-035', 'CHKT-036', 'CHKT-037', 'CHKT-038'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Printed on the parcel for the driver, such as where to leave it.')).toBeVisible();
    for (const [index, line] of Object.values(four).entries())
      await userEvent.type(canvas.getByLabelText(`Line ${index + 1}`), line);
    await expect(args.onDraft).toHaveBeenLastCalledWith({ fields: four });
    await userEvent.click(canvas.getByRole('button', { name: 'Save the label' }));
    await expect(args.onSubmit.mock.calls).toEqual([[{ labelMessages: four }]]);
  },
});
export const FourLines = meta.story({
  args: { start: four },
  parameters: { rules: ['CHKT-035', 'CHKT-036', 'CHKT-037', 'CHKT-038'] },
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    await expect(values).toEqual(['Please leave it', 'with the neighbour', 'at number 16,', 'with the green door']);
  },
});
export const TooLong = meta.story({
  args: { start: { ...four, labelMessage3: 'x'.repeat(61) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the label' }));
    const third = canvas.getByLabelText('Line 3');
    await expect(third).toHaveAccessibleDescription('Please use at most 60 characters');
    await waitFor(() => expect(third).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const Saving = meta.story({
  args: { start: four, action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
  },
});
export const Saved = meta.story({
  args: { start: four, action: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saved' })).toBeVisible();
  },
});
export const Failed = meta.story({
  args: { start: four, action: failed('Network request failed') },
  parameters: { rules: ['CHKT-102'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network request failed');
    await expect(canvas.getByLabelText('Line 2')).toHaveValue('with the neighbour');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the label' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const Narrow = meta.story({ args: { start: four }, decorators: [framed(288)] });
