import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { BannerSignInContainer } from '../../../src/storefront/identity/BannerSignInContainer.js';
import { holdTimers } from '../../heldTimers.js';
import { answerInstead } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

const meta = preview.meta({ component: BannerSignInContainer, decorators: [withStorefront] });

const unexpected =
  "We've encountered an unexpected error, please try again. If you continue to experience this message please contact us";
const refused = 'Your email address and password do not match. Please check them and try again.';

type Context = {
  canvas: ReturnType<typeof within>;
  userEvent: {
    click: (element: Element) => Promise<void>;
    type: (element: Element, keys: string) => Promise<void>;
    clear: (element: Element) => Promise<void>;
  };
};

/** Signs in with the given password, using the banner. */
async function signIn({ canvas, userEvent }: Context, password: string, name = 'Have you been here before?') {
  const banner = within(await canvas.findByRole('region', { name }));
  await userEvent.type(banner.getByRole('textbox', { name: 'Email address' }), 'standard@shopper.example');
  await userEvent.type(banner.getByLabelText('Password'), `${password}{Enter}`);
  return banner;
}

const alert = (banner: ReturnType<typeof within>) => banner.findByRole('alert');

let timers: ReturnType<typeof holdTimers>;
/** The page reloads a moment after the customer has signed in; the story lets this moment pass. */
export const Visitor = meta.story({
  parameters: { rules: ['IDENT-045'] },
  beforeEach: () => {
    timers = holdTimers(100);
  },
  play: async (context) => {
    const banner = await signIn(context, 'wrong-hunter2');
    await expect(await alert(banner)).toHaveTextContent(refused);
    const password = banner.getByLabelText('Password');
    await context.userEvent.clear(password);
    await context.userEvent.type(password, 'correct-horse{Enter}');
    await banner.findByRole('button', { name: 'You are signed in' });
    await expect(host.reload).not.toHaveBeenCalled();
    timers.pass();
    await expect(host.reload).toHaveBeenCalledOnce();
  },
});
export const Recognised = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['IDENT-045', 'IDENT-069'] },
  play: async (context) => {
    await signIn(context, 'correct-horse', 'Welcome back, Margaret');
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
  },
});
/** The message shown for a login whose response contains two messages. */
export const StatusMessage = meta.story({
  parameters: { rules: ['BRAND-041', 'IDENT-045'] },
  beforeEach: () =>
    answerInstead('login', {
      statusCode: 422,
      statusMessage: 'This account is locked. Call {phone}. Please have your number ready when you call {phone}.',
      errorResponse: { message: refused },
    }),
  play: async (context) => {
    const banner = await signIn(context, 'correct-horse');
    await expect(await alert(banner)).toHaveTextContent(
      'This account is locked. Call 01632 960 144. Please have your number ready when you call 01632 960 144.',
    );
    await expect(banner.queryByText(refused)).toBeNull();
  },
});
/** The status message of any failure is shown, not only that of a refusal. */
export const StatusMessageOfAnotherFailure = meta.story({
  parameters: { rules: ['IDENT-045'] },
  beforeEach: () => answerInstead('login', { statusCode: 401, statusMessage: 'This account is closed.' }),
  play: async (context) => {
    const banner = await signIn(context, 'correct-horse');
    await expect((await alert(banner)).querySelector('.wsk-Notice-text')?.textContent).toBe('This account is closed.');
    await expect(host.reload).not.toHaveBeenCalled();
  },
});
export const EmptyStatusMessage = meta.story({
  parameters: { rules: ['IDENT-045'] },
  beforeEach: () =>
    answerInstead('login', { statusCode: 401, statusMessage: '', errorResponse: { message: 'Please call us.' } }),
  play: async (context) => {
    const banner = await signIn(context, 'correct-horse');
    await expect((await alert(banner)).querySelector('.wsk-Notice-text')?.textContent).toBe('Please call us.');
  },
});
/** The banner's failure is not shown in the dialog. */
export const ServerFailed = meta.story({
  parameters: { mock: { fault: 'login:500' }, rules: ['IDENT-045', 'IDENT-042'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const banner = await signIn(context, 'correct-horse');
    await expect(await alert(banner)).toHaveTextContent(unexpected);
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('button', { name: 'Sign in' }));
    await waitFor(() => within(canvas.getByRole('dialog', { name: 'Sign in' })).getByLabelText('Password'));
    const dialog = within(canvas.getByRole('dialog', { name: 'Sign in' }));
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
});
export const SignedIn = meta.story({
  globals: { login: 'hard' },
  play: async ({ canvas }) => {
    await canvas.findByText('Margaret');
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
});
