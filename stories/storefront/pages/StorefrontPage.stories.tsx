import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { definePage, type PageAccess } from '../../../src/storefront/pages/page.js';
import { pages } from '../../../src/storefront/pages/pages.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { host, withStorefront } from '../withStorefront.js';

const pageFor = (access: PageAccess) =>
  definePage({
    at: [() => `/for-${access}`],
    kind: { pageType: 'account', pageName: 'sample' },
    load: async () => () => <h1 className="wsk-Heading">A page of your own</h1>,
    props: () => ({}),
    access,
  });

const withSecret = definePage<{ token: string | null; other: string | null }>({
  at: [() => '/with-secret'],
  kind: { pageType: 'account', pageName: 'sample' },
  load:
    async () =>
    ({ token, other }) => (
      <h1 className="wsk-Heading">
        The token is {token ?? 'not there'}
        {other}
      </h1>
    ),
  props: ({ query }) => ({ token: query.get('token'), other: query.get('other') }),
  secrets: ['token'],
});

const table = { ...pages, withSecret, soft: pageFor('soft'), hard: pageFor('hard') };

/** A separate component, because Storybook cannot print the functions in the table. */
const FromTable = ({ address }: { address: string }) => <StorefrontPage address={address} pages={table} />;

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  render: ({ address }) => <FromTable address={address} />,
});

const own = { level: 1, name: 'A page of your own' } as const;

/** A product, found by its address only. */
export const Product = meta.story({
  args: { address: '/product/0651883' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add to basket' });
  },
});

/** An offer, the landing page of a tour, and the offer for a recruit, found by their addresses only. */
export const Offer = meta.story({
  args: { address: '/jsp/offer/cm/common/offer.jsp?name=wine-plans' },
  parameters: { rules: ['PLAN-096'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Wine plans' });
    await expect(canvas.getAllByRole('tab')).toHaveLength(7);
  },
});
export const Landing = meta.story({
  args: { address: '/jsp/content.jsp?pg=half-tour' },
  parameters: { rules: ['PLAN-093', 'PLAN-096'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'The half tour: 6 bottles every 12 weeks' });
  },
});
export const LandingOfTheFullTour = meta.story({
  args: { address: '/jsp/content.jsp?pg=full-tour' },
  parameters: { rules: ['PLAN-094', 'PLAN-096'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'The full tour: 12 bottles every 12 weeks' });
  },
});
export const LandingOfTheGrandTour = meta.story({
  args: { address: '/jsp/content.jsp?pg=grand-tour' },
  parameters: { rules: ['PLAN-095', 'PLAN-096'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'The grand tour: 12 bottles every 8 weeks' });
  },
});
export const RecruitOffer = meta.story({
  args: { address: '/jsp/offer/cm/common/offer.jsp?name=recruit-welcome' },
  parameters: { rules: ['PLAN-096'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'A case to welcome you' });
    await expect(canvas.getByRole('region', { name: 'Your welcome gifts' })).toBeVisible();
  },
});

export const NoSuchPage = meta.story({
  args: { address: '/no/such/page' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'We cannot find that page' });
  },
});

/** An address as in an email's link, and the original query of the frame's own address. */
const inFrame = { kept: '' };

/** The secret is removed from the address, and the rest of the address is kept. */
export const SecretInTheAddress = meta.story({
  args: { address: '/with-secret?token=reset-7f3a' },
  beforeEach() {
    inFrame.kept = window.location.search;
    window.history.replaceState({ of: 'the host' }, '', `${inFrame.kept}&token=reset-7f3a#part`);
    return () => window.history.replaceState(null, '', inFrame.kept);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'The token is reset-7f3a' });
    const { search, hash } = window.location;
    await expect(search).toBe(inFrame.kept);
    await expect(hash).toBe('#part');
    await expect(window.history.state).toMatchObject({ of: 'the host' });
  },
});

/** If the page is reloaded or returned to, it reads the secret from its history entry; other entries do not have it. */
export const SecretInTheHistory = SecretInTheAddress.extend({
  args: { address: '/with-secret' },
  beforeEach() {
    inFrame.kept = window.location.search;
    window.history.replaceState({ wskSecrets: 'token=reset-7f3a&other=1' }, '', inFrame.kept);
    return () => window.history.replaceState(null, '', inFrame.kept);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'The token is reset-7f3a' });
    window.history.replaceState(null, '', inFrame.kept);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await canvas.findByRole('heading', { level: 1, name: 'The token is not there' });
  },
});

/** The host provides no way to set a password, so the page does not exist. */
export const WithoutTheHostsPart = meta.story({
  args: { address: '/authentication/set-password' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'We cannot find that page' });
  },
});

/** A visitor is redirected to the login page, which leads back here. */
export const NotForVisitors = meta.story({
  args: { address: '/for-soft?tab=2' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(host.navigate).toHaveBeenCalled());
    await expect(host.navigate.mock.calls).toEqual([
      ['/jsp/registration/common/account_login.jsp?returnTo=%2Ffor-soft%3Ftab%3D2', { replace: true }],
    ]);
    await expect(canvas.queryByRole('heading', own)).toBeNull();
  },
});

export const ForTheRecognised = meta.story({
  args: { address: '/for-soft' },
  globals: { login: 'soft' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', own);
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

/** A recognised customer is not signed in: the page asks for the password in its place, and reloads afterwards. */
export const NotForTheRecognised = meta.story({
  args: { address: '/for-hard' },
  globals: { login: 'soft' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('dialog', { name: 'Sign in' });
    await expect(canvas.queryByRole('heading', own)).toBeNull();
    await expect(host.navigate).not.toHaveBeenCalled();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), 'standard@shopper.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct-horse{Enter}');
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
  },
});

export const ForTheSignedIn = meta.story({
  args: { address: '/for-hard' },
  globals: { login: 'hard' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', own);
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

/** The page redirects only once the login state is known. */
export const ProfileFailed = meta.story({
  args: { address: '/for-hard' },
  globals: { login: 'hard' },
  parameters: { mock: { fault: 'getProfileDetails:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'We could not open this page' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    // The pressed button goes, and the focus does not go with it.
    await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
    await canvas.findByRole('heading', own);
    await expect(document.body).not.toHaveFocus();
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});
