import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { emailOf, mockPassword } from '../../../mocks/world/personas.js';
import { useOpenDialog } from '../../../src/storefront/base/useOpenDialog.js';
import { Button } from '../../../src/ui/Button.js';
import { host, withStorefront } from '../withStorefront.js';

/** A part of a page that opens a message. */
function Opener() {
  const openDialog = useOpenDialog();
  const message = { title: 'Keep this wine for later', message: 'Log in and we keep it on your list.' };
  return <Button onClick={() => openDialog('message', message)}>Keep it</Button>;
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
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
