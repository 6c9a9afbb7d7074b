import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { withStorefront } from '../withStorefront.js';
import { PagesInTurn } from './PagesInTurn.js';

const meta = preview.meta({
  component: PagesInTurn,
  decorators: [withStorefront],
  // The pages have their own stories, with axe; the buttons stand in for links.
  parameters: { a11y: { test: 'off' } },
});

/** Plays a story in which each address gives the document its title. */
const titled = (titles: Readonly<Record<string, string>>) => ({
  args: { addresses: Object.keys(titles) },
  play: async ({
    canvas,
    userEvent,
  }: {
    readonly canvas: { readonly getByRole: (role: string, options: { readonly name: string }) => HTMLElement };
    readonly userEvent: { readonly click: (element: Element) => Promise<void> };
  }) => {
    for (const [address, title] of Object.entries(titles)) {
      await userEvent.click(canvas.getByRole('button', { name: address }));
      await waitFor(() => expect([address, document.title]).toEqual([address, `${title} - Lawton Wines`]));
    }
  },
});

const account = '/jsp/account/common/account';

export const OfTheShop = meta.story(
  titled({
    '/jsp/checkout/common/shoppingcart.jsp': 'Your basket',
    '/jsp/registration/common/account_login.jsp': 'Sign in',
    '/jsp/registration/common/account_temporary_password.jsp': 'Sign in with your temporary password',
    '/jsp/customerservice/common/contactus.jsp': 'Contact us',
    '/customer-services': 'Customer services',
    '/nowhere': 'We cannot find that page',
    '/gifts': 'Give them a good glass',
    '/gifts/vouchers': 'Gift vouchers',
    '/product/none': 'Wine not found',
  }),
);

export const OfTheAccount = meta.story({
  ...titled({
    '/account': 'Your account',
    '/account/orders': 'Your orders',
    '/account/purchases': 'Everything you have bought',
    '/account/details': 'Your details',
    '/account/subscriptions': 'Subscriptions',
    '/account/wine-reward': 'Wine reward',
    '/account/unlimited': 'Unlimited delivery',
    '/account/storage': 'Storage',
    '/account/wallet': 'Wallet',
    '/account/savings': 'Savings account',
    '/account/vouchers': 'Your vouchers',
    '/account/purchase-voucher': 'Buy a voucher',
    '/account/addresses': 'Address book',
    '/account/cards': 'Your cards',
    '/account/preferences': 'Contact preferences',
    '/account/permissions': 'Permissions',
    '/account/your-data': 'Your data',
    [`${account}_recently_viewed.jsp`]: 'Recently viewed',
    [`${account}_favourites.jsp`]: 'Your favourites',
    [`${account}_ratings.jsp`]: 'Your ratings',
    '/account/orders/W90000': 'Order W90000',
  }),
  globals: { login: 'hard' },
});

const plan = '/account/wine-plans';

export const OfAPlan = meta.story({
  ...titled({
    [plan]: 'Your wine plans',
    '/account/new-wine-plan': 'Start a wine plan',
    [`${plan}/WP1501`]: 'Wine plan: The Seasonal Plan: Mixed Case',
    [`${plan}/WP1501/next-case`]: 'Your December case: The Seasonal Plan: Mixed Case',
    [`${plan}/WP1501/delivery`]: 'Delivery: The Seasonal Plan: Mixed Case',
    [`${plan}/WP1501/address`]: 'Addresses: The Seasonal Plan: Mixed Case',
    [`${plan}/WP1501/payment`]: 'Payment: The Seasonal Plan: Mixed Case',
    [`${plan}/WP1501/change`]: 'Change your wine plan: The Seasonal Plan: Mixed Case',
    [`${plan}/WP1501/cancel`]: 'Cancel your wine plan',
    [`${plan}/WP1501/history`]: 'Past cases: The Seasonal Plan: Mixed Case',
  }),
  globals: { login: 'hard', persona: 'plan-active' },
});

/** The password is asked for before a page that needs it. */
export const OfThePassword = meta.story({
  ...titled({ '/account/cards': 'Please enter your password' }),
  globals: { login: 'soft' },
});

/** After a link within the shop, the title of the page is announced, because the focus is on a part without a name. */
export const Announced = meta.story({
  args: { addresses: ['/gifts', '/gifts/vouchers'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said = canvasElement.querySelector('.wsk-PageShell-said');
    for (const [address, title] of [
      ['/gifts', 'Give them a good glass'],
      ['/gifts/vouchers', 'Gift vouchers'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: address }));
      await waitFor(() => expect(said).toHaveTextContent(title));
    }
  },
});
