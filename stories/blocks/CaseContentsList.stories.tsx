import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { CaseContentsList } from '../../src/blocks/CaseContentsList.js';
import type { CaseDetails } from '../../src/model/offer.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { itemsOf } from './caseItems.js';

const meta = preview.meta({
  component: CaseContentsList,
  args: { items: from((world) => itemsOf(world)) },
  decorators: [framed(960)],
});

const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2260%22 height=%22140%22 viewBox=%220 0 60 140%22%3E%3Cpath fill=%22%23503%22 d=%22M24 0h12v50l12 20v70H12V70l12-20z%22/%3E%3C/svg%3E';
const claret: CaseDetails['contentProducts'][number] = {
  quantity: 3,
  referencedProduct: {
    itemCode: '0104412',
    productType: 'wine',
    name: 'Château Marsillane',
    vintage: '2019',
    smallImage: picture,
    grapeName: 'Merlot',
    countryName: 'France',
    webHeadline: 'Plums, cedar and a long Sunday.',
    ratingDetails: { productRating: { avgRating: 4.6, numberOfReviews: 41, roundAvgRating: 4 } },
  },
};
const glasses: CaseDetails['contentProducts'][number] = {
  quantity: 2,
  referencedProduct: { itemCode: '00977GF', productType: 'gift', name: 'Dartmoor tumblers' },
};

const gin: CaseDetails['contentProducts'][number] = {
  quantity: 1,
  referencedProduct: { itemCode: '0400119', productType: 'spirit', name: 'Harbour Gin' },
};

const cava: CaseDetails['contentProducts'][number] = {
  quantity: 1,
  referencedProduct: {
    itemCode: '0104413',
    productType: 'wine',
    name: 'Mas de la Font',
    vintage: '2021',
    smallImage: `${picture}%3C!----%3E`,
    grapeName: 'Macabeo',
    countryName: 'Spain',
    webHeadline: 'Bubbles for no reason at all.',
    ratingDetails: { productRating: { avgRating: 1.4, numberOfReviews: 1, roundAvgRating: 2 } },
  },
};

const plain = (name: string, known: Partial<CaseDetails['contentProducts'][number]['referencedProduct']>) => ({
  quantity: 2,
  referencedProduct: { itemCode: name, productType: 'wine', name, ...known },
});

/** Everything that is known about each wine, in reading order. */
export const Wines = meta.story({
  args: {
    items: [
      claret,
      cava,
      plain('Without a vintage', {
        grapeName: 'Malbec',
        ratingDetails: { productRating: { avgRating: 0, numberOfReviews: 0, roundAvgRating: 0 } },
      }),
      plain('Without a grape', { vintage: '2020', countryName: 'Chile' }),
      plain('With nothing else', {}),
    ],
  },
  parameters: {
    rules: ['PROD-121', 'PROD-122', 'PROD-123', 'PROD-124', 'PROD-125', 'PROD-127', 'PROD-128', 'PROD-129'],
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => {
      const words = [...item.querySelectorAll('p, h3, h4')].map(({ textContent }) => textContent);
      const stars = within(item).queryByRole('img', { name: /out of 5$/ });
      return [item.querySelector('img')?.getAttribute('src'), stars?.getAttribute('aria-label'), ...words];
    });
    await expect(items).toEqual([
      [
        picture,
        '4 out of 5',
        'x 3 bottle(s)',
        'Château Marsillane 2019',
        'Merlot, France',
        'Plums, cedar and a long Sunday.',
      ],
      [
        `${picture}%3C!----%3E`,
        '2 out of 5',
        'x 1 bottle(s)',
        'Mas de la Font 2021',
        'Macabeo, Spain',
        'Bubbles for no reason at all.',
      ],
      [undefined, undefined, 'x 2 bottle(s)', 'Without a vintage', 'Malbec'],
      [undefined, undefined, 'x 2 bottle(s)', 'Without a grape 2020', 'Chile'],
      [undefined, undefined, 'x 2 bottle(s)', 'With nothing else'],
    ]);
  },
});

/** Below a heading one level deeper, as in a tasting note, the list says the same. */
export const InATastingNote = Wines.extend({
  args: { level: 4 },
  parameters: {
    rules: ['PROD-129', 'PROD-147', 'PROD-149', 'PROD-150', 'PROD-152', 'PROD-153', 'PROD-154', 'PROD-155'],
  },
});

export const WithSomethingElse = meta.story({
  args: { items: from((world) => [...itemsOf(world).slice(0, 3), glasses, gin]) },
  parameters: { rules: ['PROD-126', 'PROD-148'] },
  play: async ({ canvas }) => {
    const quantities = canvas.getAllByText(/^x \d/).map((quantity) => quantity.textContent);
    await expect(quantities).toEqual(['x 2 bottle(s)', 'x 2 bottle(s)', 'x 2 bottle(s)', 'x 2', 'x 1']);
  },
});

/** The kit's drawn bottle replaces a missing picture. */
export const NoPicture = meta.story({
  args: {
    items: from((world) =>
      itemsOf(world).map(({ quantity, referencedProduct: { smallImage: _, ...wine } }) => ({
        quantity,
        referencedProduct: wine,
      })),
    ),
  },
  parameters: { rules: ['PROD-064', 'PROD-151'] },
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('.wsk-ProductImage[data-default] .wsk-Silhouette')];
    await expect(drawings.map((drawing) => drawing.getAttribute('viewBox'))).toEqual(Array(6).fill('16 0 168 640'));
  },
});

export const Case = meta.story();
export const OddNumber = meta.story({ args: { items: from((world) => itemsOf(world).slice(0, 5)) } });
export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
/** A name is shown whole, whatever is in it. */
export const NameWithAComma = meta.story({
  args: { items: [plain('Château Sainte-Eulalie, Cuvée du Grand-Père', {})] },
  parameters: { rules: ['PROD-149'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^Château Sainte-Eulalie, Cuvée du Grand-Père$/);
  },
});
