import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { hostileHost } from '../../mocks/fixtures/hostileMarkup.js';
import { homePageOf } from '../../src/content/homePage.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { HomePage } from '../../src/screens/home/HomePage.js';
import { narrow } from '../commonStories.js';
import { from } from '../from.js';
import { handfulOf } from '../handful.js';
import { expectToFit } from '../storyChecks.js';
import { bannerEntry, pageEntry } from './bannerEntries.js';
import { homeContentOf } from './contentOf.js';
import { hostileHomePage } from './hostileContent.js';

const meta = preview.meta({
  component: HomePage,
  args: {
    wines: from((world) => ready(handfulOf(world))),
    content: from((world) => ready(homeContentOf(world))),
    onRetry: fn(),
    onContentRetry: fn(),
  },
});

export const FullContent = meta.story({
  parameters: {
    rules: ['HOME-009', 'HOME-010', 'HOME-011', 'HOME-017', 'HOME-055', 'HOME-056', 'HOME-057', 'HOME-082'],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Open something generous tonight' })).toBeVisible();
    await expect(
      canvas.getByText('Wines from growers we have known for years. Here are six we pour ourselves.'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Six to begin with' })).toBeVisible();
    await expect(
      canvas
        .getAllByRole('tab')
        .slice(0, 3)
        .map((tab) => tab.textContent),
    ).toEqual(['The autumn cellar', 'Whites with salt in the air', 'Twelve good bottles, every twelve weeks']);
    const links = [...canvasElement.querySelectorAll('.wsk-HeroCarousel-words > a')];
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/wines?Ntt=mixed%20case',
      '/wines?Ntt=white',
      '/wines?Ntt=mixed%20case',
    ]);
    const heroTitles = [...canvasElement.querySelectorAll('.wsk-HeroCarousel-words > h2')];
    await expect(heroTitles.map(({ textContent }) => textContent)).toEqual([
      'Open something generous tonight',
      'Whites with salt in the air',
      'Twelve good bottles, every twelve weeks',
    ]);
    const pictures = [...canvasElement.querySelectorAll<HTMLImageElement>('.wsk-HeroCarousel-image img')];
    await expect(pictures.map(({ alt }) => alt)).toEqual([
      'Vineyard rows at dusk below a lit farmhouse',
      'Terraced vines above a calm bay',
      'A vaulted cellar lined with barrels',
    ]);
    await expect(
      canvasElement.querySelector('.wsk-ParallaxBanner .wsk-HomepageBanner[data-drifts] img'),
    ).toHaveAttribute('alt', 'Barrels under the arches of a cellar, lit from the end');
    const grids = ['Good evenings begin here', 'For the rack under the stairs'];
    for (const name of grids) await expect(canvas.getByRole('region', { name })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const banner = 'The case we take home';
    await expect(titles.filter((title) => ['Six to begin with', banner, ...grids].includes(title!))).toEqual([
      'Good evenings begin here',
      'Six to begin with',
      'For the rack under the stairs',
      banner,
    ]);
    await expect(canvas.getByRole('link', { name: banner })).toHaveAttribute('href', '/wines?Ntt=mixed%20case');
    await expectToFit({ canvasElement });
  },
});
/** The price beside the button is that of the bottle in the middle, with its condition and saving. */
export const HeroWines = meta.story({
  args: { heroWines: from(({ product }) => ready([product('wine'), product('reduced'), product('longName')])) },
  play: async ({ canvasElement }) => {
    const offer = canvasElement.querySelector<HTMLElement>('.wsk-HomePageOffer');
    await expect(offer).toHaveTextContent(
      /^Bodegas Quintera Rioja Reserva 2018£12\.99.*mix 12 or more.*You save £3\.00 a bottle/,
    );
    await expect(offer?.querySelector('a')).toHaveAttribute('href', '/product/0651883');
    const bottles = [...canvasElement.querySelectorAll('.wsk-HomePageLineup img')];
    await expect(bottles.map((bottle) => bottle.getAttribute('src')?.split('/').at(-2))).toEqual([
      '0674439',
      '0651883',
      '0512724',
    ]);
  },
});
/** No price without a wine, and no gap in its place. */
export const HeroWinesFailed = meta.story({
  args: { heroWines: loadFailed('Network request failed') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Shop all wines' })).toBeVisible();
    await expect(canvasElement.querySelector('.wsk-HomePageOffer')).toBeNull();
  },
});
export const Loading = meta.story({
  args: { wines: loading, content: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading wines')).toBeInTheDocument();
  },
});
export const ContentLoading = meta.story({
  args: { content: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading this week’s page')).toBeInTheDocument();
  },
});
export const ContentFailed = meta.story({
  args: { content: loadFailed('Network request failed') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You can still search and shop our wines. Network request failed.',
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'All red wine' })).toHaveAttribute('href', '/wines?Ntt=red');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onContentRetry).toHaveBeenCalledOnce();
  },
});
export const NoContent = meta.story({
  args: { content: ready(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Where to next?' })).toBeVisible();
  },
});
export const BrokenContent = meta.story({
  args: { content: from((world) => ready(homeContentOf(world, 'broken'))) },
  parameters: { rules: ['HOME-021'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab', { name: 'The autumn cellar' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'The case we take home' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Good evenings begin here' })).toBeVisible();
  },
});
/** One of the three pictures is enough to miss: of six banners, only the three complete ones are shown. */
export const IncompleteBanners = meta.story({
  args: {
    content: ready(
      homePageOf(
        pageEntry(
          bannerEntry('Complete'),
          bannerEntry('No desktop', { desktopImage: undefined }),
          bannerEntry('No tablet', { tabletImage: undefined }),
          bannerEntry('No mobile', { mobileImage: undefined }),
          bannerEntry('Complete too'),
          bannerEntry('Last'),
        ),
      ),
    ),
  },
  parameters: { rules: ['HOME-010', 'HOME-021'] },
  play: async ({ canvas }) => {
    const links = ['Complete', 'Complete too', 'Last'].map((name) => canvas.getByRole('link', { name }));
    for (const link of links) await expect(link).toBeVisible();
    const tops = links.map((link) => link.getBoundingClientRect().top);
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
    for (const name of ['No desktop', 'No tablet', 'No mobile'])
      await expect(canvas.queryByRole('link', { name })).toBeNull();
  },
});
/** The hero has a panel for each banner, however many there are. */
export const ManyTopBanners = meta.story({
  args: {
    content: ready({
      ...homePageOf(pageEntry()),
      topBanners: homePageOf(pageEntry(...['One', 'Two', 'Three', 'Four', 'Five'].map((title) => bannerEntry(title))))
        .bottomBanners,
    }),
  },
  parameters: { rules: ['HOME-003', 'HOME-009'] },
  play: async ({ canvasElement }) => {
    const hero = within(canvasElement.querySelector<HTMLElement>('.wsk-HeroCarousel')!);
    await expect(hero.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
      'Five',
    ]);
    await expect(canvasElement.querySelectorAll('.wsk-HeroCarousel-panel')).toHaveLength(5);
  },
});
/** Whatever an editor, or an attacker, types is shown as plain text. */
export const HostileContent = meta.story({
  args: { content: ready(hostileHomePage()) },
  // The sections have identical names, which only an attacker would create.
  parameters: { a11y: { test: 'off' }, rules: ['CONT-042'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/<script>window\.__ran/).length).toBeGreaterThan(2);
    await expect(canvas.getByText(/^x{10000}$/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('script, style, iframe, object, embed, form, base, meta')).toHaveLength(
      0,
    );
    const all = [...canvasElement.querySelectorAll('*')];
    await expect(all.flatMap((each) => each.getAttributeNames()).filter((name) => name.startsWith('on'))).toEqual([]);
    const addresses = all.flatMap((each) => [each.getAttribute('href'), each.getAttribute('src')]).filter(Boolean);
    await expect(addresses.filter((url) => !/^(\/|#|https:)/.test(url!))).toEqual([]);
    await expect(all.filter((each) => each.getAttribute('style')?.includes('url('))).toEqual([]);
    await expect(window).not.toHaveProperty('__ran');
    const requestedUrls = performance.getEntriesByType('resource').map(({ name }) => name);
    await expect(requestedUrls.filter((url) => url.includes(hostileHost))).toEqual([]);
    await expectToFit({ canvasElement });
  },
});
export const Preview = meta.story({
  args: { preview: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preview: not yet visible to shoppers.')).toBeVisible();
  },
});
export const WinesFailed = meta.story({
  args: { wines: loadFailed('Network request failed') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const NoWines = meta.story({
  args: { wines: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Six to begin with' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});
export const Points = FullContent.extend({
  globals: { brand: 'hsb' },
  play: expectToFit,
});
export const Tablet = FullContent.extend({
  globals: { viewport: { value: 'tablet' } },
  play: expectToFit,
});
export const Narrow = FullContent.extend({
  ...narrow,
  play: expectToFit,
});
/** Content that is loading takes up the same space as the loaded content. */
export const NothingMoves = meta.story({
  args: { content: loading },
  render: (args) => (
    <>
      <div data-story="before">
        <HomePage {...args} />
      </div>
      <div data-story="after">
        <HomePage
          {...args}
          content={ready({ id: 'a', brand: 'law', topBanners: [], bottomBanners: [], problems: [] })}
        />
      </div>
    </>
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const [before, after] = [...canvasElement.querySelectorAll('.wsk-HeroCarousel')].map(
      (hero) => hero.getBoundingClientRect().height,
    );
    await expect(before).toBe(after);
  },
});
