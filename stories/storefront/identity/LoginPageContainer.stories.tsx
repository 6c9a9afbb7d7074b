import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { LoginPageContainer } from '../../../src/storefront/identity/LoginPageContainer.js';
import { storyCalls } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

const unexpected =
  "We've encountered an unexpected error, please try again. If you continue to experience this message please contact us";
const refused = 'Your email address and password do not match. Please check them and try again.';

const meta = preview.meta({ component: LoginPageContainer, decorators: [withStorefront] });

type Canvas = ReturnType<typeof within>;
type UserEvent = { type: (element: Element, keys: string) => Promise<void> };

/** Types the given values into the page's own form and submits it. */
async function signIn({ canvas, userEvent }: { canvas: Canvas; userEvent: UserEvent }, password: string) {
  const main = within(await canvas.findByRole('main'));
  const email = await main.findByRole('textbox', { name: 'Email address' });
  await userEvent.type(email, 'standard@shopper.example');
  const field = main.getByLabelText('Password');
  await userEvent.type(field, `${password}{Enter}`);
  return { main, email, field };
}

export const WhereTheyWantedToGo = meta.story({
  args: { returnTo: '/product/0524718' },
  parameters: { rules: ['IDENT-056'] },
  play: async (context) => {
    const before: (readonly unknown[])[] = [];
    host.navigate.mockImplementation(() => before.push(...storyCalls.all));
    await signIn(context, 'correct-horse');
    await waitFor(() => expect(host.navigate.mock.calls).toEqual([['/product/0524718', { replace: true }]]));
    // The page that opens next already knows the customer.
    const names = before.map(([method, address]) => `${method} ${address}`);
    const signedInAt = names.indexOf('POST /api/authentication/login');
    await expect(signedInAt).toBeGreaterThan(0);
    await expect(names.slice(signedInAt)).toContain('GET /api/user/details');
    await context.canvas.findByRole('button', { name: 'Sign out' });
    await expect(host.reload).not.toHaveBeenCalled();
    // What was fetched for the visitor of before is fetched again.
    await waitFor(() => {
      const all = storyCalls.all.map(([method, address]) => `${method} ${address}`);
      return expect(all.slice(all.indexOf('POST /api/authentication/login'))).toContain(
        'GET /api/cart/list?validate=true',
      );
    });
  },
});

export const NowhereInParticular = meta.story({
  args: { returnTo: 'https://elsewhere.example/' },
  play: async (context) => {
    await signIn(context, 'correct-horse');
    await waitFor(() => expect(host.navigate.mock.calls).toEqual([['/', { replace: true }]]));
  },
});

export const Refused = meta.story({
  parameters: { rules: ['IDENT-056'] },
  play: async (context) => {
    const { main, email, field } = await signIn(context, 'wrong-hunter2');
    await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent(refused));
    await waitFor(() => expect(document.title).toBe('Error: Sign in - Lawton Wines'));
    await expect(email).toHaveValue('standard@shopper.example');
    await expect(field).toHaveValue('wrong-hunter2');
    await expect(host.navigate).not.toHaveBeenCalled();
    await expect(JSON.stringify([host.track.mock.calls, { ...sessionStorage }])).not.toContain('hunter2');
  },
});

/** A refusal with a status of its own gets the general message, as in the dialog. */
export const StatusCode401 = meta.story({
  parameters: { mock: { fault: 'login:status-401' }, rules: ['IDENT-056'] },
  play: async (context) => {
    const { main } = await signIn(context, 'correct-horse');
    await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent(unexpected));
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

export const OtherError = meta.story({
  parameters: { mock: { fault: 'login:500*1' }, rules: ['IDENT-056'] },
  play: async (context) => {
    const { main } = await signIn(context, 'correct-horse');
    await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent(unexpected));
    await context.userEvent.type(main.getByLabelText('Password'), '{Enter}');
    await waitFor(() => expect(host.navigate).toHaveBeenCalledOnce());
  },
});
