import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Form } from '../../src/ui/Form.js';
import { TextArea } from '../../src/ui/TextArea.js';
import { framed } from '../framed.js';
import { expectToFit, hovered, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({ component: TextArea, args: { label: 'Your message' }, decorators: [framed(520)] });

/** A text of several lines without a limit, so there is no counter. */
export const Default = meta.story({ args: { defaultValue: 'Happy birthday, and open it soon.' } });
/** Past the limit: the counter says by how much, and the message says what is wrong. */
export const Invalid = meta.story({
  args: { limit: 200, error: 'Message cannot be longer than 200 characters', defaultValue: 'Cheers! '.repeat(26) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(`208/200 ${args.error}`);
  },
});
/** At 320 px, a long hint, a long error and the counter have to share one column. */
export const LongText = meta.story({
  args: { hint: 'Printed on a card. '.repeat(8), error: 'Too long. '.repeat(12), limit: 200, optional: true },
  decorators: [framed(320)],
  play: expectToFit,
});
export const Counted = meta.story({
  args: { limit: 200, defaultValue: 'Happy birthday' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(area).toHaveAccessibleDescription('14/200');
    await userEvent.type(area, '!');
    await expect(canvas.getByText('15/200')).toBeVisible();
  },
});
export const TypedPastTheLimit = meta.story({
  args: { limit: 20, defaultValue: 'Nineteen characters' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, ' and more');
    await expect(area).toHaveValue('Nineteen characters and more');
    await expect(canvas.getByText('28/20')).toHaveAttribute('data-over', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('8 characters too many');
  },
});
export const FilledByItsForm = meta.story({
  args: { limit: 200 },
  render: (args) => (
    <Form aria-label="Gift">
      <TextArea {...args} name="message" defaultValue="Cheers" />
      <button type="reset">Start again</button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('form')).toHaveFormValues({ message: 'Cheers' });
    await userEvent.type(canvas.getByRole('textbox'), ' to you');
    await expect(canvas.getByText('13/200')).toBeVisible();
  },
});
export const Hovered = Default.extend({ decorators: [hovered] });
export const Focused = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});
export const Disabled = Default.extend({ args: { disabled: true, limit: 200 } });
export const RightToLeft = meta.story({
  args: { label: 'ההודעה שלכם', defaultValue: 'יום הולדת שמח', limit: 200 },
  decorators: [rightToLeft],
});
export const Zoomed = Invalid.extend({
  decorators: [zoomed],
  play: expectToFit,
});
