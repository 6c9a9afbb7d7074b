import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { emailOf } from '../../../mocks/world/personas.js';
import { GuestRegisteredPageContainer } from '../../../src/storefront/checkout/GuestRegisteredPageContainer.js';
import { escapeFromDialog } from '../../storyChecks.js';
import { callsFromHere, type ShopCalls, storyCalls } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

const basket = [{ product: 'wine', quantity: 2 }] as const;
const delivery = '/jsp/checkout/uk/common/checkout.jsp?step=delivery';

const meta = preview.meta({
  component: GuestRegisteredPageContainer,
  decorators: [withStorefront],
  parameters: { mock: { basket } },
});

type Canvas = ReturnType<typeof within>;
const main = async (canvas: Canvas) => within(await canvas.findByRole('main'));

/** Returns the addresses of the checks for an account. Parts of the page around it may still be loading. */
const checksIn = ({ all }: ShopCalls) =>
  all.map(([, called]) => called).filter((called) => called.includes('validateEmail'));

/** The address is checked, and has no account. */
export const Guest = meta.story({
  parameters: { rules: ['CHKT-002', 'CHKT-003', 'CHKT-006', 'IDENT-012', 'IDENT-079'] },
  play: async ({ canvas, userEvent }) => {
    const calls = await callsFromHere();
    await expect(storyCalls.all).toContainEqual(['GET', '/api/user/details']);
    const email = await canvas.findByLabelText('Email address');
    await waitFor(() => expect(document.title).toBe('Checkout - Lawton Wines'));
    await userEvent.type(email, 'tom@guest.example{Enter}');
    await waitFor(() => expect(host.navigate.mock.calls.map(([to]) => to)).toEqual([delivery]));
    await expect(calls.writes).toEqual([
      ['PUT', '/api/checkout/createGuestCheckout', { emailId: 'tom@guest.example' }],
    ]);
    await expect(checksIn(calls)).toEqual(['/jsp/checkout/common/validateEmail.jsp?email=tom%40guest.example']);
    await expect(canvas.queryByText('You have an account with this email address.')).toBeNull();
    // The next page shows the new order at once.
    const started = calls.all.findIndex(([method]) => method === 'PUT');
    await expect(calls.all.slice(started)).toContainEqual(['GET', '/api/checkout/orders']);
  },
});

const continuesAt =
  (step: string) =>
  async ({
    canvas,
    userEvent,
  }: {
    canvas: Canvas;
    userEvent: { type: (on: Element, text: string) => Promise<void> };
  }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), 'tom@guest.example{Enter}');
    await waitFor(() => expect(host.navigate.mock.calls.map(([to]) => to)).toEqual([step]));
  };
/** The steps of the checkout are those of the site's country. */
export const GuestInTheUs = meta.story({
  globals: { brand: 'vir' },
  parameters: { rules: ['BRAND-065'] },
  play: continuesAt('/jsp/checkout/us/common/checkout.jsp?step=delivery'),
});
export const GuestInAustralia = meta.story({
  globals: { brand: 'adc' },
  parameters: { rules: ['BRAND-065'] },
  play: continuesAt('/jsp/checkout/au/common/checkout.jsp?step=delivery'),
});

/** Each address that is entered is checked, once. */
export const KnownEmail = meta.story({
  parameters: { rules: ['CHKT-006', 'IDENT-012'] },
  play: async ({ canvas, userEvent }) => {
    const calls = await callsFromHere();
    const email = await canvas.findByLabelText('Email address');
    await userEvent.type(email, `${emailOf('standard')}{Enter}`);
    await canvas.findByText('You have an account with this email address.');
    await expect(host.navigate).not.toHaveBeenCalled();
    await expect(checksIn(calls)).toEqual(['/jsp/checkout/common/validateEmail.jsp?email=standard%40shopper.example']);
    await userEvent.clear(email);
    await userEvent.type(email, `${emailOf('unlimited')}{Enter}`);
    await waitFor(() =>
      expect(checksIn(calls).slice(1)).toEqual([
        '/jsp/checkout/common/validateEmail.jsp?email=unlimited%40shopper.example',
      ]),
    );
    await calls.settle();
    await expect(host.navigate).not.toHaveBeenCalled();
    await userEvent.type(email, '{Enter}');
    await waitFor(() => expect(host.navigate.mock.calls.map(([to]) => to)).toEqual([delivery]));
    await expect(checksIn(calls)).toHaveLength(2);
  },
});

/** The checkout starts with the address typed last, not with the known one of the hint. */
export const OtherEmailAfterHint = meta.story({
  parameters: { rules: ['CHKT-003', 'CHKT-006'] },
  play: async ({ canvas, userEvent }) => {
    const calls = await callsFromHere();
    const email = await canvas.findByLabelText('Email address');
    await userEvent.type(email, `${emailOf('standard')}{Enter}`);
    await canvas.findByText('You have an account with this email address.');
    await userEvent.clear(email);
    await userEvent.type(email, "t.o'hara+wine@guest.example{Enter}");
    await waitFor(() => expect(host.navigate.mock.calls.map(([to]) => to)).toEqual([delivery]));
    await expect(calls.writes).toEqual([
      ['PUT', '/api/checkout/createGuestCheckout', { emailId: "t.o'hara+wine@guest.example" }],
    ]);
    await expect(checksIn(calls).at(-1)).toBe(
      '/jsp/checkout/common/validateEmail.jsp?email=t.o%27hara%2Bwine%40guest.example',
    );
  },
});
export const EmailInvalid = meta.story({
  parameters: { rules: ['CHKT-003'] },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email address');
    await userEvent.type(email, 'tom@{Enter}');
    await expect(email).toBeInvalid();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

export const SignIn = meta.story({
  parameters: { rules: ['CHKT-005', 'IDENT-012'] },
  play: async ({ canvas, userEvent }) => {
    const page = await main(canvas);
    await page.findByRole('button', { name: 'Continue as a guest' });
    await expect(page.getByText(/Your account is waiting: sign in to use it\.$/)).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Sign in' }));
    await canvas.findByRole('dialog', { name: 'Sign in' });
  },
});

/** A guest has no account to hold a plan or a membership, so the shopper signs in or takes it out of the basket. */
export const MembershipInBasket = meta.story({
  parameters: { mock: { basket: [...basket, { product: 'membership', quantity: 1 }] } },
  play: async ({ canvas, userEvent }) => {
    const page = await main(canvas);
    await page.findByRole('heading', { name: 'Your basket needs an account' });
    await expect(page.queryByLabelText('Email address')).toBeNull();
    await expect(page.getByRole('link', { name: 'Back to your basket' })).toHaveAttribute(
      'href',
      '/jsp/checkout/common/shoppingcart.jsp',
    );
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
    await canvas.findByRole('dialog', { name: 'Sign in' });
  },
});

/** A signed-in customer has nothing to choose here, and is forwarded immediately. */
export const SignedIn = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['CHKT-004', 'IDENT-013', 'IDENT-079'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(host.navigate.mock.calls).toEqual([[delivery, { replace: true }]]));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(storyCalls.all).toContainEqual(['GET', '/api/user/details']);
    await expect(storyCalls.writes).toEqual([['PUT', '/api/checkout/createRegisteredCheckout']]);
  },
});

export const SignedInStartFailedOnce = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['CHKT-004'], mock: { basket, fault: 'createRegisteredCheckout:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'You are signed in, Margaret' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on our side. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() => expect(host.navigate.mock.calls).toEqual([[delivery, { replace: true }]]));
  },
});

/** A recognised customer is immediately asked for the password, but may continue as a guest. */
export const Recognised = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['CHKT-002', 'CHKT-003', 'CHKT-005'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog');
    await within(dialog).findByLabelText('Password');
    await escapeFromDialog({ canvas, userEvent });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Welcome back, Margaret. Sign in to use your saved details.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue as a guest' })).toBeVisible();
    await expect(host.navigate).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Email address'), 'tom@guest.example{Enter}');
    await waitFor(() => expect(host.navigate.mock.calls.map(([to]) => to)).toEqual([delivery]));
    await expect(storyCalls.writes).toEqual([
      ['PUT', '/api/checkout/createGuestCheckout', { emailId: 'tom@guest.example' }],
    ]);
  },
});

/** If the check for an account fails, the page omits the hint and shows no message. */
export const CheckFailed = meta.story({
  parameters: { rules: ['CHKT-006'], mock: { basket, fault: 'validateEmailLegacy:500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), `${emailOf('standard')}{Enter}`);
    await waitFor(() => expect(host.navigate.mock.calls.map(([to]) => to)).toEqual([delivery]));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const StartFailedOnce = meta.story({
  parameters: { mock: { basket, fault: 'createGuestCheckout:422*1' }, rules: ['CHKT-102'] },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email address');
    await userEvent.type(email, 'tom@guest.example{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something in the request was not accepted.');
    await expect(email).toHaveValue('tom@guest.example');
    await userEvent.type(email, '{Enter}');
    await waitFor(() => expect(host.navigate.mock.calls.map(([to]) => to)).toEqual([delivery]));
  },
});

export const ProfileFailedOnce = meta.story({
  parameters: { mock: { basket, fault: 'getProfileDetails:offline*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByLabelText('Email address');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const NothingToBuy = meta.story({
  parameters: { mock: { basket: [] } },
  play: async ({ canvas }) => {
    await (await main(canvas)).findByText('Your basket is waiting');
    await expect(canvas.queryByLabelText('Email address')).toBeNull();
  },
});

export const Reloaded = meta.story({
  beforeEach: () => sessionStorage.setItem('wsk-draft-guest', '{"emailId":"tom@gue"}'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email address')).toHaveValue('tom@gue');
  },
});
