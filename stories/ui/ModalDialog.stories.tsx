import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Button } from '../../src/ui/Button.js';
import { Form } from '../../src/ui/Form.js';
import { ModalDialog, type ModalDialogProps } from '../../src/ui/ModalDialog.js';
import { TextField } from '../../src/ui/TextField.js';
import { fitsNarrow, narrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

/** An owner component that opens the dialog, and closes it on request. */
function Opened(props: ModalDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign in to save it</Button>
      <ModalDialog
        {...props}
        open={open}
        onClose={(event) => {
          setOpen(false);
          props.onClose(event);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  component: ModalDialog,
  args: {
    open: true,
    title: 'Keep this wine for later',
    children: 'Log in and we keep it on your list, on every device.',
    onClose: fn(),
  },
  decorators: [framed()],
});

const form = (
  <Form aria-label="Sign in" style={{ display: 'grid', gap: 20 }}>
    <TextField label="Email address" type="email" />
    <TextField label="Password" type="password" error="Please enter your password" />
  </Form>
);

/** The usual dialog: a title, a sentence, and two buttons that close it. */
export const Open = meta.story();
/** A form with an error: the focus begins at the title and reaches every field and button in order. */
export const WithAForm = meta.story({
  args: { children: form, onLogIn: fn() },
  play: async ({ canvas, userEvent }) => {
    const stops = [
      canvas.getByRole('heading', { name: 'Keep this wine for later' }),
      canvas.getAllByRole('button', { name: 'Close' })[0],
      canvas.getByLabelText('Email address'),
      canvas.getByLabelText('Password'),
      canvas.getAllByRole('button', { name: 'Close' })[1],
      canvas.getByRole('button', { name: 'Log in' }),
    ];
    await waitFor(() => expect(stops[0]).toHaveFocus());
    for (const stop of stops.slice(1)) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
});
/** A very long word in the title, a long hint and two long buttons have to fit on a phone. */
export const LongText = meta.story({
  ...fitsNarrow,
  args: {
    title: 'Keep the Donaudampfschifffahrtsgesellschaftskapitän’s favourite twelve for later',
    children: <TextField label="Email address" hint={'We only use it for this order. '.repeat(6)} />,
    buttons: (
      <>
        <Button variant="line">Not now, and please do not ask me again this week</Button>
        <Button>Keep all twelve bottles on my list</Button>
      </>
    ),
  },
});
export const Wide = meta.story({ args: { size: 'wide' } });
export const NoFoot = meta.story({ args: { buttons: null } });
export const LongBody = meta.story({
  args: { children: Array.from({ length: 40 }, (_, index) => `Case ${index + 1}, with its own story to tell. `) },
});

export const Closed = meta.story({
  args: { open: false },
  parameters: { rules: ['MISC-011'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const OpenedByItsOwner = meta.story({
  args: { open: false },
  render: Opened,
  parameters: { rules: ['MISC-011'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in to save it' }));
    const dialog = canvas.getByRole('dialog', { name: args.title });
    await expect(dialog).toBeVisible();
    await expect(dialog.matches(':modal')).toBe(true);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in to save it' }));
    await expect(dialog).toBeVisible();
    await expect(dialog.matches(':modal')).toBe(true);
  },
});

export const BodyUpdated = meta.story({
  render: function Updating(props) {
    const [tries, setTries] = useState(0);
    return (
      <ModalDialog {...props} buttons={<Button onClick={() => setTries(tries + 1)}>Look again</Button>}>
        Looked {tries} times.
        <TextField label="Your name" />
      </ModalDialog>
    );
  },
  parameters: { rules: ['MISC-012'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Your name'), 'Ida');
    const again = canvas.getByRole('button', { name: 'Look again' });
    for (const words of ['Looked 1 times.', 'Looked 2 times.']) {
      await userEvent.click(again);
      await expect(within(dialog).getByText(words)).toBeVisible();
    }
    await expect(canvas.queryByText('Looked 1 times.')).toBeNull();
    // What the shopper has done in the dialog stays.
    await expect(again).toHaveFocus();
    await expect(within(dialog).getByLabelText('Your name')).toHaveValue('Ida');
    await expect(dialog.matches(':modal')).toBe(true);
  },
});

export const DefaultButtons = meta.story({
  args: { onLogIn: fn() },
  parameters: { rules: ['MISC-016'] },
  play: async ({ args, canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual([
      'Close',
      'Close',
      'Log in',
    ]);
    await expect(buttons[1]).toHaveTextContent('Close');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(buttons[1]!);
    await expect(args.onClose.mock.calls).toEqual([[{ by: 'cancelButton' }]]);
  },
});

export const OwnButtons = meta.story({
  args: { buttons: <Button>Keep it</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep it' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
  },
});

export const ClosedByCloseButton = meta.story({
  render: Opened,
  args: { buttons: null },
  parameters: { rules: ['MISC-013'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose.mock.calls).toEqual([[{ by: 'closeButton' }]]);
  },
});

export const ClosedByCancelButton = meta.story({
  render: Opened,
  parameters: { rules: ['MISC-014'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' })[1]!);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose.mock.calls).toEqual([[{ by: 'cancelButton' }]]);
  },
});

/** The close button of a dialog with the default buttons is another one than the cancel button. */
export const ClosedByCross = meta.story({
  render: Opened,
  args: { onLogIn: fn() },
  parameters: { rules: ['MISC-013'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose.mock.calls).toEqual([[{ by: 'closeButton' }]]);
  },
});

export const ClosedByEscape = meta.story({
  args: { open: false },
  render: Opened,
  parameters: { rules: ['MISC-015'] },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Sign in to save it' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose.mock.calls).toEqual([[{ by: 'escape' }]]);
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** A question is closed by Escape too, wherever the focus is. */
export const QuestionClosedByEscape = meta.story({
  args: { kind: 'alert', size: 'wide', children: form },
  render: Opened,
  parameters: { rules: ['MISC-015'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ida{Escape}');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose.mock.calls).toEqual([[{ by: 'escape' }]]);
  },
});

export const OwnerRefuses = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    within(dialog).getAllByRole('button', { name: 'Close' })[0]?.focus();
    for (const time of [1, 2, 3]) {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(time);
      await expect(dialog).toHaveAttribute('open');
    }
    // Simulates a browser that closes the dialog against the page's wish.
    dialog.close();
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await expect(dialog).toBeVisible();
  },
});

export const Nested = meta.story({
  render: function Nesting(props) {
    const [inner, setInner] = useState(false);
    return (
      <ModalDialog {...props} buttons={<Button onClick={() => setInner(true)}>Are you sure?</Button>}>
        {props.children}
        <ModalDialog open={inner} title="One more thing" buttons={null} onClose={() => setInner(false)}>
          Yes or no.
        </ModalDialog>
      </ModalDialog>
    );
  },
  parameters: { rules: ['MISC-015'] },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Are you sure?' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'One more thing' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'One more thing' })).toBeNull());
    await expect(canvas.getByRole('dialog', { name: args.title })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** The wine whose button opened the dialog is removed in the meantime. */
export const OpenerGone = meta.story({
  args: { open: false, buttons: null },
  render: function Removing(props) {
    const [wine, setWine] = useState(true);
    const [open, setOpen] = useState(false);
    return (
      <main>
        <h1 className="wsk-Heading">Your wines</h1>
        {wine ? <Button onClick={() => setOpen(true)}>Remove it</Button> : null}
        <ModalDialog {...props} open={open && wine} onClose={() => setOpen(false)}>
          <Button onClick={() => setWine(false)}>Yes, remove it</Button>
        </ModalDialog>
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, remove it' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your wines' })).toHaveFocus());
  },
});

/** As before, but its owner knows a better place. */
export const OpenerGoneOwnPlace = OpenerGone.extend({
  args: { next: () => document.querySelector('h2[data-level]') },
  decorators: [
    (Story) => (
      <>
        <Story />
        <h2 className="wsk-Heading" data-level="3" tabIndex={-1}>
          Your cases
        </h2>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, remove it' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your cases' })).toHaveFocus());
  },
});

/** A question is read out as a whole, and begins at the answer that changes nothing. */
export const Alert = meta.story({
  args: {
    kind: 'alert',
    title: 'Delete this address?',
    children: '1 Mill Road, Reading',
    buttons: (
      <>
        <Button variant="line">Keep it</Button>
        <Button>Delete</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Delete this address?' });
    await expect(dialog).toHaveAccessibleDescription('1 Mill Road, Reading');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  },
});
/** A short message is read out as a whole. */
export const Message = meta.story({
  args: { kind: 'message' },
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: args.title });
    await expect(dialog).toHaveAccessibleDescription('Log in and we keep it on your list, on every device.');
    await waitFor(() => expect(canvas.getByRole('heading', { name: args.title })).toHaveFocus());
  },
});
/** The page is longer than the viewport and has its own scroll bar: it neither scrolls nor moves while the dialog is
 * open. */
export const PageStaysWhereItIs = meta.story({
  args: { open: false },
  render: (props) => (
    <div style={{ height: 3000 }}>
      <Opened {...props} />
      <p>Below the opener</p>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('Below the opener');
    const before = words.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in to save it' }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(words.getBoundingClientRect().toJSON()).toEqual(before.toJSON());
    await expect(document.documentElement.clientWidth).toBe(width);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(words.getBoundingClientRect().toJSON()).toEqual(before.toJSON());
  },
});
export const Narrow = WithAForm.extend(narrow);
export const RightToLeft = meta.story({
  args: { title: 'לשמור ליין', children: 'התחברו ונשמור אותו ברשימה שלכם.' },
  decorators: [rightToLeft],
  play: async ({ canvas, args }) => {
    const [cross] = canvas.getAllByRole('button', { name: 'Close' });
    const title = canvas.getByText(args.title);
    await expect(cross!.getBoundingClientRect().right).toBeLessThanOrEqual(title.getBoundingClientRect().left);
  },
});
export const Zoomed = meta.story({
  args: { children: form },
  decorators: [zoomed],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('dialog').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expectToFit({ canvasElement });
  },
});
/** The dialog slides in from below, unless motion is reduced. */
export const Moving = meta.story({
  args: { open: false },
  render: Opened,
  parameters: { emulate: { reducedMotion: 'no-preference' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in to save it' }));
    const dialog = canvas.getByRole('dialog');
    if (window.matchMedia('(prefers-reduced-motion: no-preference)').matches)
      await expect(getComputedStyle(dialog).transitionDuration).toContain('0.24s');
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
});
export const StillUnderReducedMotion = meta.story({
  play: async ({ canvas }) => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await expect(canvas.getByRole('dialog').getAnimations()).toEqual([]);
    await expect(getComputedStyle(canvas.getByRole('dialog')).transitionDuration).toBe('0s');
  },
});
/** In forced-colours mode, the dialog has a border, since the page behind it has the same background. */
export const ForForcedColours = WithAForm.extend({
  parameters: { emulate: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    if (!window.matchMedia('(forced-colors: active)').matches) return;
    await expect(getComputedStyle(canvas.getByRole('dialog')).outlineStyle).toBe('solid');
  },
});
