import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle } from '../../src/model/load.js';
import { loginState } from '../../src/rules/common/loginState.js';
import { LoginPage } from '../../src/screens/identity/LoginPage.js';
import { narrow } from '../commonStories.js';
import { from } from '../from.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const unexpected =
  "We've encountered an unexpected error, please try again. If you continue to experience this message please contact us";
const refused = 'Your email address and password do not match. Please check them and try again.';

const meta = preview.meta({
  component: LoginPage,
  args: {
    login: from(({ answer }) => loginState(answer('getProfileDetails'))),
    name: from(({ answer }) => answer('getProfileDetails').summaryDetails?.firstName),
    continueHref: '/product/0524718',
    action: idle,
    onSubmit: fn(),
  },
});

export const Idle = meta.story({
  globals: { login: 'visitor' },
  parameters: { rules: ['IDENT-056'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your basket stays with you when you sign in.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
      'href',
      '/jsp/registration/common/account_password.jsp',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAttribute('type', 'email');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    const reasons = within(canvas.getByRole('region', { name: 'What your account keeps for you' }));
    await expect(reasons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Orders to follow, look up or order again',
      'Your wine plan: change, swap or skip the next case',
      'Favourites and ratings, on every device',
    ]);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'margaret@shopper.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'anything{Enter}');
    await expect(args.onSubmit.mock.calls).toEqual([[{ email: 'margaret@shopper.example', password: 'anything' }]]);
  },
});

export const Invalid = meta.story({
  globals: { login: 'visitor' },
  parameters: { rules: ['IDENT-056'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toBeInvalid();
    await userEvent.type(canvas.getByLabelText('Password'), 'anything');
    for (const address of ['margaret', 'margaret@shopper']) {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Email address' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), `${address}{Enter}`);
      await expect(canvas.getByRole('textbox', { name: 'Email address' })).toBeInvalid();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  globals: { login: 'visitor' },
  args: { action: busy },
  parameters: { rules: ['IDENT-056'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Refused = meta.story({
  globals: { login: 'visitor' },
  args: { action: failed(refused) },
  parameters: { rules: ['IDENT-056'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(refused);
  },
});

export const OtherError = meta.story({
  globals: { login: 'visitor' },
  args: { action: failed(unexpected) },
  parameters: { rules: ['IDENT-043', 'IDENT-056'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(unexpected);
    await expect(canvas.getByRole('link', { name: 'contact us' })).toHaveAttribute(
      'href',
      '/jsp/customerservice/common/contactus.jsp',
    );
    await expectToFit({ canvasElement });
  },
});

export const Recognised = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['IDENT-056'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(canvas.getByText('Welcome back, Margaret. Please sign in to continue.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
  },
});

export const SignedIn = meta.story({
  globals: { login: 'hard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can now see your orders and details.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'You are signed in, Margaret' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/product/0524718');
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
});

export const RightToLeft = OtherError.extend({ decorators: [rightToLeft] });
export const Zoomed = OtherError.extend({ decorators: [zoomed] });
export const Narrow = OtherError.extend({ globals: { login: 'visitor', ...narrow.globals } });
export const InPlain = Refused.extend({ globals: { login: 'visitor', brand: 'hsb' } });
export const InFresh = Refused.extend({ globals: { login: 'visitor', brand: 'vir' } });
export const InBold = Refused.extend({ globals: { login: 'visitor', brand: 'tcm' } });
export const InEditorial = Refused.extend({ globals: { login: 'visitor', brand: 'stw' } });
