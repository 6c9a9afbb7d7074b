import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { DeliveryCollectionPanel } from '../../src/screens/home/DeliveryCollectionPanel.js';
import { narrow } from '../commonStories.js';
import { expectToFit } from '../storyChecks.js';

const content = {
  standardDeliveryCollectionPromise: 'To your door within a week.',
  averysStoreCollectionDelivery: 'From our cellar on the quay.',
  storeCollectionDelivery: 'From a shop near you.',
};
const withTrack = { ...content, standardDeliveryCollectionTrack: 'Follow your case with the link in your email.' };

const meta = preview.meta({ component: DeliveryCollectionPanel, args: { content } });

type Canvas = { getAllByRole: (role: 'listitem') => HTMLElement[] };
/** Returns the text of each column below its heading. */
const columnsOf = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').map((column) => [
    within(column).getByRole('heading', { level: 3 }).textContent,
    ...within(column)
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent?.trim()),
  ]);
const clickAndCollect = [
  'Click and collect',
  'Order here, choose where to collect at checkout, and pick it up when it suits you.',
];

export const ThreeColumns = meta.story({
  globals: { brand: 'bbc', viewport: { value: 'desktop' } },
  parameters: {
    rules: ['DLVR-001', 'DLVR-002', 'DLVR-003', 'DLVR-004', 'DLVR-011', 'DLVR-013', 'DLVR-014', 'BRAND-055'],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(columnsOf(canvas)).toEqual([
      ['Standard delivery', content.standardDeliveryCollectionPromise],
      ['Store collection', content.storeCollectionDelivery],
      clickAndCollect,
    ]);
    await expect(canvas.queryByRole('img', { name: 'Unlimited' })).toBeNull();
    await expect(canvasElement.querySelector('.wsk-TruckGraphic')).toBeNull();
    const columns = canvas.getAllByRole('listitem').map((column) => column.getBoundingClientRect());
    await expect(new Set(columns.map(({ top }) => top)).size).toBe(1);
    await expect(new Set(columns.map(({ left }) => left)).size).toBe(3);
  },
});
export const Track = meta.story({
  args: { content: withTrack },
  parameters: { rules: ['DLVR-004', 'DLVR-012'] },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas)[2]).toEqual([...clickAndCollect, withTrack.standardDeliveryCollectionTrack]);
  },
});
/** A shop in the US has the same columns, in its own words. */
export const Dollars = meta.story({
  globals: { brand: 'vir' },
  args: { content: withTrack },
  parameters: { rules: ['DLVR-001', 'DLVR-002', 'DLVR-003', 'DLVR-004', 'DLVR-012', 'DLVR-014'] },
  play: async ({ canvas }) => {
    const columns = columnsOf(canvas);
    await expect(columns).toHaveLength(3);
    await expect(columns.map(([title, words]) => [title, words])).toEqual([
      ['Standard shipping', content.standardDeliveryCollectionPromise],
      ['Store collection', content.storeCollectionDelivery],
      clickAndCollect,
    ]);
    await expect(columns[2]).toEqual([...clickAndCollect, withTrack.standardDeliveryCollectionTrack]);
  },
});
export const TrackAlone = meta.story({
  args: { content: { standardDeliveryCollectionTrack: 'Follow your case.' } },
  parameters: { rules: ['DLVR-004', 'DLVR-012'] },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas)).toEqual([[...clickAndCollect, 'Follow your case.']]);
  },
});
export const StandardAlone = meta.story({
  globals: { brand: 'bbc' },
  args: { content: { standardDeliveryCollectionPromise: 'To your door within a week.' } },
  parameters: { rules: ['DLVR-001', 'DLVR-002', 'DLVR-004', 'DLVR-011', 'DLVR-014'] },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas)).toEqual([['Standard delivery', 'To your door within a week.'], clickAndCollect]);
  },
});
export const OwnStoreText = meta.story({
  globals: { brand: 'avy' },
  args: { content: withTrack },
  parameters: { rules: ['DLVR-013', 'BRAND-011', 'BRAND-056'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(columnsOf(canvas)[1]).toEqual(['Store collection', content.averysStoreCollectionDelivery]);
    await expect(canvasElement.querySelector('.wsk-TruckGraphic')).toBeVisible();
  },
});
export const OwnStoreTextMissing = meta.story({
  globals: { brand: 'avy' },
  args: {
    content: { averysStoreCollectionDelivery: '', storeCollectionDelivery: content.storeCollectionDelivery },
  },
  parameters: { rules: ['DLVR-003', 'DLVR-004', 'DLVR-013', 'DLVR-014'] },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas)).toEqual([['Store collection', content.storeCollectionDelivery], clickAndCollect]);
  },
});
export const ContentMissing = meta.story({
  args: { content: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.wsk-HomeSection')).toBeNull();
  },
});
export const Unlimited = meta.story({
  args: { content: withTrack },
  parameters: { rules: ['BRAND-055'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free delivery all year with Unlimited')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Delivery information' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Unlimited' })).toBeVisible();
  },
});
export const Narrow = Track.extend({
  ...narrow,
  play: expectToFit,
});
/** Long text pasted by an editor is shown as text, never as markup. */
export const LongText = meta.story({
  args: { content: { ...withTrack, storeCollectionDelivery: `<b>${'collection'.repeat(200)}</b>` } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^<b>collection/)).toBeVisible();
    await expectToFit({ canvasElement });
  },
});
