import { expect, type within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { UnlimitedPromotion } from '../../src/blocks/UnlimitedPromotion.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: UnlimitedPromotion,
  args: { itemCodes: ['0651883', '0674439'], profile: undefined },
  decorators: [framed(420)],
});

type Canvas = ReturnType<typeof within>;
const expectVisible = async ({ canvas }: { readonly canvas: Canvas }) => {
  await expect(canvas.getByRole('complementary', { name: 'Unlimited delivery' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'About Unlimited delivery' })).toHaveAttribute(
    'href',
    '/account/unlimited',
  );
};
const hidden = async ({ canvas }: { readonly canvas: Canvas }) => {
  await expect(canvas.queryByRole('complementary')).toBeNull();
  await expect(canvas.queryByRole('link')).toBeNull();
};

/** The logo is that of one brand; the others have a drawing that says nothing. */
export const Shown = meta.story({
  parameters: { rules: ['BSKT-072', 'BSKT-073', 'BSKT-074', 'BSKT-075', 'BRAND-055'] },
  play: async ({ canvas }) => {
    await expectVisible({ canvas });
    await expect(canvas.getByRole('img', { name: 'Unlimited' })).toBeVisible();
  },
});
export const ShownToACustomer = meta.story({
  args: { profile: from((world) => world.answer('getProfileDetails')) },
  globals: { login: 'hard' },
  play: expectVisible,
});
const withTruck = async ({
  canvas,
  canvasElement,
}: {
  readonly canvas: Canvas;
  readonly canvasElement: HTMLElement;
}) => {
  await expectVisible({ canvas });
  await expect(canvasElement.querySelector('.wsk-TruckGraphic')).toBeVisible();
  await expect(canvas.queryByRole('img', { name: 'Unlimited' })).toBeNull();
};
export const ShownInAvy = meta.story({
  globals: { brand: 'avy' },
  parameters: { rules: ['BRAND-055', 'BRAND-056'] },
  play: withTruck,
});
export const ShownInStw = meta.story({
  globals: { brand: 'stw' },
  parameters: { rules: ['BRAND-055', 'BRAND-057'] },
  play: withTruck,
});
export const ShownInHsb = meta.story({
  globals: { brand: 'hsb' },
  parameters: { rules: ['BRAND-055'] },
  play: async ({ canvas }) => {
    await expectVisible({ canvas });
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
export const HiddenByTheUsMembership = meta.story({
  args: { itemCodes: ['0651883', 'MEM01UTD'] },
  parameters: { rules: ['BSKT-072'] },
  play: hidden,
});
export const HiddenByTheMembership = meta.story({
  args: { itemCodes: ['0651883', '00067SV'] },
  parameters: { rules: ['BSKT-073'] },
  play: hidden,
});
export const HiddenByTheSecondMembership = meta.story({
  args: { itemCodes: ['00071SV', '0651883'] },
  parameters: { rules: ['BSKT-074'] },
  play: hidden,
});
export const HiddenByTheThirdMembership = meta.story({
  args: { itemCodes: ['00068SV'] },
  parameters: { rules: ['BSKT-075'] },
  play: hidden,
});
export const HiddenForAMember = meta.story({
  args: { profile: from((world) => world.answer('getProfileDetails')) },
  globals: { login: 'hard', persona: 'unlimited' },
  play: hidden,
});
