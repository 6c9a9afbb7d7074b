import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { useOpenDialog } from '../../../src/storefront/base/useOpenDialog.js';
import { Button } from '../../../src/ui/Button.js';
import { holdTimers } from '../../heldTimers.js';
import { expectMistakes } from '../../storyChecks.js';
import { answerInstead, callsFromHere, holdAnswer, type ShopCalls } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

/** Opens the dialog in the same way as a page that needs a signed-in customer. */
function SignInFirst() {
  const openDialog = useOpenDialog();
  return <Button onClick={() => openDialog('login', {})}>Open</Button>;
}

const meta = preview.meta({ component: SignInFirst, decorators: [withStorefront] });

const unexpected =
  "We've encountered an unexpected error, please try again. If you continue to experience this message please contact us";
const refused = 'Your email address and password do not match. Please check them and try again.';

type Context = {
  canvas: ReturnType<typeof within>;
  userEvent: {
    click: (element: Element) => Promise<void>;
    type: (element: Element, keys: string) => Promise<void>;
    clear: (element: Element) => Promise<void>;
    keyboard: (keys: string) => Promise<void>;
  };
};

/** Opens the dialog from the page's header, and types the given password. */
async function signIn({ canvas, userEvent }: Context, password: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
  const email = await canvas.findByRole('textbox', { name: 'Email address' });
  // Read before Enter, because a successful sign-in may have closed the dialog right after it.
  const form = { email, password: canvas.getByLabelText('Password'), dialog: canvas.getByRole('dialog') };
  await userEvent.type(email, 'standard@shopper.example');
  await userEvent.type(form.password, password);
  await userEvent.keyboard('{Enter}');
  return form;
}

const signInsIn = ({ all }: ShopCalls) => all.filter(([, address]) => address.startsWith('/api/authentication/login'));

let timers: ReturnType<typeof holdTimers>;
/** The page reloads a moment after the dialog has closed; the story lets this moment pass. */
export const SignedIn = meta.story({
  parameters: { rules: ['NAV-006', 'IDENT-012', 'IDENT-027', 'IDENT-037', 'IDENT-038', 'IDENT-039', 'IDENT-040'] },
  beforeEach: () => {
    timers = holdTimers(100);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const calls = await callsFromHere();
    await signIn(context, 'correct-horse');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(timers.count()).toBe(1);
    await expect(host.reload).not.toHaveBeenCalled();
    // Whoever is quick enough to open the dialog again reads that it has succeeded.
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const again = await canvas.findByRole('dialog');
    await expect(within(again).getByRole('button', { name: 'You are signed in' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    timers.pass();
    await expect(host.reload).toHaveBeenCalledOnce();
    await calls.settle();
    await expect(signInsIn(calls)).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus());
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

export const WrongThenRight = meta.story({
  parameters: { rules: ['IDENT-031', 'IDENT-037', 'IDENT-038', 'IDENT-041'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { email, password, dialog } = await signIn(context, 'wrong-hunter2');
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(refused));
    await expect(email).toHaveValue('standard@shopper.example');
    await expect(password).toHaveValue('wrong-hunter2');
    await userEvent.clear(password);
    await userEvent.type(password, 'correct-horse{Enter}');
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const ServerFailedOnce = meta.story({
  parameters: { mock: { fault: 'login:500*1' }, rules: ['IDENT-042', 'IDENT-043'] },
  play: async (context) => {
    const { userEvent } = context;
    const { email, password, dialog } = await signIn(context, 'correct-horse');
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(unexpected));
    await expect(dialog.querySelector('.wsk-Notice-text')?.textContent).toBe(unexpected);
    await expect(within(dialog).getByRole('link', { name: 'contact us' })).toHaveAttribute(
      'href',
      '/jsp/customerservice/common/contactus.jsp',
    );
    await expect(email).toHaveValue('standard@shopper.example');
    await expect(password).toHaveValue('correct-horse');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
  },
});

/** A refusal in the envelope counts as a refusal, even if the HTTP status is 200. */
export const StatusCode422 = meta.story({
  parameters: { mock: { fault: 'login:status-422' }, rules: ['IDENT-038', 'IDENT-041'] },
  play: async (context) => {
    const { dialog } = await signIn(context, 'correct-horse');
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent('Something in the request was not accepted.'),
    );
    await expect(host.reload).not.toHaveBeenCalled();
  },
});

/** The shop's message is for a login that it refused, and for no other failure. */
export const StatusCode401 = meta.story({
  parameters: { mock: { fault: 'login:status-401' }, rules: ['IDENT-041', 'IDENT-042'] },
  play: async (context) => {
    const { dialog } = await signIn(context, 'correct-horse');
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(unexpected));
    await expect(dialog.querySelector('.wsk-Notice-text')?.textContent).toBe(unexpected);
  },
});

/** The response has two messages: the dialog shows the one of the error, and the banner the other. */
export const TwoMessages = meta.story({
  parameters: { rules: ['IDENT-038', 'IDENT-041'] },
  beforeEach: () =>
    answerInstead('login', {
      statusCode: 422,
      statusMessage: 'This account is locked.',
      errorResponse: { message: refused },
    }),
  play: async (context) => {
    const { dialog } = await signIn(context, 'correct-horse');
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(refused));
    await expect(within(dialog).queryByText(/This account is locked/)).toBeNull();
    await expect(host.reload).not.toHaveBeenCalled();
  },
});

/** The telephone number in the shop's message is that of the brand. */
export const RefusedWithATelephoneNumber = meta.story({
  parameters: { rules: ['BRAND-041', 'IDENT-041'] },
  beforeEach: () =>
    answerInstead('login', {
      statusCode: 422,
      errorResponse: { message: 'This account is locked. Call {phone}.' },
    }),
  play: async (context) => {
    const { dialog } = await signIn(context, 'correct-horse');
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent('This account is locked. Call 01632 960 144.'),
    );
  },
});

/** Any status other than 0 is a failure, also one below it. */
export const StatusCodeBelowZero = meta.story({
  parameters: { rules: ['IDENT-038', 'IDENT-042'] },
  beforeEach: () => answerInstead('login', { statusCode: -1, errorResponse: { message: refused } }),
  play: async (context) => {
    const { dialog } = await signIn(context, 'correct-horse');
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(unexpected));
    await expect(dialog.querySelector('.wsk-Notice-text')?.textContent).toBe(unexpected);
    await expect(host.reload).not.toHaveBeenCalled();
  },
});

/** A refusal without a message is a failure like any other. */
export const RefusedWithoutAMessage = meta.story({
  parameters: { rules: ['IDENT-042'] },
  beforeEach: () =>
    answerInstead('login', {
      statusCode: 422,
      statusMessage: 'This account is locked.',
      errorResponse: { message: ' ' },
    }),
  play: async (context) => {
    const { dialog } = await signIn(context, 'correct-horse');
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(unexpected));
    await expect(dialog.querySelector('.wsk-Notice-text')?.textContent).toBe(unexpected);
  },
});

export const NothingSentWhenInvalid = meta.story({
  parameters: { rules: ['IDENT-036'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const calls = await callsFromHere();
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    const email = await canvas.findByRole('textbox', { name: 'Email address' });
    await userEvent.type(email, 'standard@{Enter}');
    await expectMistakes(canvas, 'Please enter a valid email address', 'Password is required');
    await calls.settle();
    await expect(signInsIn(calls)).toEqual([]);
    // Either of the two alone is not enough.
    await userEvent.type(email, 'shopper.example{Enter}');
    await expect(email).not.toBeInvalid();
    await userEvent.clear(email);
    await userEvent.type(canvas.getByLabelText('Password'), 'correct-horse{Enter}');
    await expect(canvas.getByLabelText('Password')).not.toBeInvalid();
    await expect(email).toBeInvalid();
    await userEvent.type(email, 'standard shopper@shopper.example{Enter}');
    await expect(email).toBeInvalid();
    await calls.settle();
    await expect(signInsIn(calls)).toEqual([]);
  },
});

export const SubmittedTwice = meta.story({
  parameters: { rules: ['IDENT-032', 'IDENT-037'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const calls = await callsFromHere();
    const answer = holdAnswer('login');
    await signIn(context, 'correct-horse');
    await canvas.findByRole('button', { name: 'Signing in...' });
    await userEvent.keyboard('{Enter}');
    // Closed and opened again meanwhile, it is still loading.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true');
    answer();
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
    await calls.settle();
    await expect(signInsIn(calls)).toHaveLength(1);
  },
});

/** The call has already been sent: closing the dialog does not cancel it, so success still reloads the page. */
export const ClosedMeanwhile = meta.story({
  parameters: { rules: ['IDENT-040'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const answer = holdAnswer('login');
    await signIn(context, 'correct-horse');
    await canvas.findByRole('button', { name: 'Signing in...' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    answer();
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
  },
});

/** A failure that arrived while the dialog was closed is shown when it opens again, and is cleared when it closes. */
export const FailedMeanwhile = meta.story({
  parameters: { mock: { fault: 'login:500*1' }, rules: ['IDENT-031', 'IDENT-042'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const answer = holdAnswer('login');
    await signIn(context, 'correct-horse');
    await canvas.findByRole('button', { name: 'Signing in...' });
    await userEvent.keyboard('{Escape}');
    answer();
    await waitFor(() =>
      expect(host.track).toHaveBeenCalledWith(expect.objectContaining({ event: 'Errors', operationId: 'login' })),
    );
    const open = canvas.getByRole('button', { name: 'Sign in' });
    await userEvent.click(open);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(unexpected));
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(open);
    await canvas.findByRole('textbox', { name: 'Email address' });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Recognised = meta.story({
  globals: { login: 'soft' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Not you?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await canvas.findByText('Welcome back, Margaret. Please sign in to continue.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
});

/** A recognised customer signs in as a visitor does. */
export const RecognisedSigningIn = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['IDENT-037', 'IDENT-039', 'IDENT-040'] },
  beforeEach: () => {
    timers = holdTimers(100);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Not you?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), 'standard@shopper.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct-horse{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(timers.count()).toBe(1);
    await expect(host.reload).not.toHaveBeenCalled();
    timers.pass();
    await expect(host.reload).toHaveBeenCalledOnce();
  },
});

/** What the page tracked and stored, after one failed and one successful sign-in. */
export const PasswordKeptToItself = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const consoleError = spyOn(console, 'error');
    const { password } = await signIn(context, 'wrong-hunter2');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(refused));
    await expect(document.documentElement.outerHTML).not.toContain('hunter2');
    await userEvent.clear(password);
    await userEvent.type(password, 'correct-horse{Enter}');
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
    const recorded = JSON.stringify([
      host.track.mock.calls,
      consoleError.mock.calls,
      location.href,
      { ...sessionStorage },
    ]);
    await expect(recorded).toContain('"event":"Errors"');
    await expect(recorded).not.toMatch(/hunter2|correct-horse/);
  },
});
