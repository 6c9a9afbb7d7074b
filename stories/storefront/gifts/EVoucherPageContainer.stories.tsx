import { expect, spyOn, type userEvent as userEvents, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { answerInstead, callsFromHere, holdAnswer, storyCalls } from '../../storyShop.js';
import { onTheShopsDay } from '../shopsDay.js';
import { host, withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/jsp/content.jsp?pg=gift-e-vouchers&menu=gifts' },
  beforeEach: onTheShopsDay,
});

interface Shopper {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Pick<ReturnType<typeof userEvents.setup>, 'clear' | 'click' | 'type'>;
}

async function fill({ canvas, userEvent }: Shopper, verifyEmail = 'ida@friend.example'): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: '£25' }));
  for (const [name, value] of [
    ['Their name', 'Ida Fenn'],
    ['Their email address', 'ida@friend.example'],
    ['Their email address again', verifyEmail],
    ['Your message', 'Happy birthday'],
  ] as const)
    await userEvent.type(canvas.getByRole('textbox', { name }), value);
}
async function goToPreview(shopper: Shopper): Promise<void> {
  await fill(shopper);
  await shopper.userEvent.click(shopper.canvas.getByRole('button', { name: 'Preview' }));
  await shopper.canvas.findByRole('heading', { level: 1, name: 'This is what they get' });
}

const body = {
  amount: '25',
  itemCode: 'EVTEST1',
  message: 'Happy birthday',
  quantity: '1',
  recipientEmail: 'ida@friend.example',
  recipientName: 'Ida Fenn',
  salesCode: null,
  verifyEmail: 'ida@friend.example',
};
const call = ['PUT', '/api/cart/eItemCode', body];

/** The whole flow: each time the shopper goes back, what was typed is kept. */
export const Submitted = meta.story({
  parameters: { rules: ['ANLY-045', 'GIFT-003', 'GIFT-008', 'GIFT-009', 'GIFT-010', 'GIFT-030'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'E-vouchers' });
    await fill({ canvas, userEvent }, 'ada@friend.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await canvas.findByText('Please enter a valid email address');
    await waitFor(() => expect(document.title).toBe('Error: E-vouchers - Lawton Wines'));
    await expect(canvas.queryByText('This is what they get')).toBeNull();
    const again = canvas.getByRole('textbox', { name: 'Their email address again' });
    await userEvent.clear(again);
    await userEvent.type(again, 'ida@friend.example');
    for (const place of [0, 1]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'This is what they get' })).toHaveFocus());
      await expect(canvas.getByText('24/11/2027')).toBeVisible();
      await userEvent.click(canvas.getAllByRole('button', { name: 'Back to the form' })[place]!);
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Write your e-voucher' })).toHaveFocus());
      await expect(canvas.getByRole('radio', { name: '£25' })).toBeChecked();
      for (const [name, value] of [
        ['Or another amount', ''],
        ['Their name', 'Ida Fenn'],
        ['Their email address', 'ida@friend.example'],
        ['Their email address again', 'ida@friend.example'],
        ['Your message', 'Happy birthday'],
      ] as const)
        await expect(canvas.getByRole('textbox', { name })).toHaveValue(value);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    const calls = await callsFromHere();
    host.track.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to basket' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'It is in your basket' })).toHaveFocus());
    await expect(calls.writes).toEqual([call]);
    await canvas.findByRole('button', { name: /^Basket: 1 / });
    await expect(host.track.mock.calls.flatMap(([event]) => (event.event === 'cart' ? [event] : []))).toEqual([
      { event: 'cart', action: 'add', itemCode: 'EVTEST1', quantity: 1 },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Send another e-voucher' }));
    await expect(await canvas.findByRole('textbox', { name: 'Their name' })).toHaveValue('');
  },
});
let profile: () => void;
/** A shopper who begins to type before it is known whose draft there is goes on typing in the same form. */
export const TypedBeforeTheDraft = meta.story({
  beforeEach: () => {
    profile = holdAnswer('getProfileDetails');
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Their name' });
    await userEvent.type(name, 'Ida');
    profile();
    await waitFor(() => expect(sessionStorage.getItem('wsk-draft-eVoucher')).toContain('Ida'));
    await storyCalls.settle();
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('Ida');
  },
});
/** The address may have more in it, in any order. */
export const OtherAddress = meta.story({
  args: { address: '/jsp/content.jsp?menu=gifts&utm_source=mail&pg=gift-e-vouchers' },
  parameters: { rules: ['GIFT-003'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'E-vouchers' });
  },
});
/** What is changed after a preview is what the next preview shows, what the form keeps and what is sent; an error there
 * keeps the form open. The next e-voucher has values of its own. */
export const ChangedAfterPreview = meta.story({
  parameters: {
    rules: ['GIFT-008', 'GIFT-009', 'GIFT-010', 'GIFT-011', 'GIFT-012', 'GIFT-013', 'GIFT-027', 'GIFT-028'],
  },
  play: async (shopper) => {
    const { canvas, userEvent } = shopper;
    const preview = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
      await canvas.findByRole('heading', { level: 1, name: 'This is what they get' });
    };
    await goToPreview(shopper);
    await expect(canvas.getByText('£25')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Back to the form' })[0]!);
    const name = await canvas.findByRole('textbox', { name: 'Their name' });
    await expect(canvas.getByText('14/200')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await canvas.findByText('Please enter a name');
    await expect(canvas.queryByText('This is what they get')).toBeNull();
    await userEvent.type(name, 'Ada');
    await userEvent.click(canvas.getByRole('radio', { name: '£100' }));
    await preview();
    await expect(canvas.getByText('For Ada')).toBeVisible();
    await expect(canvas.getByText('£100')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Back to the form' })[1]!);
    await expect(await canvas.findByRole('textbox', { name: 'Their name' })).toHaveValue('Ada');
    await expect(canvas.getByRole('radio', { name: '£100' })).toBeChecked();
    await preview();
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send another e-voucher' }));
    await userEvent.click(await canvas.findByRole('radio', { name: '£50' }));
    for (const [label, value] of [
      ['Their name', 'Tom'],
      ['Their email address', 'tom@friend.example'],
      ['Their email address again', 'tom@friend.example'],
      ['Your message', 'Well done'],
    ] as const)
      await userEvent.type(canvas.getByRole('textbox', { name: label }), value);
    await preview();
    await expect(canvas.getByText('£50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await canvas.findByText(/^An e-voucher of £50 for Tom\./);
    const toTom = { recipientEmail: 'tom@friend.example', verifyEmail: 'tom@friend.example', recipientName: 'Tom' };
    await expect(calls.writes).toEqual([
      ['PUT', '/api/cart/eItemCode', { ...body, amount: '100', recipientName: 'Ada' }],
      ['PUT', '/api/cart/eItemCode', { ...body, ...toTom, amount: '50', message: 'Well done' }],
    ]);
  },
});
/** The payload, field by field. */
export const Payload = meta.story({
  parameters: {
    rules: ['GIFT-032', 'GIFT-033', 'GIFT-034', 'GIFT-035', 'GIFT-036', 'GIFT-037', 'GIFT-038', 'GIFT-040'],
  },
  play: async (shopper) => {
    await goToPreview(shopper);
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await shopper.userEvent.click(shopper.canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    const calls = await callsFromHere();
    await shopper.userEvent.click(shopper.canvas.getByRole('button', { name: 'Add to basket' }));
    await shopper.canvas.findByRole('heading', { name: 'It is in your basket' });
    await expect(calls.writes).toEqual([call]);
  },
});
/** An address is sent as it was typed. */
export const AddressWithCapitals = meta.story({
  parameters: { rules: ['GIFT-034', 'GIFT-035'] },
  play: async (shopper) => {
    const { canvas, userEvent } = shopper;
    const address = 'Ida.Fenn@Friend.example';
    await fill(shopper);
    for (const name of ['Their email address', 'Their email address again']) {
      await userEvent.clear(canvas.getByRole('textbox', { name }));
      await userEvent.type(canvas.getByRole('textbox', { name }), address);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await canvas.findByRole('heading', { level: 1, name: 'This is what they get' });
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await canvas.findByRole('heading', { name: 'It is in your basket' });
    await expect(calls.writes).toEqual([
      ['PUT', '/api/cart/eItemCode', { ...body, recipientEmail: address, verifyEmail: address }],
    ]);
  },
});
/** A typed amount is sent as text too, and the live shop sells another item. */
export const TypedAmount = meta.story({
  parameters: { hostClass: 'live', rules: ['GIFT-032', 'GIFT-038', 'GIFT-031', 'GIFT-010', 'GIFT-014'] },
  play: async (shopper) => {
    const { canvas, userEvent } = shopper;
    await fill(shopper);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Or another amount' }), '£040.00');
    // What is typed outlives the page.
    await expect(JSON.parse(sessionStorage.getItem('wsk-draft-eVoucher') ?? '{}')).toMatchObject({
      preset: '',
      custom: '£040.00',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await canvas.findByRole('heading', { level: 1, name: 'This is what they get' });
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    // The mock shop is not a live one, and does not sell it.
    await within(canvas.getByRole('main')).findByRole('alert');
    await expect(calls.writes).toEqual([
      ['PUT', '/api/cart/eItemCode', { ...body, amount: '40', itemCode: 'EV00001' }],
    ]);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Back to the form' })[0]!);
    await expect(await canvas.findByRole('textbox', { name: 'Or another amount' })).toHaveValue('£040.00');
    for (const preset of canvas.getAllByRole('radio')) await expect(preset).not.toBeChecked();
  },
});
/** The error block is shown for any kind of failure; nothing is lost, and the shopper can try again. */
export const ErrorBlock = meta.story({
  parameters: { mock: { fault: 'addEVoucherToCart:500*1' }, rules: ['ANLY-045', 'GIFT-042'] },
  play: async ({ canvas, userEvent }) => {
    await goToPreview({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    const alert = await within(canvas.getByRole('main')).findByRole('alert');
    await expect(alert).toHaveTextContent('Sorry, we could not add the e-voucher to your basket.');
    await expect(canvas.getByText('For Ida Fenn')).toBeVisible();
    // Back at the form, the failure is over.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Back to the form' })[0]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await canvas.findByRole('heading', { level: 1, name: 'This is what they get' });
    await expect(within(canvas.getByRole('main')).queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await canvas.findByRole('heading', { name: 'It is in your basket' });
    // Only what has been added is tracked.
    await expect(host.track.mock.calls.filter(([{ event }]) => event === 'cart')).toHaveLength(1);
  },
});
/** The shop has added the e-voucher, but the response was lost: a second press does not add it twice. A different
 * e-voucher is added. */
export const AnswerLost = meta.story({
  parameters: { mock: { fault: 'addEVoucherToCart:offline@after*1' } },
  play: async ({ canvas, userEvent }) => {
    await goToPreview({ canvas, userEvent });
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await within(canvas.getByRole('main')).findByRole('alert');
    await canvas.findByRole('button', { name: /^Basket: 1 / });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await canvas.findByRole('heading', { name: 'It is in your basket' });
    await expect(calls.writes).toEqual([call]);
    await userEvent.click(canvas.getByRole('button', { name: 'Send another e-voucher' }));
    await goToPreview({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await canvas.findByRole('heading', { name: 'It is in your basket' });
    await expect(calls.writes).toEqual([call, call]);
  },
});
/** Only status 200 is a success, whatever the envelope says. */
export const NotQuite200 = meta.story({
  parameters: { rules: ['GIFT-041', 'GIFT-042'] },
  play: async ({ canvas, userEvent }) => {
    await goToPreview({ canvas, userEvent });
    const main = within(canvas.getByRole('main'));
    for (const status of [201, 202, 206, 299, 400, 404, 409, 422, 503]) {
      answerInstead('addEVoucherToCart', { statusCode: 0, errorResponse: { message: `No: ${status}.` } }, status);
      const calls = await callsFromHere();
      await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
      await waitFor(() => expect(calls.writes).toEqual([call]));
      await calls.settle();
      await expect(await main.findByRole('alert')).toHaveTextContent(
        /^Sorry, we could not add the e-voucher to your basket\.Nothing has been lost/,
      );
    }
    answerInstead('addEVoucherToCart', { statusCode: 0 });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'It is in your basket' })).toBeVisible());
  },
});
