import { useLayoutEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, loadFailed, loading, ready } from '../../src/model/load.js';
import { lineKey } from '../../src/rules/basket/basketCount.js';
import { CartPage, type CartPageProps } from '../../src/screens/basket/CartPage.js';
import { failsToLoad, narrow } from '../commonStories.js';
import { from } from '../from.js';
import { classified } from './lines.js';

const meta = preview.meta({
  component: CartPage,
  args: {
    cart: from((world) => ready(world.answer('getCart'))),
    onQuantityChange: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
});

/** The page between shopping and checkout, with bottles, a case and a gift. */
export const Items = meta.story();
/** The shop refuses a quantity: the reason is shown at its line, and the rest of the basket stays usable. */
export const LineError = meta.story({
  args: {
    actions: from(({ answer }) => ({
      [lineKey(answer('getCart').lineItems[0]!)]: failed('Only 4 left. You asked for 6.'),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 4 left. You asked for 6.')).toBeVisible();
  },
});
/** An unbroken word from the server stays inside the page, even on a phone. */
export const UnbrokenText = meta.story({
  args: { cart: loadFailed('w'.repeat(300)), notice: 'w'.repeat(300) },
  ...narrow,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const Loading = meta.story({ args: { cart: loading } });
export const Empty = meta.story({
  args: { cart: from((world) => ready(world.emptyCart)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your basket is waiting' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a wine' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/£/)).toBeNull();
  },
});
/** A line shows its product's picture; without one it shows the drawing of a bottle or a case. */
export const WithoutPictures = meta.story({
  args: {
    cart: from(({ answer }) => {
      const cart = answer('getCart');
      const bare = ([, box, wine]: typeof cart.lineItems) => {
        // A case of one wine is a case as well.
        const plain = {
          ...box!,
          commerceItemId: 'plain',
          caseBottleCount: 12,
          product: { ...box!.product, mixed: false },
        };
        return [box!, wine!, plain].map(({ product: { thumbnailImage: _, ...product }, ...line }) => ({
          ...line,
          product,
        }));
      };
      return ready({ ...cart, lineItems: [cart.lineItems[0]!, ...bare(cart.lineItems)] });
    }),
  },
  parameters: { rules: ['BSKT-043', 'PROD-013', 'PROD-064', 'PROD-065'] },
  play: async ({ canvas }) => {
    const [pictured, box, wine, plain] = canvas.getAllByRole('article');
    await expect(pictured!.querySelector('img')).toHaveAttribute('src', '/images/law/0651883/thumbnail.svg');
    await expect(pictured!.querySelector('[data-default]')).toBeNull();
    for (const [line, shape] of [
      [box, 'case'],
      [wine, 'bottle'],
      [plain, 'case'],
    ] as const) {
      await expect(line!.querySelector('img')).toBeNull();
      await expect(line!.querySelector('[data-default] svg')).toBeVisible();
      await expect(line!.querySelector('[data-default]')).toHaveAttribute('data-shape', shape);
    }
  },
});
/** A pending quantity is counted immediately; its price waits for the shop's response. */
export const OnItsWay = meta.story({
  args: {
    wanted: from(({ answer }) => ({
      [lineKey(answer('getCart').lineItems[0]!)]: 8,
      [lineKey(answer('getCart').lineItems[2]!)]: 0,
    })),
    actions: from(({ answer }) => ({
      [lineKey(answer('getCart').lineItems[0]!)]: busy,
      [lineKey(answer('getCart').lineItems[2]!)]: busy,
    })),
    leaving: from(({ answer }) => ({ [lineKey(answer('getCart').lineItems[2]!)]: 'removing' as const })),
    updating: true,
  },
  play: async ({ canvas }) => {
    const count = canvas.getByText('20 bottles and a gift');
    await expect(count).toBeVisible();
    await expect(count.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('£223.79')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Removing...' })).toBeVisible();
  },
});
/** An owner component that drops two lines of the basket at once, when the story says that the shop has answered. */
function Shrinking(props: CartPageProps) {
  const [isSmaller, setSmaller] = useState(false);
  // Before the story is played, which does not wait for passive effects.
  useLayoutEffect(() => {
    const shrink = () => setSmaller(true);
    window.addEventListener('answered', shrink);
    return () => window.removeEventListener('answered', shrink);
  }, []);
  const { cart } = props;
  if (!isSmaller || cart.status !== 'ready') return <CartPage {...props} />;
  const lineItems = cart.data.lineItems.filter(({ commerceItemId = '' }) => !'CD'.includes(commerceItemId));
  return <CartPage {...props} cart={ready({ ...cart.data, lineItems })} />;
}
/** The focus goes to the next line that is left, although an earlier one is still being removed. */
export const TwoOfThreeRemoved = meta.story({
  args: {
    cart: from(({ answer }) => {
      const cart = answer('getCart');
      const line = cart.lineItems[0]!;
      const lineItems = [...'ABCDE'].map((name) => ({
        ...line,
        commerceItemId: name,
        product: { ...line.product, itemCode: name, name: `Wine ${name}` },
      }));
      return ready({ ...cart, lineItems });
    }),
    actions: { A: busy, C: busy, D: busy },
    leaving: { A: 'removing', C: 'removing', D: 'removing' },
  },
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas }) => {
    const third = canvas.getAllByRole('article')[2]!;
    within(third).getByRole('button', { name: 'Removing...' }).focus();
    window.dispatchEvent(new Event('answered'));
    await waitFor(() => expect(third).not.toBeInTheDocument());
    const left = canvas.getAllByRole('article');
    await expect(left).toHaveLength(3);
    await expect(left[2]).toContainElement(document.activeElement as HTMLElement);
  },
});
/** 20 bottles are one case and eight of the next; the saving for filling it is shown if known. */
export const CaseFilling = meta.story({
  args: { volumeSaving: 15 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: 'Add 4 more bottles to fill your second case' }),
    ).toHaveAttribute('value', '8');
    await expect(canvas.getByText('8 of 12')).toBeVisible();
    await expect(canvas.getByText('With twelve or more bottles, you save £15.00 on these.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose bottles' })).toHaveAttribute('href', '/wines');
  },
});
/** From the third case on, the case is the next one. */
export const ThirdCaseFilling = meta.story({
  args: {
    cart: from(({ answer }) => {
      const cart = answer('getCart');
      const [wine, ...rest] = cart.lineItems;
      return ready({ ...cart, lineItems: [{ ...wine!, quantity: 23, bottleCount: 23 }, ...rest] });
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: /^Add \d+ more bottles? to fill your next case$/ }),
    ).toBeVisible();
  },
});
export const WithSubscriptionItems = meta.story({
  args: {
    cart: from(({ answer }) => {
      const cart = answer('getCart');
      const [wine, box, ...rest] = cart.lineItems;
      const plan = classified(box!, 'WINEPLAN_RECRUITMENT_ITEM');
      const gift = classified(wine!, 'FREEGIFT_PROMOTION_ITEM');
      const membership = classified(box!, 'SUBSCRIPTION_RECRUITMENT_ITEM');
      return ready({ ...cart, lineItems: [membership, wine!, ...rest, gift, plan] });
    }),
  },
  parameters: { rules: ['BSKT-081'] },
  play: async ({ args, canvas }) => {
    const plans = canvas.getByRole('region', { name: 'Plans and memberships' });
    await expect(within(plans).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(plans).getByText('Starts a subscription')).toBeVisible();
    await expect(within(plans).getByText('First case of your wine plan')).toBeVisible();
    const all = args.cart.status === 'ready' ? args.cart.data.lineItems.length : 0;
    await expect(canvas.getAllByRole('article')).toHaveLength(all);
  },
});
/** What starts a plan, a membership or wine rewards is apart, with what comes free with them; a gift and a pre-order are
 * not. */
export const EachKindApart = meta.story({
  args: {
    cart: from(({ answer }) => {
      const cart = answer('getCart');
      const all = [
        'PRESELL_ITEM',
        'FREEGIFT_PROMOTION_ITEM',
        'SUBSCRIPTION_RECRUITMENT_ITEM',
        'WINEPLAN_RECRUITMENT_ITEM',
        'WINEREWARD_RECRUITMENT_ITEM',
        'SUBSCRIPTION_FREE_ITEM',
        'WINEREWARD_FREE_ITEM',
      ] as const;
      return ready({ ...cart, lineItems: all.map((each) => classified(cart.lineItems[0]!, each)) });
    }),
  },
  parameters: {
    rules: ['BSKT-081', 'BSKT-053', 'BSKT-054', 'BSKT-055', 'BSKT-056', 'BSKT-057', 'BSKT-058', 'BSKT-059'],
  },
  play: async ({ canvas }) => {
    const plans = within(canvas.getByRole('region', { name: 'Plans and memberships' }));
    await expect(plans.getAllByRole('listitem')).toHaveLength(5);
    for (const why of [
      'Starts a subscription',
      'First case of your wine plan',
      'Starts your wine reward account',
      'Free with your subscription',
      'Free with your wine rewards',
    ])
      await expect(plans.getByText(why)).toBeVisible();
    for (const why of ['Pre-order: sent when it arrives', 'Your gift, with our thanks'])
      await expect(canvas.getByText(why)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
  },
});
export const RefreshFailed = meta.story({
  args: { notice: 'We are having problems updating your cart at the moment.' },
  parameters: { rules: ['BSKT-079'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.notice ?? '');
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
/** An empty basket may be out of date as well. */
export const RefreshFailedWhileEmpty = meta.story({
  args: {
    cart: from((world) => ready(world.emptyCart)),
    notice: 'We are having problems updating your cart at the moment.',
  },
  parameters: { rules: ['BSKT-011', 'BSKT-079'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We are having problems updating your cart at the moment.',
    );
    await expect(canvas.getByRole('heading', { name: 'Your basket is waiting' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const RefreshFailedAndNothingKnown = meta.story(
  failsToLoad('cart', 'We are having problems updating your cart at the moment.'),
);
export const Updating = meta.story({
  args: { updating: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updating your basket...')).toBeVisible();
  },
});
export const NoBottles = meta.story({
  args: {
    cart: from(({ answer }) => {
      const cart = answer('getCart');
      const membership = {
        ...classified(cart.lineItems[0]!, 'SUBSCRIPTION_RECRUITMENT_ITEM'),
        quantity: 1,
        bottleCount: 0,
      };
      return ready({ ...cart, numBottles: 0, lineItems: [membership] });
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 item')).toBeVisible();
    await expect(canvas.queryByText('0 bottles')).toBeNull();
  },
});
