import { expect, test } from 'vitest';
import { brandContentOf } from '../brands/content.js';
import { defaultBrandIdentifier } from '../brands/ids.js';
import { brandEntry } from './answers.js';
import { homePageOf } from './homePage.js';

const entry = (id: string, fields: object) => ({ sys: { id, type: 'Entry' }, fields });
const file = (url = '/a.png', more: object = {}) => ({
  sys: { id: 'file', type: 'Asset' },
  fields: { title: 'A bottle', file: { url, details: { image: { width: 4, height: 3 } } }, ...more },
});
const worded = (accessibilityText?: string, url?: string) =>
  entry('image', { ...(accessibilityText !== undefined && { accessibilityText }), file: file(url) });
const banner = (fields: object = {}) =>
  entry('banner', {
    entryTitle: 'Spring',
    desktopImage: worded('A field'),
    tabletImage: worded('A field'),
    mobileImage: worded('A field'),
    backgroundColour: '#fff',
    link: '/wines',
    ...fields,
  });
const button = (url: string) => entry('button', { entryTitle: 'Go', text: 'See them', url, buttonType: 'primary' });
const richText = { nodeType: 'document', data: {}, content: [] };
const otherText = { ...richText, content: [{ nodeType: 'hr', data: {}, content: [] }] };
const cell = (fields: object = {}) =>
  entry('cell', { title: 'Reds', content: richText, image: file(), button: button('/reds'), ...fields });
const tetris = (layout: unknown, ...tetrisCells: unknown[]) => entry('grid', { title: 'Grid', layout, tetrisCells });
const page = (fields: object) => homePageOf(entry('home', { brand: 'law', ...fields }));

test('a banner has a title, three images with text alternatives, a colour and a link [CONT-008, CONT-036, HOME-011, HOME-012, HOME-013, HOME-014, HOME-016]', () => {
  const size = { width: 4, height: 3 };
  const threeImages = {
    desktopImage: worded('A field from above', '/desktop.png'),
    tabletImage: worded('A field at noon', '/tablet.png'),
    mobileImage: worded('A vine', '/mobile.png'),
  };
  expect(page({ topBanners: [banner(threeImages)] })).toMatchObject({
    id: 'home',
    brand: 'law',
    topBanners: [
      {
        id: 'banner',
        entryTitle: 'Spring',
        desktopImage: { url: '/desktop.png', accessibilityText: 'A field from above', ...size },
        tabletImage: { url: '/tablet.png', accessibilityText: 'A field at noon', ...size },
        mobileImage: { url: '/mobile.png', accessibilityText: 'A vine', ...size },
        backgroundColour: '#fff',
        link: '/wines',
      },
    ],
    problems: [],
  });
  const { bottomBanners } = page({
    bottomBanners: [
      banner({ entryTitle: 'Summer', backgroundColour: '#123' }),
      banner({ entryTitle: undefined, backgroundColour: null }),
    ],
  });
  expect(bottomBanners.map(({ entryTitle }) => entryTitle)).toEqual(['Summer', '']);
  expect(bottomBanners.map(({ backgroundColour }) => backgroundColour)).toEqual(['#123', undefined]);
});

test('wines of the hero are item codes, and any other list is reported', () => {
  expect(page({ heroWines: ['0651883', '0334949'] })).toMatchObject({
    heroWines: ['0651883', '0334949'],
    problems: [],
  });
  expect(page({})).toMatchObject({ heroWines: undefined, problems: [] });
  for (const heroWines of ['0651883', [7], ['']]) {
    const { heroWines: read, problems } = page({ heroWines });
    expect(read).toBeUndefined();
    expect(problems).toEqual([expect.stringContaining('heroWines')]);
  }
});

test.each(['desktopImage', 'tabletImage', 'mobileImage'])(
  'a banner without %s is skipped [HOME-012, HOME-013, HOME-014]',
  (name) => {
    for (const image of [undefined, entry('image', { accessibilityText: 'A field' }), worded('A field', 'data:,x')]) {
      const { topBanners, bottomBanners, problems } = page({
        topBanners: [banner({ [name]: image }), banner()],
        bottomBanners: [banner({ [name]: image })],
      });
      expect([topBanners.length, bottomBanners.length]).toEqual([1, 0]);
      expect(problems).toEqual(Array(2).fill(expect.stringMatching(`^banner: ${name}.* (is missing|is not a safe)`)));
    }
  },
);

test('an image without its own text alternative takes that of the file', () => {
  const { topBanners } = page({ topBanners: [banner({ mobileImage: worded() })] });
  expect(topBanners[0]?.mobileImage.accessibilityText).toBe('A bottle');
  const described = file('/a.png', { description: 'A green bottle' });
  expect(page({ partnership: entry('p', { heading: 'H', media: described }) }).partnership?.media).toMatchObject({
    accessibilityText: 'A green bottle',
  });
});

test('a picture has the file’s title as its text alternative, or none', () => {
  const untitled = file('/a.png', { title: undefined });
  const { partnership } = page({ partnership: entry('p', { heading: 'H', media: untitled }) });
  expect(partnership?.media?.accessibilityText).toBe('');
});

test.each([
  ['//files.example/a.png', 'https://files.example/a.png'],
  ['https://files.example/a.png', 'https://files.example/a.png'],
  ['/a//b.png', '/a//b.png'],
])('the file %s is requested at %s', (url, requested) => {
  const { partnership } = page({ partnership: entry('p', { heading: 'H', media: file(url) }) });
  expect(partnership?.media?.url).toBe(requested);
});

test('an entry where a picture belongs is left out [CONT-012, CONT-038]', () => {
  const { partnership, problems } = page({
    partnership: entry('p', { heading: 'H', media: { ...file(), sys: { id: 'x', type: 'Entry' } } }),
  });
  expect(partnership).toMatchObject({ heading: 'H', media: undefined });
  expect(problems).toEqual(['p: media.sys.type is missing or of the wrong kind.']);
});

test('a cell has a colour, title, text, image and button [CONT-009, CONT-014, CONT-015, CONT-016, CONT-017, CONT-018, CONT-019, CONT-020]', () => {
  const whites = { backgroundColour: '#ddd', title: 'Whites', content: otherText };
  const other = cell({ ...whites, image: file('/b.png'), button: button('/whites') });
  const { topTetris, problems } = page({
    topTetris: tetris('Layout 1', cell({ backgroundColour: '#eee' }), other, cell(), cell({ image: undefined })),
  });
  expect(topTetris).toMatchObject({ id: 'grid', title: 'Grid', layout: 'Layout 1' });
  // Each part is read whether or not the others are there.
  expect(topTetris?.tetrisCells[3]).toMatchObject({ title: 'Reds', content: richText, image: undefined });
  expect(topTetris?.tetrisCells[1]).toMatchObject({ ...whites, image: { url: '/b.png' }, button: { url: '/whites' } });
  expect(topTetris?.tetrisCells[2]?.backgroundColour).toBeUndefined();
  expect(topTetris?.tetrisCells[0]).toEqual({
    id: 'cell',
    backgroundColour: '#eee',
    title: 'Reds',
    content: richText,
    image: { url: '/a.png', accessibilityText: 'A bottle', width: 4, height: 3 },
    button: { entryTitle: 'Go', text: 'See them', url: '/reds', buttonType: 'primary' },
  });
  expect(problems).toEqual([]);
});

test('a grid has a title, a layout and its cells in order [CONT-010, CONT-022, CONT-023, CONT-024]', () => {
  const grid = (title: string, layout: string, ...tetrisCells: unknown[]) =>
    entry('grid', { title, layout, tetrisCells });
  const cells = ['Reds', 'Whites', 'Rosés', 'Spirits'].map((title) => cell({ title }));
  const more = [...cells.toReversed(), cell({ title: 'Port' }), cell({ title: 'Sherry' })];
  const { topTetris, bottomTetris, problems } = page({
    topTetris: grid('Tonight', 'Layout 1', ...cells),
    bottomTetris: grid('Tomorrow', 'Layout 4', ...more),
  });
  expect(topTetris).toMatchObject({ title: 'Tonight', layout: 'Layout 1' });
  expect(topTetris?.tetrisCells.map(({ title }) => title)).toEqual(['Reds', 'Whites', 'Rosés', 'Spirits']);
  expect(bottomTetris).toMatchObject({ title: 'Tomorrow', layout: 'Layout 4' });
  expect(bottomTetris?.tetrisCells.map(({ title }) => title)).toEqual([
    'Spirits',
    'Rosés',
    'Whites',
    'Reds',
    'Port',
    'Sherry',
  ]);
  expect(problems).toEqual([]);
  // Its title is the editor's to leave out.
  const untitled = page({ topTetris: entry('grid', { layout: 'Layout 1', tetrisCells: cells }) });
  expect(untitled).toMatchObject({ topTetris: { id: 'grid', title: undefined, layout: 'Layout 1' }, problems: [] });
  expect(untitled.topTetris?.tetrisCells).toHaveLength(4);
});

test('the type of a button is the editor’s [CONT-021]', () => {
  const typed = (buttonType: unknown) =>
    cell({ button: entry('button', { entryTitle: 'Go', text: 'See them', url: '/reds', buttonType }) });
  const { highlights } = page({
    highlights: entry('h', { highlightedProducts: [typed('primary'), typed('link'), typed(undefined)] }),
  });
  expect(highlights?.highlightedProducts.map(({ button }) => button?.buttonType)).toEqual([
    'primary',
    'link',
    undefined,
  ]);
});

test.each([
  ['button', button('javascript:alert(1)'), 'cell: button.url is not a safe address.'],
  ['button', entry('button', { url: '/reds' }), 'cell: button.text is missing or of the wrong kind.'],
  ['button', entry('button', { text: '', url: '/reds' }), 'cell: button.text is empty.'],
  ['image', file('javascript:alert(1)'), 'cell: image.file.url is not a safe address.'],
  ['content', 'plain words', 'cell: content is missing or of the wrong kind.'],
  ['title', 7, 'cell: title is missing or of the wrong kind.'],
])('a cell with a broken %s is shown without it', (name, broken, problem) => {
  const { highlights, problems } = page({
    highlights: entry('h', { highlightedProducts: [cell({ [name]: broken })] }),
  });
  expect(highlights?.highlightedProducts[0]).toMatchObject({ id: 'cell', [name]: undefined });
  expect(problems).toEqual([problem]);
});

test('a highlighted product that is no entry is dropped and reported', () => {
  const { highlights, problems } = page({ highlights: entry('h', { highlightedProducts: [undefined, cell(), 7] }) });
  expect(highlights?.highlightedProducts.map(({ title }) => title)).toEqual(['Reds']);
  expect(problems).toEqual([
    'An entry: is missing or of the wrong kind.',
    'An entry: is missing or of the wrong kind.',
  ]);
});

test('a cell without a target is dropped, and a wrong cell count or an unknown layout is reported [CONT-023, HOME-064]', () => {
  const lost = { sys: { type: 'Link', linkType: 'Entry', id: 'gone' } };
  const { topTetris, bottomTetris, problems } = page({
    topTetris: tetris('Layout 2', cell(), lost),
    bottomTetris: tetris('Mosaic', cell()),
  });
  expect([topTetris?.tetrisCells.length, bottomTetris?.layout]).toEqual([1, 'Mosaic']);
  expect(problems).toEqual([
    expect.stringMatching(/^gone: /),
    'grid: layout “Layout 2” has 5 cells, not 1.',
    'grid: unknown layout “Mosaic”.',
  ]);
  const problemsOf = (layout: string, count: number) =>
    page({ topTetris: tetris(layout, ...Array.from({ length: count }, () => cell())) }).problems;
  expect(problemsOf('Layout 1', 5)).toEqual(['grid: layout “Layout 1” has 4 cells, not 5.']);
  expect(problemsOf('Layout 4', 6)).toEqual([]);
  // The grid further down has to be as whole as the one above.
  expect(page({ bottomTetris: tetris('Layout 3', cell()) }).problems).toEqual([
    'grid: layout “Layout 3” has 4 cells, not 1.',
  ]);
});

test('quick links and a partnership are read [CONT-011, CONT-012, CONT-025, CONT-026, CONT-027, CONT-028, CONT-029]', () => {
  const links = [
    { text: 'Reds', url: '/reds' },
    { text: 'Whites', url: '/whites' },
    { text: 'Rosés', url: '/roses' },
    { text: 'Spirits', url: '/spirits' },
    { text: 'Port', url: '/port' },
    { text: 'Sherry', url: '/sherry' },
    { text: 'Gifts', url: '/gifts' },
  ];
  const homePage = page({
    quickLinks: entry('q', { title: 'Go', links: [{ text: 'Bad', url: 'javascript:alert(1)' }, 'x', ...links] }),
    partnership: entry('p', { heading: 'Growers', content: richText, media: file() }),
  });
  expect(homePage.quickLinks).toEqual({ id: 'q', title: 'Go', links });
  expect(page({ quickLinks: entry('q', { links }) })).toMatchObject({
    quickLinks: { id: 'q', title: undefined, links },
    problems: [],
  });
  expect(homePage.partnership).toMatchObject({
    id: 'p',
    heading: 'Growers',
    content: richText,
    media: { url: '/a.png' },
  });
  for (const heading of [undefined, '', 7])
    expect(page({ partnership: entry('p', { heading, content: richText }) })).toMatchObject({
      partnership: undefined,
      problems: [expect.stringMatching(/^p: heading /)],
    });
  expect(homePage.problems).toEqual([
    'q: links.url is not a safe address.',
    'q: links is missing or of the wrong kind.',
  ]);
});

test('highlights are read [CONT-013, CONT-030, CONT-031, CONT-032, CONT-033, CONT-034, CONT-035, CONT-036]', () => {
  const others = ['Rosés', 'Spirits', 'Port', 'Sherry'];
  const { highlights, problems } = page({
    highlights: entry('h', {
      title: 'Cases',
      highlightedProducts: [
        cell(),
        cell({ title: 'Whites', content: otherText, image: file('/b.png'), button: button('/whites') }),
        ...others.map((title) => cell({ title })),
        cell({ title: undefined, content: otherText }),
      ],
    }),
  });
  expect(highlights).toMatchObject({
    id: 'h',
    title: 'Cases',
    highlightedProducts: [
      { id: 'cell', title: 'Reds', content: richText, image: { url: '/a.png' }, button: { url: '/reds' } },
      { title: 'Whites', content: otherText, image: { url: '/b.png' }, button: { url: '/whites' } },
      ...others.map((title) => ({ title })),
      { title: undefined, content: otherText },
    ],
  });
  expect(problems).toEqual([]);
  const untitled = page({ highlights: entry('h', { highlightedProducts: [cell()] }) });
  expect(untitled).toMatchObject({ highlights: { id: 'h', title: undefined }, problems: [] });
  expect(untitled.highlights?.highlightedProducts).toHaveLength(1);
});

test('an empty page is valid, and a block of the wrong kind is dropped', () => {
  expect(page({ topBanners: 'none', quickLinks: null })).toMatchObject({ topBanners: [], problems: [] });
  const { quickLinks, partnership, problems } = page({ quickLinks: 'x', partnership: entry('p', {}) });
  expect([quickLinks, partnership]).toEqual([undefined, undefined]);
  expect(problems).toEqual([expect.stringMatching(/^An entry: /), 'p: heading is missing or of the wrong kind.']);
});

test.each([undefined, {}, entry('home', {}), { sys: { id: 'x', type: 'Asset' }, fields: { brand: 'law' } }])(
  '%j is not a home page',
  (value) => {
    expect(() => homePageOf(value)).toThrow();
  },
);

test('the content is that of law when no brand is known, wherever its entry stands [BRAND-010, BRAND-042, BRAND-044]', () => {
  expect(defaultBrandIdentifier).toBe('law');
  const entries = ['adc', 'law', 'wsj'].map((brandIdentifier) => ({ brandIdentifier, enableRecentlyBrowsed: true }));
  expect(brandContentOf(entries)?.brandIdentifier).toBe('law');
  expect(brandContentOf(entries, 'wsj')?.brandIdentifier).toBe('wsj');
  expect(brandContentOf(entries, 'zzz')).toBeUndefined();
  expect(brandContentOf([entries[0]!, entries[2]!])).toBeUndefined();
});

test('the entry of a brand carries its identifier, and whether it lists viewed wines [BRAND-042, BRAND-043]', () => {
  const fields = { brandIdentifier: 'hsb', enableRecentlyBrowsed: true };
  expect(brandEntry.parse({ fields })).toEqual({ fields });
  for (const brandIdentifier of [undefined, null, 7])
    expect(brandEntry.safeParse({ fields: { ...fields, brandIdentifier } }).success).toBe(false);
  const silent = { ...fields, enableRecentlyBrowsed: false };
  expect(brandEntry.parse({ fields: silent })).toEqual({ fields: silent });
  for (const enableRecentlyBrowsed of [undefined, 'false'])
    expect(brandEntry.safeParse({ fields: { ...fields, enableRecentlyBrowsed } }).success).toBe(false);
});
