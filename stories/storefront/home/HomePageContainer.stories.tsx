import { useState } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { notable } from '../../../mocks/fixtures/catalogue/notable.js';
import { emailOptInReminderCookie, removeCookie, writeCookie } from '../../../src/storefront/base/cookies.js';
import { HomePageContainer } from '../../../src/storefront/home/HomePageContainer.js';
import { BannerSignIn } from '../../../src/storefront/pages/ShopHomePage.js';
import { Button } from '../../../src/ui/Button.js';
import { bannerEntry, pageEntry } from '../../home/bannerEntries.js';
import { answerInstead, changeAnswer, holdAnswer, markupInstead, storyCalls } from '../../storyShop.js';
import { viewsNotRecorded } from '../viewsNotRecorded.js';
import { host, withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: HomePageContainer,
  decorators: [withStorefront],
  args: { signIn: <BannerSignIn /> },
});

/** Returns the addresses of the static HTML that the page has requested from a folder, in alphabetical order. */
const fragmentsAsked = (folder: string) =>
  storyCalls.all
    .map(([, address]) => address)
    .filter((address) => address.startsWith(`/html/${folder}/`))
    .sort();

export const Ready = meta.story({
  parameters: {
    rules: ['CONT-004', 'CONT-042', 'HOME-045', 'HOME-056', 'HOME-070', 'HOME-073', 'HOME-076', 'HOME-083'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Good evenings begin here' });
    await waitFor(() => expect(document.title).toBe('Lawton Wines'));
    await expect(canvas.getByRole('tab', { name: 'The autumn cellar' })).toBeVisible();
    await canvas.findByRole('heading', { name: 'Drink it happily, or not at all' });
    await expect(fragmentsAsked('content/homepage')).toEqual(['/html/content/homepage/uk/law/guarantee.html']);
    const start = await canvas.findByRole('region', { name: 'Six to begin with' });
    await waitFor(() => expect(start.querySelectorAll('article')).toHaveLength(6));
    await storyCalls.settle();
    await expect(canvas.queryByRole('heading', { name: 'Recommended for you' })).toBeNull();
    await expect(storyCalls.all.filter(([, address]) => address.includes('/recommendations/'))).toEqual([]);
    // The editors' blocks come part by part, the later ones too.
    for (const name of [
      'Cases with something for everyone',
      'Growers we call friends',
      'Go straight to a favourite',
      'For the rack under the stairs',
    ])
      await canvas.findByRole('heading', { level: 2, name });
  },
});
/** Each brand has its own guarantee. */
export const GuaranteeOfAnotherBrand = meta.story({
  globals: { brand: 'avy' },
  parameters: { rules: ['HOME-083'] },
  play: async () => {
    await waitFor(() =>
      expect(fragmentsAsked('content/homepage')).toEqual(['/html/content/homepage/uk/avy/guarantee.html']),
    );
  },
});
export const Recognised = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['HOME-022', 'HOME-028', 'HOME-044', 'HOME-045', 'HOME-053'] },
  play: async ({ canvas }) => {
    const recommended = await canvas.findByRole('region', { name: 'Recommended for you' });
    const panel = recommended.querySelector('[role=tabpanel]')!;
    await waitFor(() => expect(panel.querySelectorAll('article')).toHaveLength(10));
    await expect(storyCalls.all).toContainEqual(['GET', '/api/user/recommendations/list?limit=10']);
    const cards = [...panel.querySelectorAll('article a')].map((link) => link.getAttribute('href'));
    // The first of the list, in its order.
    await expect(cards.slice(0, 3)).toEqual(['/product/0689681', '/product/0739004', '/product/0283011']);
    await canvas.findByRole('region', { name: 'Recently viewed' });
    await waitFor(() =>
      expect(fragmentsAsked('templates')).toEqual([
        '/html/templates/banner.html',
        '/html/templates/recently-viewed.html',
        '/html/templates/recommended.html',
      ]),
    );
  },
});
export const SignedIn = Recognised.extend({ globals: { login: 'hard' } });
/** The customer's own blocks are headed as the shop's templates say. */
export const HeadingsOfTheTemplates = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['HOME-044', 'HOME-053'] },
  beforeEach: () => {
    markupInstead('getRecommendedTemplate', '<section><h2>Picked for your table</h2></section>');
    markupInstead('getRecentlyViewedTemplate', '<section><h2>Seen lately</h2></section>');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Picked for your table' });
    await canvas.findByRole('region', { name: 'Seen lately' });
  },
});
/** After signing out, nothing on the page is the customer's any more: the wines recommended, the wines viewed, the
 * favourites and the welcome. */
export const SignedOut = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['IDENT-048'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Recommended for you' });
    await canvas.findByRole('region', { name: 'Recently viewed' });
    const start = within(await canvas.findByRole('region', { name: 'Six to begin with' }));
    const hearts = await start.findAllByRole('button', { name: /to your favourites$/ });
    await userEvent.click(hearts[0]!);
    await start.findByRole('button', { name: /from your favourites$/ });
    await storyCalls.settle();
    await canvas.findByRole('region', { name: 'Welcome back, Margaret' });
    await userEvent.click(canvas.getByRole('button', { name: 'Not you?' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Welcome back, Margaret' })).toBeNull());
    await storyCalls.settle();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Recommended for you' })).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Recently viewed' })).toBeNull());
    await expect(canvas.queryByRole('button', { name: /from your favourites$/ })).toBeNull();
  },
});
/** The shop would answer every call of this session, but the profile says that nobody is known. */
export const AVisitorAsTheProfileSays = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['IDENT-010'] },
  beforeEach: () => changeAnswer('getProfileDetails', (profile) => ({ ...profile, securityStatus: 1 })),
  play: async ({ canvas, userEvent }) => {
    await within(canvas.getByRole('banner')).findByRole('button', { name: 'Sign in' });
    const start = within(await canvas.findByRole('region', { name: 'Six to begin with' }));
    const [heart] = await start.findAllByRole('button', { name: /to your favourites$/ });
    await storyCalls.settle();
    const ofCustomers = /permissions|paymentOptions|recommendations|favourites|savings/;
    await expect(storyCalls.all.filter(([, address]) => ofCustomers.test(address))).toEqual([]);
    await expect(canvas.queryByText('Margaret')).toBeNull();
    await expect(canvas.queryByRole('region', { name: /^(Welcome back|Have you been here)/ })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Recommended for you' })).toBeNull();
    await expect(
      within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Invite a friend' }),
    ).toBeInTheDocument();
    await userEvent.click(heart!);
    await waitFor(() =>
      expect(host.navigate).toHaveBeenCalledWith(
        expect.stringMatching(/^\/jsp\/registration\/common\/account_login\.jsp\?returnTo=/),
      ),
    );
  },
});
/** The session is signed in, but the profile says that the customer is only recognised. */
export const RecognisedAsTheProfileSays = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['IDENT-010'] },
  beforeEach: () => changeAnswer('getProfileDetails', (profile) => ({ ...profile, securityStatus: 2 })),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Welcome back, Margaret' });
    await canvas.findByRole('region', { name: 'Recommended for you' });
    await expect(canvas.getByRole('button', { name: 'Not you?' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull();
    await expect(
      within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Refer a friend' }),
    ).toBeInTheDocument();
  },
});
export const PreviewContent = meta.story({
  args: { preview: 'law-home-draft' },
  parameters: { rules: ['CONT-003', 'CONT-007'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Preview: not yet visible to shoppers.');
    await canvas.findByRole('heading', { level: 2, name: 'The autumn cellar' });
    await storyCalls.settle();
    const ofContent = storyCalls.all.map(([, address]) => new URL(address, window.location.href));
    await expect(ofContent.filter(({ searchParams }) => searchParams.get('content_type') === 'homePage')).toEqual([]);
    await expect(
      ofContent
        .filter(({ pathname }) => pathname.includes('/preview/'))
        .map(({ searchParams }) => searchParams.get('sys.id')),
    ).toEqual(['law-home-draft']);
  },
});
const liveAsked = () => storyCalls.all.filter(([, address]) => address.includes('content_type=homePage'));
/** A preview and the page itself are kept apart when one follows the other. */
export const PreviewLeft = meta.story({
  args: { preview: 'law-home-draft' },
  render: function Leaving(args) {
    const [shown, setShown] = useState(args.preview);
    return (
      <>
        <HomePageContainer {...args} preview={shown} />
        <Button onClick={() => setShown(shown ? undefined : args.preview)}>The other page</Button>
      </>
    );
  },
  parameters: { rules: ['CONT-007'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Preview: not yet visible to shoppers.');
    await canvas.findByRole('heading', { level: 2, name: 'The autumn cellar' });
    await expect(canvas.queryByRole('tab', { name: 'The autumn cellar' })).toBeNull();
    await expect(liveAsked()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'The other page' }));
    await canvas.findByRole('tab', { name: 'The autumn cellar' });
    await expect(canvas.queryByText('Preview: not yet visible to shoppers.')).toBeNull();
    await expect(liveAsked()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'The other page' }));
    await canvas.findByText('Preview: not yet visible to shoppers.');
    await waitFor(() => expect(canvas.queryByRole('tab', { name: 'The autumn cellar' })).toBeNull());
  },
});
/** A preview that cannot be loaded is not replaced by the page itself. */
export const PreviewFailed = meta.story({
  args: { preview: 'law-home-draft' },
  parameters: { mock: { fault: 'getPreviewContent:500' }, rules: ['CONT-007'] },
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load this page');
    await storyCalls.settle();
    await expect(liveAsked()).toEqual([]);
    await expect(canvas.queryByRole('heading', { level: 2, name: 'Good evenings begin here' })).toBeNull();
  },
});
export const ContentFailedOnce = meta.story({
  parameters: { mock: { fault: 'queryHomePageContent:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load this page');
    await expect(await canvas.findByRole('link', { name: 'All red wine' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 2, name: 'Good evenings begin here' });
    await expect(canvas.queryByText('We could not load this page')).toBeNull();
  },
});
export const ContentOffline = meta.story({
  parameters: { mock: { fault: 'queryHomePageContent:offline' }, rules: ['MISC-019'] },
  play: async ({ canvas }) => {
    await canvas.findByText(/You can still search and shop our wines\. Network request failed\./);
  },
});
export const ContentMalformed = meta.story({
  parameters: { mock: { fault: 'queryHomePageContent:malformed' } },
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load this page');
  },
});
export const WinesFailedOnce = meta.story({
  parameters: { mock: { fault: 'getSearchData:offline*1' }, rules: ['MISC-019'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Network request failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Six to begin with' }).querySelectorAll('article')).toHaveLength(6),
    );
  },
});
/** What shoppers buy most may be a gift; the page starts with wines. */
export const OnlyWinesToStartWith = meta.story({
  beforeEach: () =>
    answerInstead('getSearchData', [
      { n: 'Decanter', i: notable.gift, boost: 90 },
      { n: 'Rioja', i: notable.wine, boost: 50 },
      { n: 'Shiraz', i: notable.reducedWine, boost: 10 },
    ] as unknown as Parameters<typeof answerInstead>[1]),
  play: async ({ canvas }) => {
    const start = await canvas.findByRole('region', { name: 'Six to begin with' });
    await waitFor(() => expect(start.querySelectorAll('article a')).not.toHaveLength(0));
    const addresses = [...start.querySelectorAll('article')].map((card) => card.querySelector('a')?.pathname);
    await expect(addresses).toEqual([`/product/${notable.wine}`, `/product/${notable.reducedWine}`]);
  },
});
export const FragmentsFailed = meta.story({
  globals: { login: 'soft' },
  parameters: {
    mock: { fault: 'getGuaranteeHtml:500,getRecommendedTemplate:500,getRecentlyViewedTemplate:offline' },
    rules: ['HOME-084'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Recommended for you' });
    await canvas.findByRole('heading', { level: 2, name: 'Good evenings begin here' });
    await canvas.findByRole('heading', { name: 'Delivery and collection' });
    await storyCalls.settle();
    await expect(canvas.queryByRole('heading', { name: 'Drink it happily, or not at all' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(host.log.mock.calls.map(([{ operationId }]) => operationId)).toContain('getGuaranteeHtml');
  },
});
export const ListsFailed = meta.story({
  globals: { login: 'soft' },
  parameters: {
    mock: { fault: 'listRecommendedWines:500,listRecentlyBrowsed:500' },
    rules: ['HOME-042', 'HOME-043', 'HOME-051', 'HOME-052'],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No Recommended Wines');
    await canvas.findByText('No Recently Browsed Wines');
  },
});
let contentCame: () => void;
/** The failure is said without waiting for the editors' content. */
export const ViewedFailedBeforeContent = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { fault: 'listRecentlyBrowsed:500' }, rules: ['HOME-052'] },
  beforeEach: () => {
    contentCame = holdAnswer('queryHomePageContent');
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No Recently Browsed Wines');
    await expect(canvas.queryByRole('heading', { level: 2, name: 'Good evenings begin here' })).toBeNull();
    contentCame();
    await canvas.findByRole('heading', { level: 2, name: 'Good evenings begin here' });
  },
});
/** Neither is one that does not arrive, or that cannot be read. */
export const GuaranteeOffline = FragmentsFailed.extend({ parameters: { mock: { fault: 'getGuaranteeHtml:offline' } } });
export const GuaranteeMalformed = FragmentsFailed.extend({
  parameters: { mock: { fault: 'getGuaranteeHtml:malformed' } },
});
/** The brand does not record viewed products, so none are fetched. */
export const NothingKept = meta.story({
  globals: { brand: 'ba', login: 'soft' },
  parameters: { mock: { fault: 'listRecentlyBrowsed:500' }, rules: ['BRAND-060', 'HOME-050', 'CONT-001', 'CONT-004'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Departures' });
    await canvas.findByRole('region', { name: 'Recommended for you' });
    await storyCalls.settle();
    await expect(storyCalls.all.filter(([, address]) => /recentlybrowsed/i.test(address))).toEqual([]);
    await expect(canvas.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
    await expect(canvas.queryByText('No Recently Browsed Wines')).toBeNull();
  },
});
/** The brand records viewed products unless its editors switch this off, although its configuration has it. */
export const SwitchedOffByEditors = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['HOME-049', 'BRAND-043', 'BRAND-060'] },
  beforeEach: viewsNotRecorded,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Recommended for you' });
    await canvas.findByRole('heading', { name: 'Drink it happily, or not at all' });
    await canvas.findByRole('heading', { name: 'Delivery and collection' });
    await waitFor(() => expect(storyCalls.all.join()).toContain('fields.brandIdentifier=law'));
    await storyCalls.settle();
    await expect(storyCalls.all.filter(([, address]) => address.includes('brandIdentifier=law'))).toHaveLength(1);
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Recently viewed' })).toBeNull());
  },
});
export const Delivery = meta.story({
  parameters: {
    rules: ['DLVR-001', 'DLVR-011', 'DLVR-012', 'DLVR-014', 'DLVR-015', 'BRAND-055', 'CONT-002', 'CONT-006'],
  },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('region', { name: 'Delivery and collection' });
    const columns = within(panel).getAllByRole('listitem');
    await expect(columns).toHaveLength(3);
    for (const [place, words] of [
      'Delivered to your door, usually within 4-5 days, in a slot you choose at checkout.',
      'Collect from a shop near you, free of charge, once we have told you it is ready.',
      'Follow your case from our cellar to your door with the link in your dispatch email.',
    ].entries())
      await expect(within(columns[place]!).getByText(words)).toBeVisible();
    await expect(within(panel).getByRole('img', { name: 'Unlimited' })).toBeVisible();
    const queried = storyCalls.all.map(([, address]) => new URL(address, window.location.href).searchParams);
    await expect(
      queried
        .filter((query) => query.has('fields.queryName'))
        .map((query) => [query.get('content_type'), query.get('fields.queryName')]),
    ).toEqual([['contentQuery', 'Delivery Promise']]);
  },
});
const hasTruck = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  const panel = await canvas.findByRole('region', { name: 'Delivery and collection' });
  await expect(panel.querySelector('.wsk-TruckGraphic')).toBeVisible();
  await expect(canvas.getByRole('banner').querySelector('.wsk-TruckGraphic')).toBeVisible();
};
export const DeliveryWithTruck = meta.story({
  globals: { brand: 'avy' },
  parameters: { rules: ['BRAND-056', 'DLVR-013'] },
  play: async ({ canvas }) => {
    await hasTruck({ canvas });
    await expect(canvas.getByText(/^Collect from our cellar on the quay/)).toBeVisible();
  },
});
export const DeliveryWithTruckElsewhere = meta.story({
  globals: { brand: 'stw' },
  parameters: { rules: ['BRAND-057'] },
  play: hasTruck,
});
/** The page is complete without the delivery panel, and shows no message. */
export const DeliveryFailed = meta.story({
  parameters: { mock: { fault: 'queryDeliveryPromiseContent:500' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Drink it happily, or not at all' });
    await expect(canvas.queryByRole('region', { name: 'Delivery and collection' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
/** The link text of banners comes from the template, or from the kit if the template cannot be fetched. */
export const BannerTemplate = meta.story({
  parameters: { rules: ['HOME-022'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'The case we take home' });
    const onward = canvasElement.querySelector('.wsk-HomepageBanner-onward');
    await waitFor(() => expect(onward).toHaveTextContent('Come and see'));
  },
});
/** Each banner has the link text of the template, and not only the first. */
export const BannerTemplateOfEveryBanner = meta.story({
  parameters: { rules: ['HOME-022'] },
  beforeEach: () => {
    answerInstead('queryHomePageContent', {
      sys: { type: 'Array' },
      total: 1,
      skip: 0,
      limit: 1,
      items: [pageEntry(...['First', 'Second', 'Third'].map((title) => bannerEntry(title)))],
    });
    markupInstead('getBannerTemplate', '<article><a href="/wines">Pour me one</a></article>');
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Third' });
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('.wsk-HomepageBanner-onward')].map(({ textContent }) => textContent.trim()),
      ).toEqual(['Pour me one', 'Pour me one', 'Pour me one']),
    );
  },
});
export const BannerTemplateFailed = meta.story({
  parameters: { mock: { fault: 'getBannerTemplate:500' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'The case we take home' });
    await expect(canvasElement.querySelector('.wsk-HomepageBanner-onward')).toHaveTextContent('Shop now');
  },
});
let warnings: unknown[] = [];
/** A single warning for a page with an unknown layout, a missing cell and a banner without its pictures; the cells that
 * exist keep their places. */
export const BrokenContentWarns = meta.story({
  parameters: { contentEnvironment: 'broken', rules: ['HOME-063', 'HOME-064'] },
  beforeEach: () => {
    warnings = [];
    const warn = spyOn(console, 'warn').mockImplementation((warning) => void warnings.push(warning));
    return () => warn.mockRestore();
  },
  play: async ({ canvas }) => {
    const top = await canvas.findByRole('region', { name: 'Good evenings begin here' });
    await expect(within(top).getAllByRole('article')).toHaveLength(3);
    await expect(canvas.queryByRole('heading', { name: 'For the rack under the stairs' })).toBeNull();
    await expect(warnings).toHaveLength(1);
    const [warning] = warnings;
    await expect(warning).toContain('law-top-tetris: layout “Layout 1” has 4 cells, not 3.');
    await expect(warning).toContain('law-bottom-tetris: unknown layout “Layout 7”.');
  },
});
/** Only UK sites have the fragment of the guarantee, so elsewhere it is not requested. */
export const AnotherCountry = meta.story({
  globals: { brand: 'vir' },
  parameters: { rules: ['HOME-083'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'What’s your mood?' });
    await storyCalls.settle();
    await expect(fragmentsAsked('content/homepage')).toEqual([]);
  },
});

const permissionCalls = () => storyCalls.all.filter(([, address]) => address.includes('/permissions'));

/** A brand without the opt-in reminder still fetches the permissions. */
export const PermissionsOfTheRecognised = meta.story({
  globals: { brand: 'hsb', login: 'soft' },
  parameters: { rules: ['ACCT-023', 'IDENT-020'] },
  play: async () => {
    await waitFor(() => expect(permissionCalls()).toEqual([['GET', '/api/user/permissions/MARKETING']]));
  },
});
export const PermissionsOfTheSignedIn = PermissionsOfTheRecognised.extend({
  globals: { brand: 'stw', login: 'hard' },
  parameters: { rules: ['ACCT-023', 'IDENT-021'] },
});
/** So does a brand with it, although the reminder is not due. */
export const PermissionsAfterTheReminder = PermissionsOfTheRecognised.extend({
  globals: { brand: 'tcm', login: 'soft' },
  beforeEach: () => {
    writeCookie(emailOptInReminderCookie, 'yes');
    return () => removeCookie(emailOptInReminderCookie);
  },
});
export const NoPermissionsOfAVisitor = meta.story({
  globals: { brand: 'tcm', login: 'visitor' },
  parameters: { rules: ['ACCT-023', 'IDENT-025'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(5));
    await storyCalls.settle();
    const ofCustomers = /permissions|paymentOptions|savingsaccounts/;
    await expect(storyCalls.all.filter(([, address]) => ofCustomers.test(address))).toEqual([]);
  },
});

/** The editors may leave out the title of the highlights. */
export const HighlightsWithoutTitle = meta.story({
  parameters: { rules: ['HOME-076'] },
  beforeEach: () => {
    const cell = { sys: { id: 'cell', type: 'Entry' }, fields: { title: 'Twelve reds' } };
    const highlights = { sys: { id: 'h', type: 'Entry' }, fields: { highlightedProducts: [cell] } };
    const page = pageEntry();
    answerInstead('queryHomePageContent', {
      sys: { type: 'Array' },
      total: 1,
      skip: 0,
      limit: 1,
      items: [{ ...page, fields: { ...page.fields, highlights } }],
    });
  },
  play: async ({ canvas }) => {
    const cases = within(await canvas.findByRole('region', { name: 'Mixed cases' }));
    await expect(cases.getByRole('heading', { level: 3, name: 'Twelve reds' })).toBeVisible();
    await expect(cases.queryByRole('heading', { level: 2 })).toBeNull();
  },
});
