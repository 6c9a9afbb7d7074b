import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { emailOf, mockPassword } from '../../../mocks/world/personas.js';
import { useOpenDialog } from '../../../src/storefront/base/useOpenDialog.js';
import { Button } from '../../../src/ui/Button.js';
import { host, withStorefront } from '../withStorefront.js';

/** A part of a page that opens a message. */
function Opener({ name = 'Keep it', title = 'Keep this wine for later' }: { name?: string; title?: string }) {
  const openDialog = useOpenDialog();
  const message = { title, message: 'Log in and we keep it on your list.' };
  return <Button onClick={() => openDialog('message', message)}>{name}</Button>;
}

const meta = preview.meta({ component: Opener, decorators: [withStorefront] });

/** `Log in` opens the sign-in dialog in place of the message, and signing in reloads the page. */
export const LogIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Keep this wine for later' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log in' }));
    await userEvent.type(await canvas.findByLabelText('Email address'), emailOf('standard'));
    await expect(dialog).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Password'), `${mockPassword}{Enter}`);
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
  },
});

export const Closed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Keep it' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('alertdialog', { name: 'Keep this wine for later' });
    await userEvent.click(within(dialog).getByText('Close'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
});

/** A message that follows at once on one that was closed, as after a response: the first is not shown again. */
export const OneAfterAnother = meta.story({
  render: (args) => (
    <>
      <Opener {...args} />
      <Opener name="Rate it" title="Rate this wine later" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Rate it' });
    const showModal = spyOn(HTMLDialogElement.prototype, 'showModal');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Keep this wine for later' });
    within(dialog).getByText('Close').click();
    // React draws for a press in microtasks. Nothing else may run before the second press, not even an assertion.
    for (let task = 0; task < 50; task++) await null;
    const isClosed = !dialog.isConnected;
    next.click();
    await expect(isClosed).toBe(true);
    await canvas.findByRole('alertdialog', { name: 'Rate this wine later' });
    const shown = showModal.mock.contexts.map((box) => (box as HTMLElement).querySelector('h2')?.textContent);
    await expect(showModal).toHaveBeenCalledTimes(2);
    await expect(shown).toEqual(['Keep this wine for later', 'Rate this wine later']);
  },
});
