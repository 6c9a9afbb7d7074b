import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { brands } from '../../src/brands/registry.js';
import { busy, failed, idle } from '../../src/model/load.js';
import { LoginForm } from '../../src/screens/identity/LoginForm.js';
import { narrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { allBrands, EveryBrand } from '../matrix/everyBrand.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({ component: LoginForm, decorators: [framed(520)], args: { action: idle, onSubmit: fn() } });

export const Idle = meta.story({
  parameters: { rules: ['IDENT-028', 'IDENT-029', 'IDENT-030', 'IDENT-032'] },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
      'href',
      '/jsp/registration/common/account_password.jsp',
    );
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Errors appear on submit, but never while a field is typed into for the first time, and disappear as soon as they are
 * corrected. */
export const MendedWhileTyping = meta.story({
  parameters: { rules: ['IDENT-033', 'IDENT-034'] },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'anything');
    await userEvent.type(email, 'standard');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Please enter a valid email address');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(email, '@shopper.example');
    await waitFor(() => expect(canvas.queryByText('Please enter a valid email address')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'standard@shopper.example', password: 'anything' });
  },
});

/** An email address pasted from an address book, with spaces around it. */
export const PastedWithSpaces = meta.story({
  parameters: { rules: ['IDENT-033', 'IDENT-035'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email address' }));
    await userEvent.paste(' standard@shopper.example ');
    await userEvent.type(canvas.getByLabelText('Password'), ' with spaces {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'standard@shopper.example', password: ' with spaces ' });
  },
});

/** Pressing the button while it is busy sends nothing; the owner has to ignore other ways of submitting the form
 * meanwhile. */
export const Busy = meta.story({
  args: { action: busy },
  parameters: { rules: ['IDENT-032'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'standard@shopper.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'anything');
    await userEvent.click(canvas.getByRole('button', { name: 'Signing in...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

const longMessage = `${'Your account needs a word with us before you can sign in again. '.repeat(6)}Please contact us.`;

export const LongMessage = meta.story({
  args: { action: failed(longMessage) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'contact us' })).toBeVisible();
    await expect(canvas.getByText('We could not sign you in')).toBeVisible();
    await expectToFit({ canvasElement });
  },
});
export const RightToLeft = LongMessage.extend({ decorators: [rightToLeft] });
export const Zoomed = LongMessage.extend({ decorators: [zoomed] });
export const Narrow = LongMessage.extend(narrow);

export const EveryBrandsContactLink = meta.story({
  args: { action: failed('Please contact us') },
  render: (args) => <EveryBrand>{() => <LoginForm {...args} />}</EveryBrand>,
  parameters: { ...allBrands.parameters, rules: ['IDENT-043'] },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'contact us' });
    await expect(links).toHaveLength(brands.length);
    for (const link of links) await expect(link).toHaveAttribute('href', '/jsp/customerservice/common/contactus.jsp');
  },
});
