import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { CaseContents } from '../../src/blocks/CaseContents.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { BrandLogo } from '../../src/screens/header/BrandLogo.js';
import { TastingNotePrintPage } from '../../src/screens/product/TastingNotePrintPage.js';
import { caseOf } from '../blocks/caseItems.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: TastingNotePrintPage,
  args: {
    product: from((world) => ready(world.product('wine'))),
    itemCode: from((world) => world.product('wine').itemCode),
    onPrint: fn(),
    onRetry: fn(),
  },
});

export const Wine = meta.story({
  args: { logo: <BrandLogo /> },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Beyond the Label' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print this page' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});
export const Case = meta.story({
  args: {
    logo: <BrandLogo />,
    product: from((world) => ready(world.product('mixedCase'))),
    contents: from((world) => (
      <CaseContents contents={ready(caseOf(world))} title="What's in the case?" onRetry={() => {}} />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grenache and Syrah, France')).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { product: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the tasting note')).toBeVisible();
  },
});
export const LoadFailed = meta.story({
  args: { product: loadFailed('Network request failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Network request failed')).toBeVisible();
    await expect(canvas.getByText('We can’t show this tasting note at the moment')).toBeVisible();
  },
});
export const NotFound = meta.story({
  args: { product: loadFailed('Not found'), unknown: true, itemCode: '0999999' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We have no tasting note for 0999999.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print this page' })).toBeNull();
  },
});
