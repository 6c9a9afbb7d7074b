import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Button } from '../../src/ui/Button.js';
import { FieldRow } from '../../src/ui/FieldRow.js';
import { TextField } from '../../src/ui/TextField.js';
import { exactWidth } from '../exactWidth.js';
import { framed } from '../framed.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: FieldRow,
  args: { children: <TextField label="Voucher code" />, button: <Button variant="line">Apply</Button> },
  decorators: [framed(420)],
});

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();
type Canvas = { readonly getByRole: (role: 'button' | 'textbox') => HTMLElement };
const expectOneLine = async (canvas: Canvas) => {
  const [field, button] = [boxOf(canvas.getByRole('textbox')), boxOf(canvas.getByRole('button'))];
  await expect(Math.abs(field.top + field.height / 2 - button.top - button.height / 2)).toBeLessThan(2);
};

/** The usual row: a field for a code, and its button on one line with the box. */
export const Plain = meta.story({ play: ({ canvas }) => expectOneLine(canvas) });
/** An error below the field leaves the button aligned with the box. */
export const Invalid = meta.story({
  args: { children: <TextField label="Voucher code" error="This code has ended. Please check it and try again." /> },
  play: ({ canvas }) => expectOneLine(canvas),
});
/** Below 350 px there is no room for both on one line, so the button is below the field. */
export const Below350 = meta.story({
  globals: exactWidth(349).globals,
  parameters: { viewport: exactWidth(349).viewport },
  play: async ({ canvas, canvasElement }) => {
    await expect(boxOf(canvas.getByRole('button')).top).toBeGreaterThan(boxOf(canvas.getByRole('textbox')).bottom);
    await expectToFit({ canvasElement });
  },
});
export const From350 = meta.story({
  globals: exactWidth(350).globals,
  parameters: { viewport: exactWidth(350).viewport },
  play: ({ canvas }) => expectOneLine(canvas),
});
export const RightToLeft = meta.story({
  args: { children: <TextField label="קוד קופון" />, button: <Button variant="line">החל</Button> },
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    await expect(boxOf(canvas.getByRole('button')).right).toBeLessThan(boxOf(canvas.getByRole('textbox')).left);
  },
});
export const Zoomed = meta.story({
  decorators: [zoomed],
  play: expectToFit,
});
