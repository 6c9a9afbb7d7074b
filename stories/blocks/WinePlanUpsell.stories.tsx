import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { WinePlanUpsell } from '../../src/blocks/WinePlanUpsell.js';
import { busy, idle } from '../../src/model/load.js';
import { actionFails } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: WinePlanUpsell,
  args: {
    scheme: {
      schemeId: 'LWGO',
      displayName: 'The Discovery Plan',
      webHeadline: 'Six bottles our buyers could not keep to themselves',
      itemCode: notable.planCaseOfSix,
    },
    product: from((world) => world.answer('getProduct', { params: { itemcode: notable.planCaseOfSix } })),
    action: idle,
    onAccept: fn(),
    onShowCase: fn(),
    onDecline: fn(),
  },
  decorators: [framed(760)],
});

const terms = (canvasElement: HTMLElement): readonly string[] =>
  [...canvasElement.querySelectorAll('.wsk-WinePlanUpsell-term')].map(({ textContent }) => textContent);
const figures = (canvasElement: HTMLElement): readonly string[] =>
  [...canvasElement.querySelectorAll('.wsk-FigureRow')].map(({ textContent }) => textContent);

export const Ready = meta.story({
  parameters: {
    rules: ['UPSL-011', 'UPSL-012', 'UPSL-083', 'UPSL-084', 'UPSL-085', 'UPSL-086', 'UPSL-087', 'UPSL-088'],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'The Discovery Plan' })).toBeVisible();
    await expect(canvas.getByText('Six bottles our buyers could not keep to themselves')).toBeVisible();
    await expect(terms(canvasElement)).toEqual([
      'An extra 20% offYour first case, by up to £60',
      'At least 20% offEvery case after that',
      'Every 8 weeksOr whenever suits you',
      '6 bottlesChosen by our buyers, swapped by you',
      'Cancel anytimeIn your account, in a minute',
    ]);
    await expect(figures(canvasElement)).toEqual([
      'First case£47.94',
      'Extra 20% off-£9.59',
      'First case with this offer£38.35',
    ]);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Claim my extra discount' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onAccept).toHaveBeenCalledWith({ hasConsent: false });
    await userEvent.click(canvas.getByRole('button', { name: 'No, thank you' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
});
/** A fifth of a dear case would be more than £60, which is the most that is taken off. */
export const MostTakenOff = meta.story({
  args: {
    product: from((world) => {
      const product = world.answer('getProduct', { params: { itemcode: notable.planCaseOfSix } });
      return { ...product, skus: product.skus.map((sku) => ({ ...sku, salePrice: 300.05 })) };
    }),
  },
  parameters: { rules: ['UPSL-084'] },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)).toEqual([
      'First case£300.05',
      'Extra 20% off-£60.00',
      'First case with this offer£240.05',
    ]);
  },
});
/** The £60 are for the whole first case, also of a plan that is sold by the bottle. */
export const MostTakenOffByTheBottle = meta.story({
  args: {
    product: from((world) => {
      const product = world.answer('getProduct', { params: { itemcode: notable.planCaseOfSix } });
      const skus = product.skus.map((sku) => ({ ...sku, salePrice: 60.5, numberOfBottles: 1 }));
      return { ...product, mixed: false, skus };
    }),
  },
  parameters: { rules: ['UPSL-084'] },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)).toEqual([
      'First case£363.00',
      'Extra 20% off-£60.00',
      'First case with this offer£303.00',
    ]);
  },
});
/** The number of bottles is left out beside a case of another size. */
export const CaseOfTwelve = meta.story({
  args: { product: from((world) => world.answer('getProduct', { params: { itemcode: notable.planCase } })) },
  parameters: { rules: ['UPSL-083', 'UPSL-085', 'UPSL-086', 'UPSL-087', 'UPSL-088'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(terms(canvasElement)).toEqual([
      'An extra 20% offYour first case, by up to £60',
      'At least 20% offEvery case after that',
      'Every 8 weeksOr whenever suits you',
      'Cancel anytimeIn your account, in a minute',
    ]);
    await expect(canvas.queryByText('6 bottles')).toBeNull();
  },
});
export const CaseOpen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What’s in the case?' }));
    await expect(args.onShowCase).toHaveBeenCalledOnce();
    await expect(args.onDecline).not.toHaveBeenCalled();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});
export const ConsentMissing = meta.story({
  args: { needsConsent: true },
  parameters: { rules: ['UPSL-054', 'UPSL-055'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(figures(canvasElement)).toEqual(['First case£47.94', 'Extra 20% off-£9.59', 'To pay now£38.35']);
    const consent = canvas.getByRole('checkbox');
    await expect(consent).toHaveAttribute('name', 'futurePayments');
    await expect(consent).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Claim my extra discount' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(consent).toHaveAccessibleDescription(
      /Please confirm you are happy to be charged for future payments by checking the box above\.$/,
    );
    await userEvent.click(consent);
    // Consent that is withdrawn is none.
    await userEvent.click(consent);
    await userEvent.click(canvas.getByRole('button', { name: 'Claim my extra discount' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(canvas.getByText(/^Please confirm/)).toBeVisible();
    await userEvent.click(consent);
    await userEvent.click(canvas.getByRole('button', { name: 'Claim my extra discount' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onAccept).toHaveBeenCalledWith({ hasConsent: true });
  },
});
export const Accepting = meta.story({
  args: { action: busy },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'No, thank you' }));
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
});
export const Failed = meta.story(actionFails('action', 'That offer has ended.'));
export const Points = meta.story({
  globals: { brand: 'hsb' },
  parameters: { rules: ['UPSL-083', 'UPSL-084'] },
  play: async ({ canvasElement }) => {
    await expect(terms(canvasElement)[0]).toBe('An extra 20% offYour first case, by up to 6,000 pts');
    await expect(figures(canvasElement)).toEqual([
      'First case4,914 pts',
      'Extra 20% off-983 pts',
      'First case with this offer3,931 pts',
    ]);
  },
});
