import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { brands } from '../../../src/brands/registry.js';
import { NotFoundPageContainer } from '../../../src/storefront/service/NotFoundPageContainer.js';
import { narrow } from '../../commonStories.js';
import { callsFromHere, changeAnswer, storyCalls } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

const meta = preview.meta({ component: NotFoundPageContainer, decorators: [withStorefront] });

export const Visitor = meta.story({
  globals: { login: 'visitor' },
  parameters: { rules: ['NAV-030', 'NAV-031'] },
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole('contentinfo'));
    await expect(await footer.findByRole('link', { name: 'Invite a friend' })).toHaveAttribute(
      'href',
      '/jsp/account/common/account_refer_friend.jsp',
    );
    await storyCalls.settle();
    await expect(footer.getByRole('link', { name: 'Invite a friend' })).toBeInTheDocument();
    await expect(footer.queryByRole('link', { name: 'Refer a friend' })).toBeNull();
  },
});

/** The name of a recognised customer is cut as well. */
export const LongName = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['NAV-001', 'NAV-002', 'NAV-004'] },
  beforeEach: () =>
    changeAnswer('getProfileDetails', (profile) => ({
      ...profile,
      summaryDetails: { ...(profile.summaryDetails as object), firstName: 'Alexandra' },
    })),
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(await header.findByRole('link', { name: 'Alexandr...' })).toHaveAttribute('href', '/account');
    await expect(header.getByRole('button', { name: 'Not you?' })).toBeVisible();
    await expect(header.queryByRole('button', { name: 'Sign in' })).toBeNull();
  },
});

export const SignOut = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['IDENT-046', 'IDENT-048', 'NAV-005'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Margaret');
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await canvas.findByRole('button', { name: 'Sign in' });
    await calls.settle();
    const addresses = calls.all.map(([method, address]) => `${method} ${address}`);
    await expect(addresses.filter((address) => /logout|details$/.test(address))).toEqual([
      'POST /api/authentication/logout',
      'GET /api/user/details',
    ]);
    await expect(canvas.queryByText('Margaret')).toBeNull();
    // The pressed button is gone.
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(canvas.getByText('You are signed out')).toBeInTheDocument();
  },
});

/** The browser's Back button restored the page as it was: what it shows is fetched again. */
export const Restored = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
    const calls = await callsFromHere();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await calls.settle();
    await expect(calls.all).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(calls.all).toContainEqual(['GET', '/api/cart/list?validate=true']));
  },
});

export const NotYou = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['IDENT-017', 'IDENT-046', 'IDENT-048', 'NAV-004', 'NAV-029', 'NAV-030'] },
  play: async ({ canvas, userEvent }) => {
    const leave = await canvas.findByRole('button', { name: 'Not you?' });
    const footer = within(await canvas.findByRole('contentinfo'));
    await expect(await footer.findByRole('link', { name: 'Refer a friend' })).toBeInTheDocument();
    const calls = await callsFromHere();
    await userEvent.click(leave);
    await canvas.findByRole('button', { name: 'Sign in' });
    await calls.settle();
    await expect(calls.all.filter(([, address]) => /logout|details$/.test(address))).toEqual([
      ['POST', '/api/authentication/logout'],
      ['GET', '/api/user/details'],
    ]);
    await expect(footer.getByRole('link', { name: 'Invite a friend' })).toBeInTheDocument();
    await expect(canvas.queryByText('Margaret')).toBeNull();
  },
});

/** The footer's links for a visitor, and for a signed-in customer. */
export const AccountInFooter = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['IDENT-048', 'NAV-029', 'NAV-030'] },
  play: async ({ canvas, userEvent }) => {
    const footer = within(await canvas.findByRole('contentinfo'));
    await expect(await footer.findByRole('link', { name: 'Account overview' })).toHaveAttribute('href', '/account');
    for (const name of ['Shop', 'Help', 'Your account'])
      await expect(footer.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeInTheDocument();
    await expect(footer.queryByRole('link', { name: 'Sign in' })).toBeNull();
    await expect(footer.queryByRole('link', { name: 'Forgotten password' })).toBeNull();
    await expect(footer.getByRole('link', { name: 'Refer a friend' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await footer.findByRole('link', { name: 'Sign in' });
    await footer.findByRole('link', { name: 'Forgotten password' });
    await expect(footer.getByRole('link', { name: 'Invite a friend' })).toBeInTheDocument();
    await expect(footer.queryByRole('link', { name: 'Refer a friend' })).toBeNull();
    await expect(footer.queryByRole('link', { name: 'Account overview' })).toBeNull();
  },
});

export const SignOutFailedOnce = meta.story({
  globals: { login: 'hard' },
  parameters: { mock: { fault: 'logout:500*1' }, rules: ['NAV-005', 'NAV-006'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await canvas.findByRole('dialog', { name: 'Sign in' });
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

/** The message from a bank's partner: it covers the page, and the focus returns when it closes. */
export const PartnerOverlay = meta.story({
  globals: { brand: 'hsb' },
  parameters: { rules: ['BRAND-062'] },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'About this shop' });
    await userEvent.click(opener);
    const overlay = await canvas.findByRole('dialog', { name: 'Welcome to Harbour Street Rewards' });
    await expect(within(overlay).getByText(/^Every price here is in points/)).toBeVisible();
    await expect(
      within(overlay).getByText(
        'An independent wine merchant chooses and stores every bottle for us. Your account, your orders and your address stay with Harbour Street Rewards.',
      ),
    ).toBeVisible();
    await userEvent.click(within(overlay).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(overlay).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
export const NoPartner = meta.story({
  parameters: { rules: ['BRAND-062'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'About this shop' })).toBeNull();
    await expect(brands.filter(({ hasOverlay }) => hasOverlay).map(({ id }) => id)).toEqual(['hsb']);
  },
});
/** Nor has the brand of another card. */
export const NoPartnerOfAnotherCard = NoPartner.extend({ globals: { brand: 'amx' } });

export const Search = meta.story({
  parameters: { rules: ['SRCH-001', 'SRCH-009'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rio');
    await expect(await canvas.findAllByRole('option')).toHaveLength(10);
  },
});

export const SearchFailedOnce = meta.story({
  parameters: { mock: { fault: 'getSearchData:500*1' }, rules: ['SRCH-044'] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'rio');
    await canvas.findByText('Suggestions are unavailable. Press Enter to search.');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(field).toHaveValue('rio');
    await userEvent.keyboard('{Escape}{ArrowDown}');
    await expect(await canvas.findAllByRole('option')).toHaveLength(10);
  },
});

/** Until the basket is there, it is neither empty nor full. */
export const BasketLoading = meta.story({
  parameters: {
    mock: { basket: [{ product: 'wine', quantity: 6 }], fault: 'getCart:timeout' },
    waitsForTimeout: false,
    rules: ['NAV-007', 'NAV-008'],
  },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(await header.findByRole('button', { name: 'Basket: loading' })).toHaveTextContent(
      /^Basket: loading\s*$/,
    );
    await expect(header.getByRole('button', { name: 'Check out' })).toBeDisabled();
    await expect(header.queryByRole('link', { name: 'Check out' })).toBeNull();
  },
});
/** The number in the header is that of what was added, from the first item on. */
export const BasketRendered = meta.story({
  parameters: { mock: { basket: [{ product: 'wine', quantity: 1 }] }, rules: ['NAV-007', 'NAV-008'] },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await header.findByRole('button', { name: /^Basket: 1 bottle, / });
    await expect(header.getByRole('link', { name: 'Check out' })).toHaveAttribute(
      'href',
      '/jsp/checkout/common/checkout_guest_registered.jsp',
    );
  },
});

export const ProfileFailed = meta.story({
  globals: { login: 'hard' },
  parameters: { mock: { fault: 'getProfileDetails:500' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
  },
});

export const BasketFailedOnce = meta.story({
  parameters: { mock: { fault: 'getCart:500*1' }, rules: ['BSKT-079'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Basket: unavailable/ }));
    const popup = await canvas.findByRole('region', { name: 'Your basket' });
    await within(popup).findByText('We are having problems updating your cart at the moment.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByText('Your basket is waiting');
    await expect(canvas.getByRole('region', { name: 'Your basket' })).toBeVisible();
  },
});

/** The popup closes when its link is followed. */
export const BasketLinkFollowed = meta.story({
  parameters: { mock: { basket: [{ product: 'wine', quantity: 6 }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Basket: 6/ }));
    const link = await canvas.findByRole('link', { name: 'View your basket' });
    await expect(link).toBeVisible();
    let followed = false;
    // Acts like a router, because a story must not navigate.
    const route = (event: Event) => {
      followed = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', route, { once: true });
    await userEvent.click(link);
    await expect(followed).toBe(true);
    await waitFor(() => expect(link).not.toBeVisible());
  },
});

export const Menu = meta.story({
  globals: { ...narrow.globals, login: 'soft' },
  parameters: { rules: ['IDENT-017', 'NAV-011', 'NAV-012', 'NAV-029', 'NAV-031'] },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    await canvas.findByRole('dialog', { name: 'Menu' });
    const refer = await canvas.findByRole('link', { name: 'Refer a friend' });
    await expect(refer).toBeVisible();
    await expect(refer).toHaveAttribute('href', '/jsp/account/common/account_refer_friend.jsp');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** The menu leads to the customer's pages, and a customer can sign out from it. */
export const MenuOfCustomer = meta.story({
  globals: { ...narrow.globals, login: 'hard' },
  parameters: { rules: ['IDENT-046', 'IDENT-048', 'NAV-005', 'NAV-029'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Margaret');
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }));
    const addresses = ['Your account', 'Your orders', 'Your favourites'].map((name) =>
      menu.getByRole('link', { name }).getAttribute('href'),
    );
    await expect(addresses).toEqual(['/account', '/account/orders', '/jsp/account/common/account_favourites.jsp']);
    await expect(menu.getByRole('link', { name: 'Refer a friend' })).toBeVisible();
    const calls = await callsFromHere();
    await userEvent.click(menu.getByRole('button', { name: 'Sign out' }));
    await canvas.findByRole('button', { name: 'Sign in' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await calls.settle();
    await expect(calls.all.filter(([, address]) => /logout|details$/.test(address))).toEqual([
      ['POST', '/api/authentication/logout'],
      ['GET', '/api/user/details'],
    ]);
    await expect(canvas.queryByText('Margaret')).toBeNull();
  },
});

export const MenuOfRecognised = meta.story({
  globals: { ...narrow.globals, login: 'soft' },
  parameters: { rules: ['NAV-004', 'NAV-005'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Margaret');
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.queryByRole('button', { name: 'Sign out' })).toBeNull();
    await userEvent.click(menu.getByRole('button', { name: 'Not you?' }));
    await canvas.findByRole('button', { name: 'Sign in' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** The menu has every section, also those beyond the limit of a tablet. */
export const MenuOfNineSections = meta.story({
  globals: { ...narrow.globals, brand: 'stw' },
  parameters: { rules: ['NAV-011', 'NAV-016'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = await canvas.findByRole('dialog', { name: 'Menu' });
    const sections = [...menu.querySelectorAll('.wsk-MobileMenu-row')].map(({ textContent }) => textContent);
    await expect(sections).toEqual([
      'Red',
      'White',
      'Rosé',
      'Sparkling',
      'Mixed cases',
      'The club',
      'Weekend table',
      'Gifts',
      'Offers',
    ]);
    await expect(within(menu).queryByText('More')).toBeNull();
  },
});

/** On this page, opening the menu hides parts of the footer; the legal line stays visible. */
export const MenuOnGiftsPage = meta.story({
  ...narrow,
  parameters: { chrome: 'gifts', rules: ['DLVR-005', 'NAV-018'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Standard delivery.* to your door$/i)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Your account' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await canvas.findByRole('dialog', { name: 'Menu' });
    const footer = within(await canvas.findByRole('contentinfo'));
    for (const name of ['Shop', 'Help', 'Your account', 'Lawton Wines'])
      await expect(footer.queryByText(name)).toBeNull();
    await expect(canvas.getByText(/For over 18s only/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the menu' }));
    for (const name of ['Shop', 'Help', 'Your account']) await canvas.findByRole('button', { name });
    // And so each time.
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await canvas.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(footer.queryByText('Help')).toBeNull());
  },
});

/** On other pages, the menu does not affect the footer. */
export const MenuElsewhere = meta.story({
  ...narrow,
  parameters: { rules: ['NAV-004', 'NAV-005', 'NAV-018', 'NAV-030'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'Invite a friend' })).toBeVisible();
    await expect(menu.queryByRole('button', { name: /Not you|Sign out/ })).toBeNull();
    const footer = within(await canvas.findByRole('contentinfo'));
    await expect(footer.getAllByText('Your account')[0]).toBeInTheDocument();
  },
});

const fragmentsAsked = () =>
  storyCalls.all.map(([, address]) => address).filter((address) => address.startsWith('/html/content/common/'));

export const FooterFragment = meta.story({
  parameters: { rules: ['NAV-027'] },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Orders/);
    const terms = canvas.getAllByRole('link', { name: 'Terms and conditions' });
    await expect(terms).toHaveLength(1);
    await expect(terms[0]).toHaveAttribute('href', '/customer-services/customer-terms-and-conditions-of-sale-and-use');
    await expect(fragmentsAsked()).toEqual(['/html/content/common/uk/law/footer-2019.html']);
  },
});

/** In the checkout as well. */
export const FooterFragmentInCheckout = FooterFragment.extend({ parameters: { chrome: 'checkout' } });

/** Each brand has its own fragment. */
export const FooterFragmentOfAnotherBrand = meta.story({
  globals: { brand: 'avy' },
  parameters: { rules: ['NAV-027'] },
  play: async () => {
    await waitFor(() => expect(fragmentsAsked()).toEqual(['/html/content/common/uk/avy/footer-2019.html']));
  },
});

/** The page is complete without the fragment, and shows values from the shop's own settings. */
export const FooterFragmentFailed = meta.story({
  parameters: {
    mock: { fault: 'getFooterHtml:500' },
    rules: ['NAV-028', 'BRAND-037', 'BRAND-038', 'BRAND-039', 'BRAND-049'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      '/customer-services/privacy',
    );
    await expect(canvas.getByRole('heading', { name: /^Small print/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '/customer-services/cookies');
    await expect(canvas.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
      'href',
      '/customer-services/customer-terms-and-conditions-of-sale-and-use',
    );
    const calls = canvas.getAllByRole('link', { name: 'Call 01632 960 144' });
    await expect(calls.map((call) => call.getAttribute('href'))).toEqual(['tel:01632960144', 'tel:01632960144']);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(host.log.mock.calls.map(([error]) => error)).toMatchObject([
      { operationId: 'getFooterHtml', kind: 'http', status: 500 },
    ]);
  },
});

/** Without a connection it is only logged as well. */
export const FooterFragmentOffline = meta.story({
  parameters: { mock: { fault: 'getFooterHtml:offline' }, rules: ['NAV-028'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Privacy' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'We cannot find that page' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(host.log.mock.calls.map(([error]) => error)).toMatchObject([
      { operationId: 'getFooterHtml', kind: 'network' },
    ]);
  },
});

/** Other countries do not have the fragment, so it is not requested. */
export const FooterAbroad = meta.story({
  globals: { brand: 'vir' },
  parameters: { rules: ['NAV-027'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Privacy' });
    await storyCalls.settle();
    await expect(fragmentsAsked()).toEqual([]);
  },
});

export const FooterInAustralia = FooterAbroad.extend({ globals: { brand: 'wpe' } });
export const FooterInNewZealand = FooterAbroad.extend({ globals: { brand: 'wpe' }, parameters: { country: 'nz' } });
/** A brand of another style has the fragment of its own name too. */
export const FooterFragmentOfPoints = meta.story({
  globals: { brand: 'hsb', login: 'hard' },
  parameters: { rules: ['NAV-027'] },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Orders/);
    await storyCalls.settle();
    await expect(fragmentsAsked()).toEqual(['/html/content/common/uk/hsb/footer-2019.html']);
  },
});

const waysToPay = async (canvas: ReturnType<typeof within>) => {
  const list = within(within(await canvas.findByRole('contentinfo')).getByRole('list', { name: 'Ways to pay' }));
  return list.getAllByRole('img').map((logo) => logo.getAttribute('aria-label'));
};

/** An ordinary device: Google Pay, but no Apple Pay. */
export const AnyDevice = meta.story({
  parameters: { device: { isWebView: false, canApplePay: false }, rules: ['CHKT-062', 'CHKT-063'] },
  play: async ({ canvas }) => {
    const ways = await waysToPay(canvas);
    await expect(ways).toContain('Google Pay');
    await expect(ways).not.toContain('Apple Pay');
  },
});
/** A web view inside the host's app. */
export const WebView = meta.story({
  parameters: { device: { isWebView: true, canApplePay: false }, rules: ['CHKT-062'] },
  play: async ({ canvas }) => {
    await expect(await waysToPay(canvas)).not.toContain('Google Pay');
  },
});
export const DeviceWithApplePay = meta.story({
  parameters: { device: { isWebView: false, canApplePay: true }, rules: ['CHKT-063'] },
  play: async ({ canvas }) => {
    await expect(await waysToPay(canvas)).toContain('Apple Pay');
  },
});

const optionCalls = () => storyCalls.all.filter(([, address]) => address.includes('paymentOptions'));
/** The logos of a customer are those of the payment options their shop offers, here fewer than usual. */
export const OptionsOfRecognised = meta.story({
  globals: { login: 'soft' },
  parameters: { device: { isWebView: false, canApplePay: false }, rules: ['CHKT-055', 'IDENT-019'] },
  beforeEach: () => changeAnswer('listPaymentOptions', () => [{ paymentMode: 'paypal', paymentProvider: 'paypal' }]),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await waysToPay(canvas)).toEqual(['PayPal']));
    await expect(optionCalls()).toEqual([['GET', '/api/checkout/payment/paymentOptions']]);
  },
});
export const OptionsOfSignedIn = OptionsOfRecognised.extend({
  globals: { login: 'hard' },
  parameters: { rules: ['CHKT-055', 'IDENT-021'] },
});
/** After leaving, the logos are the usual ones of the brand again. */
export const OptionsAfterLeaving = OptionsOfRecognised.extend({
  parameters: { rules: ['CHKT-055', 'IDENT-048'] },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await waysToPay(canvas)).toEqual(['PayPal']));
    await userEvent.click(canvas.getByRole('button', { name: 'Not you?' }));
    await canvas.findByRole('button', { name: 'Sign in' });
    await waitFor(async () =>
      expect(await waysToPay(canvas)).toEqual(['Visa', 'Mastercard', 'American Express', 'PayPal', 'Google Pay']),
    );
  },
});
/** A visitor sees the usual logos of the brand, and nothing is fetched for them. */
export const OptionsOfVisitor = meta.story({
  globals: { login: 'visitor' },
  parameters: {
    device: { isWebView: false, canApplePay: false },
    rules: ['CHKT-055', 'CHKT-056', 'CHKT-057', 'CHKT-058', 'CHKT-061', 'CHKT-065', 'IDENT-025'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
    await storyCalls.settle();
    await expect(optionCalls()).toEqual([]);
    await expect(await waysToPay(canvas)).toEqual(['Visa', 'Mastercard', 'American Express', 'PayPal', 'Google Pay']);
    const logos = within(await canvas.findByRole('contentinfo')).getByRole('list', { name: 'Ways to pay' });
    for (const logo of within(logos).getAllByRole('img')) await expect(logo.getBoundingClientRect().height).toBe(30);
  },
});
/** A brand with a single kind of card shows no other card. */
export const LogosOfPoints = meta.story({
  globals: { brand: 'hsb', login: 'visitor' },
  parameters: { device: { isWebView: false, canApplePay: false }, rules: ['CHKT-059'] },
  play: async ({ canvas }) => {
    await expect(await waysToPay(canvas)).toEqual(['Mastercard']);
  },
});
export const LogosOfAmericanExpress = meta.story({
  globals: { brand: 'amx', login: 'visitor' },
  parameters: { device: { isWebView: false, canApplePay: false }, rules: ['CHKT-060'] },
  play: async ({ canvas }) => {
    await expect(await waysToPay(canvas)).toEqual(['American Express', 'PayPal', 'Google Pay']);
  },
});
/** Without an answer, the usual logos stay. */
export const OptionsFailed = meta.story({
  globals: { login: 'soft' },
  parameters: {
    device: { isWebView: false, canApplePay: false },
    mock: { fault: 'listPaymentOptions:500' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(optionCalls()).toHaveLength(1));
    await storyCalls.settle();
    await expect(await waysToPay(canvas)).toContain('PayPal');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
