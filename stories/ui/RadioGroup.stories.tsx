import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Form } from '../../src/ui/Form.js';
import { RadioGroup } from '../../src/ui/RadioGroup.js';
import { framed } from '../framed.js';
import { expectToFit, hovered, pressed, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: RadioGroup,
  args: {
    label: 'How should it come?',
    options: [
      { value: 'standard', label: 'Standard delivery', hint: 'In 3 to 5 days, £7.99' },
      { value: 'named day', label: 'On a day I name', hint: 'From Tuesday, £9.99' },
      { value: 'store', label: 'I collect it', hint: 'Not at the moment', disabled: true },
    ],
  },
  decorators: [framed(720)],
});

/** The usual list: arrow keys move the choice, and a screen reader reads each hint with its option. */
export const Default = meta.story({
  args: { defaultValue: 'standard' },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How should it come?' });
    await expect(group).toBeVisible();
    await expect(group).toHaveAttribute('aria-required', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Standard delivery' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const dayOption = canvas.getByRole('radio', { name: 'On a day I name' });
    await expect(dayOption).toBeChecked();
    await expect(dayOption).toHaveAccessibleDescription('From Tuesday, £9.99');
  },
});
/** Nothing was chosen: the message belongs to the whole group, because no single option is wrong. */
export const Invalid = meta.story({
  args: { error: 'Please choose how it should come' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Please choose how it should come');
  },
});
/** Tiles at 320 px, with a word longer than a line that has to break inside its tile. */
export const LongText = meta.story({
  args: {
    variant: 'tiles',
    hint: 'All prices with everything in them. '.repeat(3),
    options: [
      {
        value: 'one',
        label: 'To the door of the house, or to a neighbour named below. '.repeat(2),
        hint: '£7.99 '.repeat(12),
      },
      { value: 'two', label: 'Nachbarschaftszustellungsvereinbarungsbestätigung', hint: '£9.99' },
    ],
  },
  decorators: [framed(320)],
  play: expectToFit,
});
export const NothingChosen = meta.story();
export const Tiles = meta.story({ args: { variant: 'tiles', defaultValue: 'named day' } });
export const TilesHovered = Tiles.extend({ decorators: [hovered] });
export const Hovered = meta.story({ decorators: [hovered] });
export const Pressed = meta.story({ decorators: [pressed] });
export const Focused = Tiles.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'On a day I name' })).toHaveFocus();
  },
});
export const TilesInvalid = Invalid.extend({ args: { variant: 'tiles' } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'named day' } });
export const Registered = meta.story({
  render: (args) => (
    <Form aria-label="Delivery">
      <RadioGroup
        {...args}
        name="way"
        ref={(button) => {
          if (button?.value === 'named day') button.checked = true;
        }}
      />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('form')).toHaveFormValues({ way: 'named day' });
    await userEvent.click(canvas.getByText('Standard delivery'));
    await expect(canvas.getByRole('form')).toHaveFormValues({ way: 'standard' });
  },
});
export const RightToLeft = meta.story({
  args: {
    label: 'משלוח',
    variant: 'tiles',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'רגיל', hint: 'תוך 3 עד 5 ימים' },
      { value: 'b', label: 'ביום מסוים', hint: 'מיום שלישי' },
    ],
  },
  decorators: [rightToLeft],
});
export const Zoomed = Tiles.extend({
  decorators: [zoomed],
  play: expectToFit,
});
