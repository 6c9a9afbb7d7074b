import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Button } from '../../src/ui/Button.js';
import { Popover, type PopoverProps } from '../../src/ui/Popover.js';
import { narrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

/** An owner component with the button that opens the popover. */
function Owned(props: PopoverProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 320, alignItems: 'start' }}>
      <Button variant="line" popoverTarget={props.id}>
        Deliveries
      </Button>
      <Popover
        {...props}
        open={open}
        onOpenChange={(change) => {
          setOpen(change.open);
          props.onOpenChange(change);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  component: Popover,
  args: {
    id: 'deliveries',
    label: 'Deliveries',
    open: false,
    onOpenChange: fn(),
    children: (
      <div style={{ padding: 20 }}>
        <p>We deliver on every day but Sunday.</p>
        <Button variant="line" size="small">
          Choose a day
        </Button>
      </div>
    ),
  },
  render: Owned,
  decorators: [framed(900)],
});

/** As most pages show it: only the button is visible, and the popover takes up no space. */
export const Closed = meta.story();

/** On a wide screen, the box opens below its button and covers the page without moving it. */
export const Open = meta.story({
  args: { open: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Deliveries' });
    await expect(box).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Deliveries' });
    await expect(box.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
  },
});

/** Content taller than the window scrolls inside the box, so its last button can still be reached. */
export const LongText = meta.story({
  args: {
    open: true,
    children: (
      <div style={{ padding: 20 }}>
        <p>{'We deliver on every day but Sunday. '.repeat(60)}</p>
        <Button>Choose a day</Button>
      </div>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('region', { name: 'Deliveries' });
    await expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expectToFit({ canvasElement });
  },
});

export const ClosedByEscape = meta.story({
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Deliveries' });
    await userEvent.click(button);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: true }));
    canvas.getByRole('button', { name: 'Choose a day' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Deliveries' })).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: false });
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const ClosedByItsButton = meta.story({
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Deliveries' });
    await userEvent.click(button);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: true }));
    await userEvent.click(button);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: false }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
});

export const Sheet = meta.story({ args: { open: true }, ...narrow });
export const RightToLeft = Open.extend({
  args: { children: <p style={{ padding: 20 }}>אנחנו מגיעים בכל יום מלבד שבת.</p> },
  decorators: [rightToLeft],
  play: expectToFit,
});
export const Zoomed = meta.story({
  args: { open: true },
  decorators: [zoomed],
  play: expectToFit,
});
