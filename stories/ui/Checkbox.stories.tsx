import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Checkbox } from '../../src/ui/Checkbox.js';
import { Form } from '../../src/ui/Form.js';
import { Link } from '../../src/ui/Link.js';
import { framed } from '../framed.js';
import { expectToFit, hovered, pressed, rightToLeft, zoomed } from '../storyChecks.js';

const changed = fn();
const meta = preview.meta({
  component: Checkbox,
  args: { label: 'I am over 18' },
  decorators: [framed(420)],
});

/** The initial state in most forms: the label is part of the target, which is at least 44 px high. */
export const Unticked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I am over 18' });
    await userEvent.click(canvas.getByText('I am over 18'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(box.closest('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
/** A required box that was left unticked is marked as invalid and described by its error. */
export const Invalid = meta.story({
  args: { error: 'Please confirm your age' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please confirm your age');
  },
});
/** Three sentences of consent at 320 px: the text wraps beside the box. */
export const LongText = meta.story({
  args: { label: 'Keep me informed of offers, tastings and the harvest, by email and by post. '.repeat(3) },
  decorators: [framed(320)],
  play: expectToFit,
});
export const Ticked = meta.story({ args: { defaultChecked: true } });
export const Hovered = meta.story({ decorators: [hovered] });
export const HoveredTicked = Ticked.extend({ decorators: [hovered] });
export const Pressed = meta.story({ decorators: [pressed] });
export const Focused = Ticked.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const DisabledTicked = Ticked.extend({ args: { disabled: true } });
export const Busy = meta.story({
  args: { busy: true, defaultChecked: true, onChange: () => changed() },
  beforeEach: () => void changed.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await waitFor(() => expect(box).toHaveFocus());
    await expect(changed).not.toHaveBeenCalled();
  },
});
export const WithHintAndLink = meta.story({
  args: {
    label: (
      <>
        I agree to the <Link href="#terms">terms and conditions</Link>
      </>
    ),
    hint: 'You can end the plan at any time.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'I agree to the terms and conditions' })).toBeVisible();
  },
});
export const Registered = meta.story({
  render: (args) => (
    <Form aria-label="Order">
      <Checkbox
        {...args}
        name="adult"
        ref={(box) => {
          if (box) box.checked = true;
        }}
      />
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toHaveFormValues({ adult: true });
  },
});
export const RightToLeft = meta.story({
  args: { label: 'אני מעל גיל 18', hint: 'חובה', defaultChecked: true },
  decorators: [rightToLeft],
});
export const Zoomed = Ticked.extend({
  decorators: [zoomed],
  play: expectToFit,
});
/** The tick is drawn with borders, which remain in forced-colours mode. */
export const ForForcedColours = Ticked.extend({
  parameters: { emulate: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const tick = getComputedStyle(canvas.getByRole('checkbox'), '::before');
    await expect([tick.display, tick.borderBottomStyle, tick.borderRightStyle]).toEqual(['block', 'solid', 'solid']);
  },
});
