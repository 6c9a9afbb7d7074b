import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import type { ItemClassification } from '../../src/model/itemClassification.js';
import { busy, failed, idle } from '../../src/model/load.js';
import { CartLine } from '../../src/screens/basket/CartLine.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { classified } from './lines.js';

const classOf = (classification: ItemClassification) =>
  from((world) => classified(world.answer('getCart').lineItems[1]!, classification));

const meta = preview.meta({
  component: CartLine,
  args: {
    line: from((world) => world.answer('getCart').lineItems[0]!),
    action: idle,
    onQuantityChange: fn(),
    onRemove: fn(),
  },
  decorators: [framed(772)],
});

export const Wine = meta.story({
  parameters: { rules: ['BSKT-040', 'BSKT-041', 'BSKT-042', 'BSKT-047', 'BSKT-048', 'BSKT-050'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'false');
    await expect(canvas.getByRole('link', { name: 'Bodegas Quintera Rioja Reserva 2018' })).toHaveAttribute(
      'href',
      '/product/0651883',
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('6');
    await expect(canvas.getByText('£95.94')).toBeVisible();
    await expect(canvas.getByText('£15.99 a bottle')).toBeVisible();
  },
});
/** What is not known of a wine leaves no signs of its own. */
export const CountryAlone = meta.story({
  args: {
    line: from((world) => {
      const { product, ...line } = world.answer('getCart').lineItems[0]!;
      const { appellationName: _, bottleSize: __, ...known } = product;
      return { ...line, product: { ...known, countryName: 'Spain' } };
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Spain').textContent).toBe('Spain');
  },
});
export const Case = meta.story({
  args: {
    line: from((world) => ({ ...world.answer('getCart').lineItems[1]!, bottleCount: 12, caseBottleCount: 12 })),
  },
  parameters: { rules: ['BSKT-045'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mixed case of 12 bottles')).toBeVisible();
  },
});
/** Two cases of the same wine: each holds 12 bottles, and all 24 share the price of the line. */
export const TwoPlainCases = meta.story({
  args: {
    line: from((world) => {
      const { product, ...line } = world.answer('getCart').lineItems[1]!;
      const bottles = { quantity: 2, bottleCount: 24, caseBottleCount: 12, itemPriceInfo: { amount: 227.76 } };
      return { ...line, ...bottles, product: { ...product, mixed: false } };
    }),
  },
  parameters: { rules: ['BSKT-045', 'BSKT-047', 'BSKT-048', 'BSKT-049', 'BSKT-050'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Case of 12 bottles')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('2');
    await expect(canvas.getByText('£227.76')).toBeVisible();
    await expect(canvas.getByText('£9.49 a bottle')).toBeVisible();
  },
});
/** Anything but a wine has a price for each item, whatever number of bottles it has. */
export const Spirit = meta.story({
  args: {
    line: from((world) => {
      const { product, ...line } = world.answer('getCart').lineItems[0]!;
      return { ...line, bottleCount: 12, product: { ...product, productType: 'spirit' } };
    }),
  },
  parameters: { rules: ['BSKT-044'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£15.99 each')).toBeVisible();
  },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  parameters: { rules: ['BSKT-051'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.wsk-Amount')).toHaveTextContent(/^9,594 pts$/);
    await expect(canvas.getByText('1,599 pts a bottle')).toBeVisible();
  },
});
export const Updating = meta.story({
  args: { action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  },
});
export const Removing = meta.story({ args: { action: busy, leaving: 'removing' } });
export const Moving = meta.story({
  args: { action: busy, leaving: 'moving', onMoveToFavourites: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Moving...')).toBeVisible();
  },
});
export const LongName = meta.story({
  args: {
    line: from((world) => {
      const line = world.answer('getCart').lineItems[0]!;
      const { name } = world.product('longName');
      return { ...line, product: { ...line.product, name: `${name}, Grande Réserve du Château de la Tour Carrée` } };
    }),
  },
});

export const StartsASubscription = meta.story({
  args: { line: classOf('SUBSCRIPTION_RECRUITMENT_ITEM') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts a subscription')).toBeVisible();
  },
});
export const StartsAWinePlan = meta.story({
  args: { line: classOf('WINEPLAN_RECRUITMENT_ITEM') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First case of your wine plan')).toBeVisible();
  },
});
export const StartsWineRewards = meta.story({
  args: { line: classOf('WINEREWARD_RECRUITMENT_ITEM') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts your wine reward account')).toBeVisible();
  },
});
export const FreeWithASubscription = meta.story({
  args: { line: classOf('SUBSCRIPTION_FREE_ITEM') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free with your subscription')).toBeVisible();
  },
});
export const FreeWithWineRewards = meta.story({
  args: { line: classOf('WINEREWARD_FREE_ITEM') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free with your wine rewards')).toBeVisible();
  },
});
export const PreOrder = meta.story({
  args: { line: classOf('PRESELL_ITEM') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pre-order: sent when it arrives')).toBeVisible();
  },
});
export const FreeGift = meta.story({
  args: { line: classOf('FREEGIFT_PROMOTION_ITEM') },
  parameters: { rules: ['BSKT-058'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The shop may give a line several classifications, of which only some are known. */
export const SeveralClassifications = meta.story({
  args: {
    line: from((world) => ({
      ...world.answer('getCart').lineItems[0]!,
      lineItemIdentification: {
        itemClassifications: { contextClassificationDetails: ['SOMETHING_NEW', 'FREEGIFT_PROMOTION_ITEM'] },
      },
    })),
  },
  parameters: { rules: ['BSKT-052'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** A wine can be moved to the favourites, the contents of a case can be shown, and only a gift can be swapped. */
export const ActionsOfAWine = meta.story({
  args: { onShowCase: fn(), onMoveToFavourites: fn(), onSwapGift: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /case/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /gift/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Move to favourites: / }));
    await expect(args.onMoveToFavourites).toHaveBeenCalledWith({ line: args.line });
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});
export const ActionsOfACase = meta.story({
  args: {
    line: from((world) => world.answer('getCart').lineItems[1]!),
    onShowCase: fn(),
    onMoveToFavourites: fn(),
    onSwapGift: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^What’s in the case\? / }));
    await expect(args.onShowCase).toHaveBeenCalledWith({ line: args.line });
    await expect(canvas.getByRole('button', { name: /^Move / })).toBeVisible();
  },
});
export const ActionsOfAGift = meta.story({
  args: {
    line: classOf('FREEGIFT_PROMOTION_ITEM'),
    onShowCase: fn(),
    onMoveToFavourites: fn(),
    onSwapGift: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^(Remove|Move)/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Choose another gift in place of / }));
    await expect(args.onSwapGift).toHaveBeenCalledWith({ line: args.line });
  },
});
/** Tab moves from the box to its stepper, and commits the typed quantity. */
export const QuantityCommittedByTab = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const { line } = args;
    const box = canvas.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, '11');
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^One more\b/ })).toHaveFocus();
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ line, quantity: 11 });
    await userEvent.tab();
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(1);
  },
});

export const QuantityChanged = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const { line } = args;
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveValue(String(line.quantity));
    await userEvent.click(canvas.getByRole('button', { name: /^One more\b/ }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ line, quantity: line.quantity + 1 });
    await userEvent.clear(box);
    await userEvent.type(box, '12{Enter}');
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ line, quantity: 12 });
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(2);
  },
});

export const BadQuantitySendsNothing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    for (const typed of ['ab{Enter}', '0{Enter}', '{Enter}']) {
      await userEvent.clear(box);
      await expect(canvas.queryByRole('alert')).toBeNull();
      await userEvent.type(box, typed);
      await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a whole number from 1 to 99.');
      await expect(box).toBeInvalid();
    }
    await expect(box).toHaveAccessibleDescription('Please enter a whole number from 1 to 99.');
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { action: failed('Only 4 left. You asked for 12.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Only 4 left. You asked for 12.');
    const box = canvas.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, '12{Enter}');
    await expect(box).toHaveValue('12');
    await userEvent.clear(box);
    await userEvent.type(box, `${args.line.quantity}`);
  },
});

export const Removed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove / }));
    await expect(args.onRemove).toHaveBeenCalledWith({ line: args.line });
  },
});

/** Once the line is removed, the typed quantity no longer matters, so it is not sent; it is sent if the focus leaves
 * the remove button without a press. */
export const TypedThenRemoved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const { line } = args;
    const box = canvas.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, '12');
    await userEvent.click(canvas.getByRole('button', { name: /^Remove / }));
    await expect(args.onRemove).toHaveBeenCalledWith({ line });
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.type(box, '12');
    canvas.getByRole('button', { name: /^Remove / }).focus();
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onQuantityChange).toHaveBeenCalledWith({ line, quantity: 12 });
  },
});

export const LiveWhileUpdating = meta.story({
  args: { action: busy },
  play: async ({ args, canvas, userEvent }) => {
    const { line } = args;
    const more = canvas.getByRole('button', { name: /^One more\b/ });
    for (let press = 0; press < 3; press++) more.click();
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ line, quantity: line.quantity + 3 });
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(String(line.quantity + 3)));
    await userEvent.click(canvas.getByRole('button', { name: /^Remove / }));
    await expect(args.onRemove).toHaveBeenCalledWith({ line });
  },
});

export const RemovalFailed = meta.story({
  args: { action: failed('We are having problems.'), leaving: 'removing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We are having problems.');
    await expect(canvas.getByRole('textbox')).toBeValid();
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription();
  },
});
/** The size of a bottle, outside the UK in the millilitres of the shop. */
export const SmallBottle = meta.story({
  args: {
    line: from((world) => {
      const { product, ...line } = world.answer('getCart').lineItems[0]!;
      return { ...line, product: { ...product, bottleSize: 187 } };
    }),
  },
  parameters: { rules: ['PROD-029'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\. 18\.7cl$/)).toBeVisible();
  },
});
export const SmallBottleInMillilitres = SmallBottle.extend({
  globals: { brand: 'vir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\. 187 ml$/)).toBeVisible();
  },
});
