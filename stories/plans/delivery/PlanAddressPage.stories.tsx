import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { AddressForm } from '../../../src/blocks/AddressForm.js';
import { busy, failed, idle, loadFailed, loading, ready } from '../../../src/model/load.js';
import { placeOfShop } from '../../../src/rules/checkout/collection.js';
import { emptyAddressFields } from '../../../src/rules/common/address.js';
import { PlanAddressPage } from '../../../src/screens/plans/delivery/PlanAddressPage.js';
import { useScope } from '../../../src/ui/scope.js';
import { failsToLoad, fitsNarrow, ignoresPress } from '../../commonStories.js';
import { framed } from '../../framed.js';
import { from } from '../../from.js';
import type { StoryWorld } from '../../world.js';
import { ofPlan, planOf, planWorld } from '../planWorld.js';

const addressesOf = (world: StoryWorld) => planWorld(world).answer('listWinePlanAddresses', ofPlan(world));
/** The bills go to the second address, the deliveries to the first. */
const withOtherBilling = (world: StoryWorld) =>
  addressesOf(world).map((one, place) => ({
    ...one,
    isDeliveryAddress: place === 0,
    isBillingAddress: place === 1,
  }));
const idOf = (world: StoryWorld, place: number) => addressesOf(world)[place]!.addressId;
const postcodeOf = (world: StoryWorld) => addressesOf(world)[0]!.shippingAddress.postcode;
const shopsOf = (world: StoryWorld) =>
  world.answer('findShopAddresses', { params: { postcode: postcodeOf(world) } }).map(placeOfShop);

/** An address of a shop that has no name. */
const withoutCompany = ({ company: _, ...address }: ReturnType<typeof addressesOf>[number]['shippingAddress']) =>
  address;

/** The form for the site's country, supplied by the container. */
function Form() {
  const { site } = useScope();
  return (
    <AddressForm
      start={emptyAddressFields(site.country)}
      countries={loading}
      action={idle}
      offersBilling={false}
      submitLabel="Save address"
      onLookUp={() => {}}
      onRetryCountries={() => {}}
      onSubmit={() => {}}
    />
  );
}

/** Jonathan's cases and bills go to Orchard Lane; he has also saved the address of Bell & Sons. */
const meta = preview.meta({
  component: PlanAddressPage,
  args: {
    plan: from((world) => ready(planOf(world))),
    addresses: from((world) => ready(addressesOf(world))),
    postcode: '',
    saving: idle,
    onTask: fn(),
    onChoose: fn(),
    onSearch: fn(),
    onSave: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard', persona: 'plan-active' },
  decorators: [framed(960)],
});

export const List = meta.story({
  parameters: { rules: ['PLAN-037', 'PLAN-038'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Where your cases go, and where the bills go.')).toBeVisible();
    await expect(canvas.getAllByText('14 Orchard Lane')).toHaveLength(2);
    for (const [name, task] of [
      ['Choose another address', { kind: 'delivery' }],
      ['Change this address', { kind: 'change', addressId: 'A204512-1' }],
      ['Collect from a shop', { kind: 'shop' }],
      ['Choose another for bills', { kind: 'billing' }],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onTask).toHaveBeenLastCalledWith(task);
    }
  },
});
export const ChooseDelivery = meta.story({
  args: { task: { kind: 'delivery' }, chosen: from((world) => idOf(world, 1)) },
  parameters: { rules: ['PLAN-037', 'PLAN-038', 'PLAN-040'] },
  play: async ({ args, canvas, userEvent }) => {
    const list = within(canvas.getByRole('group', { name: 'Where should your cases go?' }));
    await expect(list.getAllByRole('radio')).toHaveLength(2);
    await expect(list.getByRole('radio', { name: 'Bell & Sons' })).toBeChecked();
    await expect(canvas.getByRole('region', { name: 'What changes' })).toHaveTextContent(
      /Cases go to\s*14 Orchard Lane, Ludlow, SY8 1AA\s*becomes\s*44 Mill Road, Ludlow, SY8 1AA/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send my cases there' }));
    await expect(args.onSave).toHaveBeenCalledWith({ addressId: 'A204512-2' });
    await userEvent.click(list.getByRole('radio', { name: 'Jonathan Orme' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ addressId: 'A204512-1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add an address' }));
    await expect(args.onTask).toHaveBeenLastCalledWith({ kind: 'new' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onTask).toHaveBeenLastCalledWith(undefined);
  },
});
export const NothingChanged = meta.story({
  args: { task: { kind: 'delivery' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has changed yet.', { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send my cases there' })).toBeNull();
  },
});
export const ChooseBilling = meta.story({
  args: { task: { kind: 'billing' }, chosen: from((world) => idOf(world, 1)) },
  parameters: { rules: ['PLAN-039'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Where should your bills go?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send my bills there' }));
    await expect(args.onSave).toHaveBeenCalledWith({ addressId: 'A204512-2' });
  },
});
/** The address in use is chosen at first: the one for bills, not the one for deliveries. */
export const BillingInUse = meta.story({
  args: { task: { kind: 'billing' }, addresses: from((world) => ready(withOtherBilling(world))) },
  parameters: { rules: ['PLAN-039'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true]);
  },
});
export const ShopSearch = meta.story({
  args: { task: { kind: 'shop' } },
  parameters: { rules: ['PLAN-041'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Tell us where you are and we’ll show you our nearest shops.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Find shops' }));
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toBeInvalid();
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), 'sy8 1aa{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith({ postcode: 'SY8 1AA' });
  },
});
export const ShopAddress = meta.story({
  args: {
    task: { kind: 'shop' },
    chosen: 'shop-2',
    postcode: from(postcodeOf),
    shops: from((world) => ready(shopsOf(world))),
  },
  parameters: { rules: ['PLAN-041'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Cases come to our shops by standard delivery.')).toBeVisible();
    const shops = within(canvas.getByRole('group', { name: 'Our shops' }));
    await expect(shops.getAllByRole('radio', { name: /^The Wine Shop/ })).toHaveLength(3);
    await expect(canvas.getByRole('region', { name: 'What changes' })).toHaveTextContent(
      /14 Orchard Lane, Ludlow, SY8 1AA\s*becomes\s*The Wine Shop/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Collect from this shop' }));
    await expect(args.onSave).toHaveBeenCalledWith({ addressId: 'shop-2' });
    await userEvent.click(shops.getAllByRole('radio')[0]!);
    await expect(args.onChoose).toHaveBeenLastCalledWith({ addressId: 'shop-1' });
  },
});
/** Cases are collected from a shop; the customer can choose an address again. */
export const AtShop = meta.story({
  args: {
    addresses: from((world) =>
      ready([
        ...addressesOf(world).map((one) => ({ ...one, isDeliveryAddress: false })),
        {
          addressId: 'shop-1',
          shippingAddress: withoutCompany(
            world.answer('findShopAddresses', { params: { postcode: postcodeOf(world) } })[0]!.shippingAddress,
          ),
          isDeliveryAddress: true,
          isBillingAddress: false,
          isShopAddress: true,
        },
      ]),
    ),
  },
  parameters: { rules: ['PLAN-041'] },
  play: async ({ canvas }) => {
    const shop = canvas.getByText('One of our shops');
    await expect(shop).toBeVisible();
    await expect([...shop.nextElementSibling!.children].map(({ textContent }) => textContent)).not.toContain('');
    await expect(canvas.queryByRole('button', { name: 'Change this address' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose another shop' })).toBeVisible();
  },
});
export const NoShops = meta.story({
  args: { task: { kind: 'shop' }, postcode: 'ZE1 0AA', shops: ready([]) },
  parameters: { rules: ['PLAN-041'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We found no shop near ZE1 0AA')).toBeVisible();
    await expect(canvas.getByText('Try another place, or have your cases sent to an address.')).toBeVisible();
  },
});
export const ShopsFailed = meta.story({
  args: { task: { kind: 'shop' }, postcode: 'SY8 1AA', shops: loadFailed('The map is being drawn.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith({ part: 'shops' });
    await expect(canvas.getByText(/The map is being drawn/)).toBeVisible();
  },
});
export const Adding = meta.story({
  args: { task: { kind: 'new' }, form: <Form /> },
  parameters: { rules: ['PLAN-042'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Add an address' })).toBeVisible();
    await expect(canvas.getByText(/It is kept in your address book as well/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save address' })).toBeVisible();
  },
});
export const Editing = meta.story({
  args: { task: { kind: 'change', addressId: 'A204512-1' }, form: <Form /> },
  parameters: { rules: ['PLAN-043'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Change this address' })).toBeVisible();
    await expect(canvas.getByText('It changes in your address book as well.')).toBeVisible();
  },
});
export const NoAddresses = meta.story({
  args: { addresses: ready([]), task: { kind: 'delivery' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'You have no other address yet' })).toBeVisible();
    await expect(canvas.getByText('Add one, and your cases can go there.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add an address' }));
    await expect(args.onTask).toHaveBeenLastCalledWith({ kind: 'new' });
  },
});
/** The address was deleted from the address book. */
export const NoneChosen = meta.story({
  args: {
    addresses: from((world) =>
      ready(addressesOf(world).map((one) => ({ ...one, isDeliveryAddress: false, isBillingAddress: false }))),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No address is chosen yet.')).toBeVisible();
    await expect(canvas.getByText(/Please choose one, so that your next case can come/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose an address' })).toBeVisible();
  },
});
export const Saving = meta.story({
  args: { task: { kind: 'delivery' }, chosen: from((world) => idOf(world, 1)), saving: busy },
  parameters: { rules: ['PLAN-065'] },
  play: ignoresPress('Saving...', 'onSave'),
});
export const Saved = meta.story({
  args: { said: 'Saved. Your cases go to 44 Mill Road, Ludlow, SY8 1AA from now on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Saved\. Your cases go to 44 Mill Road/)).toBeVisible();
  },
});
/** The choice is kept. */
export const Failed = meta.story({
  args: {
    task: { kind: 'delivery' },
    chosen: from((world) => idOf(world, 1)),
    saving: failed('There is no address A204512-2.'),
  },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no address A204512-2.');
    await expect(canvas.getByRole('radio', { name: 'Bell & Sons' })).toBeChecked();
  },
});
export const AddressesLoading = meta.story({ args: { addresses: loading } });
export const AddressesFailed = meta.story(failsToLoad('addresses', 'The book is being bound.', 'addresses'));
export const Loading = meta.story({
  args: { plan: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your wine plan...')).toBeInTheDocument();
  },
});
export const LoadFailed = meta.story(failsToLoad('plan', 'This plan has been cancelled.', 'plan'));
export const Narrow = meta.story(fitsNarrow);
export const NarrowChoice = meta.story({
  ...fitsNarrow,
  args: { task: { kind: 'shop' }, postcode: from(postcodeOf), shops: from((world) => ready(shopsOf(world))) },
});
