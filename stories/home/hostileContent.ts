import { hostileHost, hostileMarkup, hostileUrls } from '../../mocks/fixtures/hostileMarkup.js';
import { homePageOf } from '../../src/content/homePage.js';
import type { HomePageContent } from '../../src/model/homePage.js';

const colour = `red;background:url(https://${hostileHost}/x.png)`;
/** Returns an entry as in the service's response; an editor may have typed anything into any field. */
const entry = (id: string, fields: object) => ({ sys: { id, type: 'Entry' }, fields });
const file = (url: unknown) => ({ sys: { id: 'file', type: 'Asset' }, fields: { title: markup(3), file: { url } } });
const markup = (place: number) => hostileMarkup[place % hostileMarkup.length]!;
const picture = (url: unknown) => entry('picture', { accessibilityText: markup(5), file: file(url) });
const text = (value: string) => ({ nodeType: 'text', value, marks: [{ type: 'script' }], data: {} });

const words = (place: number, uri: string) => ({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: { style: colour, onclick: markup(place) },
      content: [text(markup(place)), { nodeType: 'hyperlink', data: { uri }, content: [text(markup(place + 1))] }],
    },
    { nodeType: 'script', data: {}, content: [text(markup(place))] },
    { nodeType: 'embedded-asset-block', data: { target: file(uri) }, content: [] },
    null,
  ],
});

const cell = (uri: string, place: number) =>
  entry(`cell ${place}`, {
    backgroundColour: colour,
    title: markup(place),
    content: words(place, uri),
    image: file(uri),
    button: entry('button', { text: markup(place), url: uri, buttonType: markup(place) }),
  });

const banner = (uri: string, place: number) => {
  const safe = picture('/images/law/table/desktop.svg');
  return entry(`banner ${place}`, {
    entryTitle: markup(place),
    desktopImage: place % 2 ? picture(uri) : safe,
    tabletImage: safe,
    mobileImage: safe,
    backgroundColour: colour,
    link: uri,
  });
};

/** Returns a home page in which every piece of text is hostile markup, every address runs a script, and every colour
 * carries further CSS declarations. */
export const hostileHomePage = (): HomePageContent =>
  homePageOf(
    entry('home', {
      brand: 'law',
      topBanners: hostileUrls.map(banner),
      topTetris: entry('top', { title: 'x'.repeat(10_000), layout: 'Layout 4', tetrisCells: hostileUrls.map(cell) }),
      quickLinks: entry('links', {
        title: markup(1),
        links: [...hostileUrls.map((url) => ({ text: 'Go', url })), { text: markup(2), url: '/wines' }, null, 7],
      }),
      partnership: entry('partnership', { heading: markup(0), content: words(9, hostileUrls[0]!), media: file({}) }),
      highlights: entry('highlights', { title: markup(4), highlightedProducts: hostileUrls.map(cell) }),
      bottomTetris: entry('bottom', {
        title: markup(6),
        layout: '1',
        tetrisCells: [null, {}, ...hostileUrls.map(cell)],
      }),
      bottomBanners: [null, [], ...hostileUrls.map(banner)],
    }),
  );
