import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, idle, loadFailed, loading, ready } from '../../src/model/load.js';
import { OrderAmendPage } from '../../src/screens/checkout/OrderAmendPage.js';
import { actionFails, failsToLoad } from '../commonStories.js';
import { from } from '../from.js';

const membership = { type: 'SUBSCRIPTION', rule: 'FreeShip', itemCode: '00067SV' };
const filler = { type: 'FILL_THE_CASE', rule: 'upsellonly', itemCode: '0651883' };
const other = { type: 'FILL_THE_CASE', rule: 'upsellonly', itemCode: '0000002' };

const meta = preview.meta({
  component: OrderAmendPage,
  args: {
    order: from(({ order }) => ready(order.placed)),
    offers: from(({ product }) =>
      ready([
        { offer: membership, product: product('membership') },
        { offer: filler, product: product('wine') },
        { offer: other, product: product('reduced') },
      ]),
    ),
    spaces: 1,
    action: idle,
    onAccept: fn(),
    onReject: fn(),
    onPayment: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard' },
});

export const Loading = meta.story({
  args: { order: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Fetching your order...');
  },
});
export const Ready = meta.story({
  parameters: { rules: ['CHKT-076', 'CHKT-080', 'CHKT-081', 'CHKT-082'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Add to this order' })).toBeVisible();
    await expect(canvas.getByText('It comes in the same delivery and is charged to the same card.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to order' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please choose what to add');
    const [first, second, third, consent] = canvas.getAllByRole('checkbox');
    await expect(consent).not.toBeChecked();
    // A wine is named with its vintage.
    await expect(third).toHaveAccessibleName(/^\D+ 20\d\d$/);
    await userEvent.click(first!);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(second!);
    // There is room for only one more bottle.
    await expect(third).toBeDisabled();
    await userEvent.click(second!);
    await expect(third).toBeEnabled();
    await userEvent.click(second!);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to order' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please tick the box, so that we may charge the card again',
    );
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(consent!);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to order' }));
    await expect(args.onAccept).toHaveBeenLastCalledWith({ offers: [membership, filler] });
    await userEvent.click(canvas.getByRole('button', { name: 'No thanks' }));
    await expect(args.onReject).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Change payment' }));
    await expect(args.onPayment).toHaveBeenCalledWith({ isChanging: true });
  },
});
export const Amending = meta.story({
  args: { action: busy },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('checkbox')[0]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Changing your order...' }));
    await userEvent.click(canvas.getByRole('button', { name: 'No thanks' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(args.onReject).not.toHaveBeenCalled();
  },
});
export const PaymentUpdate = meta.story({
  args: { payment: <p>The ways to pay</p> },
  parameters: { rules: ['CHKT-078'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The ways to pay')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the current payment' }));
    await expect(args.onPayment).toHaveBeenCalledWith({ isChanging: false });
  },
});
export const Done = meta.story({
  args: { offers: ready([]), done: 'accepted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your order is changed.');
    await expect(canvas.getByText('There is nothing to add to this order.')).toBeVisible();
  },
});
export const PaymentChanged = meta.story({
  args: { offers: ready([]), done: 'paid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your payment is changed.')).toBeVisible();
  },
});
export const NotTaken = meta.story({
  args: { isNotTaken: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We asked several times. You can try again now.')).toBeVisible();
  },
});
export const Refused = meta.story(actionFails('action', 'That offer has ended.'));
export const OffersFailed = meta.story({ args: { offers: loadFailed('Network request failed') } });
export const Failed = meta.story(failsToLoad('order', 'Network request failed'));
export const NoSuchOrder = meta.story({
  args: { order: ready(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no order to change here.')).toBeVisible();
    await expect(
      canvas.getByText('The link may have been cut short, or the order belongs to another account.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the shop' })).toBeVisible();
  },
});
export const Points = meta.story({
  globals: { brand: 'hsb', login: 'hard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,999 pts')).toBeVisible();
  },
});
