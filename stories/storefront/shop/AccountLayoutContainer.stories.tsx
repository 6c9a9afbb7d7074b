import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { AccountLayoutContainer } from '../../../src/storefront/shop/AccountLayoutContainer.js';
import { withStorefront } from '../withStorefront.js';

/** A page that a host adds to the account. */
const OwnPage = () => (
  <AccountLayoutContainer current="orderHistory">
    <h1 className="wsk-Heading">A page of your own</h1>
  </AccountLayoutContainer>
);

const meta = preview.meta({ component: OwnPage, decorators: [withStorefront], globals: { login: 'hard' } });

/** The entry of the page is marked in the menu. */
export const Page = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'A page of your own' });
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  },
});

/** Without the profile, the frame shows the failure in place of the page. */
export const ProfileFailedOnce = meta.story({
  parameters: { mock: { fault: 'getProfileDetails:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 1, name: 'A page of your own' });
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});
