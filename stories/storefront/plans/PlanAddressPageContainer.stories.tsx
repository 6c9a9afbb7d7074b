import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere, holdAnswer } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

/** Jonathan's plan: cases and bills go to Orchard Lane. */
/** The shop's message in a refusal. */
const refusal = 'Something in the request was not accepted.';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/wine-plans/WP1501/address' },
  globals: { login: 'hard', persona: 'plan-active' },
});

const path = '/api/user/subscriptions/wineplan';
const v2 = '/api/user/subscriptions/v2/wineplan/delivery';

interface Story {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Record<'click' | 'clear', (element: Element) => Promise<void>> & {
    readonly type: (element: Element, keys: string) => Promise<void>;
  };
}
const main = ({ canvas }: Pick<Story, 'canvas'>) => within(canvas.getByRole('main'));
const press = async ({ canvas, userEvent }: Story, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Returns what stands below one of the page's headings. */
const below = (canvas: Story['canvas'], name: string) =>
  canvas.getByRole('heading', { name }).closest('[data-component="Panel"]');

export const DeliveryChosen = meta.story({
  parameters: { rules: ['PLAN-037', 'PLAN-038', 'PLAN-040'] },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await press(story, 'Choose another address');
    const list = within(await canvas.findByRole('group', { name: 'Where should your cases go?' }));
    await expect(list.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'A204512-1',
      'A204512-2',
    ]);
    await expect(list.getByRole('radio', { name: 'Jonathan Orme' })).toHaveAccessibleDescription(
      '14 Orchard Lane, Ludlow, SY8 1AA',
    );
    await expect(list.getByRole('radio', { name: 'Bell & Sons' })).toHaveAccessibleDescription(
      '44 Mill Road, Ludlow, SY8 1AA',
    );
    await expect(list.getByRole('radio', { name: 'Jonathan Orme' })).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Where should your cases go?' })).toHaveFocus());
    await userEvent.click(list.getByRole('radio', { name: 'Bell & Sons' }));
    const calls = await callsFromHere();
    await press(story, 'Send my cases there');
    await canvas.findByText('Saved. Your cases go to 44 Mill Road, Ludlow, SY8 1AA from now on.');
    await expect(calls.writes).toEqual([['PUT', `${path}/address/delivery/WP1501/A204512-2`]]);
    await expect(below(canvas, 'Your cases go to')).toHaveTextContent('44 Mill Road');
    await expect(below(canvas, 'Your bills go to')).toHaveTextContent('14 Orchard Lane');
    // The news ends with the next task, also with one that is given up.
    await press(story, 'Choose another address');
    await press(story, 'Cancel');
    await canvas.findByRole('button', { name: 'Choose another address' });
    await expect(canvas.queryByText(/^Saved\./)).toBeNull();
  },
});
export const BillingChosen = meta.story({
  parameters: { rules: ['PLAN-038', 'PLAN-039'] },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await press(story, 'Choose another for bills');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bell & Sons' }));
    await expect(canvas.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([
      'A204512-1',
      'A204512-2',
    ]);
    const calls = await callsFromHere();
    await press(story, 'Send my bills there');
    await canvas.findByText('Saved. Your bills go to 44 Mill Road, Ludlow, SY8 1AA from now on.');
    await expect(calls.writes).toEqual([['PUT', `${path}/address/billing/WP1501/A204512-2`]]);
    // The cases still go to the other address.
    await expect(below(canvas, 'Your bills go to')).toHaveTextContent('44 Mill Road');
    await expect(below(canvas, 'Your cases go to')).toHaveTextContent('14 Orchard Lane');
  },
});
export const ShopChosen = meta.story({
  parameters: { rules: ['PLAN-041'] },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await press(story, 'Collect from a shop');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Postcode' }), 'SY8 1AA{Enter}');
    const shops = await canvas.findAllByRole<HTMLInputElement>('radio', { name: /^The Wine Shop/ });
    await userEvent.click(shops.find(({ value }) => value === 'shop-2')!);
    const calls = await callsFromHere();
    await press(story, 'Collect from this shop');
    await canvas.findByText(/^Saved\. Your cases go to The Wine Shop, Bristol/);
    await expect(calls.writes).toEqual([['PUT', `${path}/delivery/shopaddress/WP1501/shop-2`]]);
    await expect(below(canvas, 'Your cases go to')).toHaveTextContent('One of our shops');
    await expect(below(canvas, 'Your bills go to')).toHaveTextContent('14 Orchard Lane');
  },
});

const cottage = [
  ['First name', 'Ada'],
  ['Last name', 'Fenn'],
  ['Postcode', 'NE46 1AA'],
  ['Town or city', 'Hexham'],
  ['Address', 'Hop Cottage'],
] as const;
async function write({ canvas, userEvent }: Story): Promise<void> {
  for (const [name, value] of cottage) {
    const field = await canvas.findByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
  await userEvent.type(canvas.getByRole('textbox', { name: 'Telephone' }), '01632 960777');
}
const newAddress = {
  firstName: 'Ada',
  lastName: 'Fenn',
  addressLine1: 'Hop Cottage',
  town: 'Hexham',
  postcode: 'NE46 1AA',
  country: 'GB',
  phone: '01632 960777',
};

/** The address is sent in the kit's format (OPEN-075); a test of the mock shows that it accepts the legacy format too. */
export const Added = meta.story({
  parameters: { rules: ['PLAN-042'] },
  play: async (story) => {
    const { canvas } = story;
    await press(story, 'Choose another address');
    await press(story, 'Add an address');
    await write(story);
    const calls = await callsFromHere();
    await press(story, 'Save address');
    await canvas.findByText('The address is saved.');
    await expect(calls.writes).toEqual([
      ['PUT', `${v2}/addaddress/WP1501`, { address: { shippingAddress: newAddress } }],
    ]);
    await expect(below(canvas, 'Your cases go to')).toHaveTextContent('Hop Cottage');
    await expect(below(canvas, 'Your bills go to')).toHaveTextContent('14 Orchard Lane');
  },
});
/** An address that another client has added in the older form is the plan's too. */
export const AddedInOlderForm = meta.story({
  parameters: { rules: ['PLAN-042'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose another address' });
    const added = await fetch('/api/user/subscriptions/wineplan/delivery/addaddress/WP1501', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: { shippingAddress: newAddress } }),
    });
    await expect(added.status).toBe(200);
    const addresses = await fetch('/api/user/subscriptions/wineplan/addresses/WP1501');
    await expect(await addresses.text()).toContain('Hop Cottage');
  },
});
/** The address that the cases go to is changed, although it is not the first; whatever is not changed stays as it was. */
export const Edited = meta.story({
  parameters: { rules: ['PLAN-043'] },
  beforeEach: async () => {
    await fetch(`${path}/address/delivery/WP1501/A204512-2`, { method: 'PUT' });
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await press(story, 'Change this address');
    const line = await canvas.findByRole('textbox', { name: 'Address' });
    await expect(line).toHaveValue('44 Mill Road');
    await userEvent.clear(line);
    await userEvent.type(line, '46 Mill Road');
    const calls = await callsFromHere();
    await press(story, 'Save address');
    await canvas.findByText('The address is saved.');
    await expect(calls.writes).toEqual([
      [
        'PUT',
        `${v2}/editaddress/WP1501/`,
        {
          address: {
            addressId: 'A204512-2',
            shippingAddress: {
              salutation: 'Mr',
              firstName: 'Jonathan',
              lastName: 'Orme',
              company: 'Bell & Sons',
              addressLine1: '46 Mill Road',
              town: 'Ludlow',
              county: 'Shropshire',
              postcode: 'SY8 1AA',
              country: 'GB',
              phone: '01632 960123',
            },
          },
        },
      ],
    ]);
    await expect(below(canvas, 'Your cases go to')).toHaveTextContent('46 Mill Road');
    await expect(below(canvas, 'Your bills go to')).toHaveTextContent('14 Orchard Lane');
  },
});
/** An address that another client has changed in the older form is changed in the plan too. */
export const EditedInOlderForm = meta.story({
  parameters: { rules: ['PLAN-043'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Change this address' });
    const edited = await fetch(`${path}/delivery/editaddress/WP1501/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: { addressId: 'A204512-1', shippingAddress: newAddress } }),
    });
    await expect(edited.status).toBe(200);
    const addresses = await (await fetch(`${path}/addresses/WP1501`)).text();
    await expect(addresses).toContain('Hop Cottage');
    await expect(addresses).not.toContain('Orchard Lane');
  },
});
/** Nothing is sent when nothing was changed. */
export const EditedToTheSame = meta.story({
  parameters: { rules: ['PLAN-043'] },
  play: async (story) => {
    await press(story, 'Change this address');
    await story.canvas.findByRole('textbox', { name: 'Address' });
    const calls = await callsFromHere();
    await press(story, 'Save address');
    await story.canvas.findByText('Nothing has changed: the address is as it was.');
    await calls.settle();
    await expect(calls.writes).toEqual([]);
  },
});
/** The selection is kept, and the second attempt saves it. */
export const ChoosingFailedOnce = meta.story({
  parameters: { mock: { fault: 'setWinePlanDeliveryAddress:422*1' }, rules: ['PLAN-065'] },
  play: async (story) => {
    await press(story, 'Choose another address');
    await story.userEvent.click(await story.canvas.findByRole('radio', { name: 'Bell & Sons' }));
    const answer = holdAnswer('setWinePlanDeliveryAddress');
    await press(story, 'Send my cases there');
    await story.canvas.findByRole('button', { name: 'Saving...' });
    answer();
    await waitFor(() => expect(main(story).getByRole('alert')).toHaveTextContent(refusal));
    await expect(story.canvas.getByRole('radio', { name: 'Bell & Sons' })).toBeChecked();
    // The refusal is about the address that was sent, so another choice ends it.
    await story.userEvent.click(story.canvas.getByRole('radio', { name: 'Jonathan Orme' }));
    await waitFor(() => expect(main(story).queryByRole('alert')).toBeNull());
    await story.userEvent.click(story.canvas.getByRole('radio', { name: 'Bell & Sons' }));
    await press(story, 'Send my cases there');
    await story.canvas.findByText(/^Saved\. Your cases go to 44 Mill Road/);
  },
});
/** A failure belongs to what was tried, and does not stand above what is tried next. */
export const AnotherTaskAfterAFailure = meta.story({
  parameters: { mock: { fault: 'setWinePlanDeliveryAddress:422*1' } },
  play: async (story) => {
    await press(story, 'Choose another address');
    await story.userEvent.click(await story.canvas.findByRole('radio', { name: 'Bell & Sons' }));
    await press(story, 'Send my cases there');
    await waitFor(() => expect(main(story).getByRole('alert')).toHaveTextContent(refusal));
    await press(story, 'Cancel');
    await press(story, 'Choose another for bills');
    await story.canvas.findByRole('radio', { name: 'Bell & Sons' });
    await expect(main(story).queryByRole('alert')).toBeNull();
  },
});
export const BillingFailedOnce = meta.story({
  parameters: { mock: { fault: 'setWinePlanBillingAddress:422*1' }, rules: ['PLAN-065'] },
  play: async (story) => {
    await press(story, 'Choose another for bills');
    await story.userEvent.click(await story.canvas.findByRole('radio', { name: 'Bell & Sons' }));
    const answer = holdAnswer('setWinePlanBillingAddress');
    await press(story, 'Send my bills there');
    await story.canvas.findByRole('button', { name: 'Saving...' });
    answer();
    await waitFor(() => expect(main(story).getByRole('alert')).toHaveTextContent(refusal));
    await press(story, 'Send my bills there');
    await story.canvas.findByText(/^Saved\. Your bills go to 44 Mill Road/);
  },
});
export const ShopFailedOnce = meta.story({
  parameters: { mock: { fault: 'findShopAddresses:500*1,setWinePlanShopDeliveryAddress:422*1' }, rules: ['PLAN-065'] },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await press(story, 'Collect from a shop');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Postcode' }), 'SY8 1AA{Enter}');
    await press(story, 'Try again');
    await userEvent.click((await canvas.findAllByRole('radio', { name: /^The Wine Shop/ }))[0]!);
    const answer = holdAnswer('setWinePlanShopDeliveryAddress');
    await press(story, 'Collect from this shop');
    await canvas.findByRole('button', { name: 'Saving...' });
    answer();
    await waitFor(() => expect(main(story).getByRole('alert')).toHaveTextContent(refusal));
    await expect(canvas.getAllByRole('radio', { name: /^The Wine Shop/ })[0]).toBeChecked();
    await press(story, 'Collect from this shop');
    await canvas.findByText(/^Saved\. Your cases go to The Wine Shop/);
  },
});
/** What was typed is kept, and survives a reload. */
export const AddingFailedOnce = meta.story({
  parameters: { mock: { fault: 'addWinePlanDeliveryAddressV2:422*1' }, rules: ['PLAN-065'] },
  play: async (story) => {
    const { canvas } = story;
    await press(story, 'Choose another address');
    await press(story, 'Add an address');
    await write(story);
    const answer = holdAnswer('addWinePlanDeliveryAddressV2');
    await press(story, 'Save address');
    await canvas.findByRole('button', { name: 'Saving...' });
    answer();
    await waitFor(() => expect(main(story).getByRole('alert')).toHaveTextContent(refusal));
    await expect(canvas.getByRole('textbox', { name: /^Town/ })).toHaveValue('Hexham');
    await expect(sessionStorage.getItem('wsk-draft-planAddress')).toContain('Hexham');
    await press(story, 'Save address');
    await canvas.findByText('The address is saved.');
    await expect(sessionStorage.getItem('wsk-draft-planAddress')).toBeNull();
  },
});
export const EditingFailedOnce = meta.story({
  parameters: { mock: { fault: 'editWinePlanDeliveryAddressV2:422*1' }, rules: ['PLAN-065'] },
  play: async (story) => {
    await press(story, 'Change this address');
    await story.userEvent.type(await story.canvas.findByRole('textbox', { name: /^Company/ }), 'Orme & Co');
    const answer = holdAnswer('editWinePlanDeliveryAddressV2');
    await press(story, 'Save address');
    await story.canvas.findByRole('button', { name: 'Saving...' });
    answer();
    await waitFor(() => expect(main(story).getByRole('alert')).toHaveTextContent(refusal));
    await expect(story.canvas.getByRole('textbox', { name: /^Company/ })).toHaveValue('Orme & Co');
    await press(story, 'Save address');
    await story.canvas.findByText('The address is saved.');
  },
});
export const ListFailedOnce = meta.story({
  parameters: { rules: ['PLAN-038'], mock: { fault: 'listWinePlanAddresses:500*1' } },
  play: async (story) => {
    await press(story, 'Try again');
    await story.canvas.findByRole('button', { name: 'Choose another address' });
  },
});
/** In the meantime, this address was selected for the bills in another window. */
export const ChangedElsewhere = meta.story({
  parameters: { rules: ['PLAN-040'] },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await press(story, 'Choose another address');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bell & Sons' }));
    await fetch(`${path}/address/billing/WP1501/A204512-2`, { method: 'PUT' });
    const calls = await callsFromHere();
    await press(story, 'Send my cases there');
    await canvas.findByText(
      'Your wine plan was changed somewhere else, so nothing has been saved yet. Check what changes now, then save again.',
    );
    await calls.settle();
    await expect(calls.writes).toEqual([]);
    await expect(canvas.getByRole('radio', { name: 'Bell & Sons' })).toBeChecked();
    await press(story, 'Send my cases there');
    await canvas.findByText('Saved. Your cases go to 44 Mill Road, Ludlow, SY8 1AA from now on.');
    await expect(calls.writes).toEqual([['PUT', `${path}/address/delivery/WP1501/A204512-2`]]);
  },
});
