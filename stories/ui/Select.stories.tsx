import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Select } from '../../src/ui/Select.js';
import { framed } from '../framed.js';
import { expectToFit, hovered, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: Select,
  args: {
    label: 'Show another case',
    options: [
      { value: 'lunch', label: 'The Sunday Lunch Dozen' },
      { value: 'reds', label: 'Cellar Reds' },
      { value: 'fizz', label: 'Christmas Fizz (sold out)', disabled: true },
    ],
  },
  decorators: [framed(420)],
});

/** One option is always selected, so the field is neither empty nor marked as required. */
export const Default = meta.story({
  args: { name: 'case', defaultValue: 'reds' },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: 'Show another case' });
    await expect(list).toHaveValue('reds');
    // There is always a choice.
    await expect(list).not.toBeRequired();
    await userEvent.selectOptions(list, 'lunch');
    await expect(list).toHaveDisplayValue('The Sunday Lunch Dozen');
  },
});
/** The placeholder is still selected: the message says what to choose, and is read with the field. */
export const Invalid = meta.story({
  args: { placeholder: 'Choose a case', error: 'Please choose a case' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Please choose a case');
  },
});
/** At 320 px, an option wider than the box must not stretch the page. */
export const LongText = meta.story({
  args: {
    options: [{ value: 'long', label: 'Twelve of the most generous reds of the southern Rhône and the Languedoc' }],
    hint: 'One for each month of the year. '.repeat(4),
  },
  decorators: [framed(320)],
  play: expectToFit,
});
export const NothingChosen = meta.story({
  args: { placeholder: 'Choose a case' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toBeRequired();
  },
});
export const Hovered = meta.story({ decorators: [hovered] });
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const RightToLeft = meta.story({
  args: { label: 'מדינה', options: [{ value: 'pt', label: 'פורטוגל' }] },
  decorators: [rightToLeft],
});
export const Zoomed = Invalid.extend({
  decorators: [zoomed],
  play: expectToFit,
});
