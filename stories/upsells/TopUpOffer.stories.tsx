import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle } from '../../src/model/load.js';
import { TopUpOffer } from '../../src/screens/upsells/TopUpOffer.js';
import { offeredWines } from '../blocks/offeredWines.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: TopUpOffer,
  args: {
    open: true,
    wines: from(offeredWines),
    spaces: 6,
    total: 223.79,
    action: idle,
    onAccept: fn(),
    onClose: fn(),
  },
  globals: { login: 'hard' },
});

type Canvas = ReturnType<typeof within>;
const dialogOf = async (canvas: Canvas) => within(await canvas.findByRole('dialog', { name: 'Top up your case' }));
const rioja = 'Quantity of Bodegas Quintera Rioja Reserva 2018';
const shiraz = 'Quantity of Windmill Corner Barossa Shiraz 2023';
const add = 'Add to my order';

/** Returns each amount with its label, in order. */
const sums = (canvasElement: HTMLElement): readonly string[] =>
  [...canvasElement.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

const quantities = (dialog: { getAllByRole: (role: 'textbox') => HTMLElement[] }) =>
  dialog.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value);

export const NoneChosen = meta.story({
  parameters: { rules: ['UPSL-073', 'UPSL-082'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvas);
    await expect(
      dialog.getByText('We add them to the order you have just placed, and charge the way you paid for it.'),
    ).toBeVisible();
    await expect(quantities(dialog)).toEqual(['0', '0', '0']);
    await expect(sums(canvasElement)).toEqual([
      'Your order so far£223.79',
      'Extra to pay£0.00',
      'Your order with these bottles£223.79',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: add }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Choose between 1 and 6 new bottles');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(dialog.getAllByRole('button', { name: /^One more\b/ })[0]!);
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: add }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

/** Wines with no bottles selected are left out. */
export const ManySpaces = meta.story({
  parameters: { rules: ['UPSL-073', 'UPSL-075', 'UPSL-076', 'UPSL-080', 'UPSL-082'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: rioja }), '{Backspace}2');
    await userEvent.type(dialog.getByRole('textbox', { name: shiraz }), '{Backspace}4');
    await expect(quantities(dialog)).toEqual(['2', '4', '0']);
    await expect(sums(canvasElement)).toEqual([
      'Your order so far£223.79',
      'Extra to pay£73.94',
      'Your order with these bottles£297.73',
    ]);
    await expect(dialog.getByText('You save £18.00')).toBeVisible();
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: add }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onAccept).toHaveBeenCalledWith({
      items: [
        { offer: { type: 'FILL_THE_CASE', rule: 'upsellonly', itemCode: '0651883' }, quantity: 2 },
        { offer: { type: 'FILL_THE_CASE', rule: 'upsellonly', itemCode: '0674439' }, quantity: 4 },
      ],
    });
  },
});
/** The total of the order is not known: the extra to pay is. */
export const OneSpace = meta.story({
  args: { spaces: 1, total: undefined },
  parameters: { rules: ['UPSL-076', 'UPSL-081'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvas);
    await expect(sums(canvasElement)).toEqual(['Extra to pay£0.00']);
    await expect(dialog.getByText('Choose 1 bottle')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: add }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Choose 1 bottle');
    await userEvent.click(dialog.getByRole('button', { name: /^One more\b/ }));
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /^One more\b/ }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Choose 1 bottle');
    await userEvent.click(dialog.getByRole('button', { name: add }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: /^One fewer\b/ }));
    await userEvent.click(dialog.getByRole('button', { name: add }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});
export const TooMany = meta.story({
  parameters: { rules: ['UPSL-082'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas);
    const box = dialog.getByRole('textbox', { name: rioja });
    await userEvent.type(box, '{Backspace}7');
    await expect(dialog.getByRole('alert')).toHaveTextContent('Choose between 1 and 6 new bottles');
    await expect(box).toHaveAccessibleDescription('Choose between 1 and 6 new bottles');
    await userEvent.click(dialog.getByRole('button', { name: add }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(dialog.getAllByRole('button', { name: /^One fewer\b/ })[0]!);
    await expect(dialog.queryByRole('alert')).toBeNull();
    // The bottles of all wines count.
    await userEvent.type(dialog.getByRole('textbox', { name: shiraz }), '{Backspace}1');
    await expect(dialog.getByRole('alert')).toHaveTextContent('Choose between 1 and 6 new bottles');
    await userEvent.type(dialog.getByRole('textbox', { name: shiraz }), '{Backspace}0');
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: add }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

/** At most two digits; an empty box counts as zero. */
export const Typed = meta.story({
  parameters: { rules: ['UPSL-077', 'UPSL-078', 'UPSL-079'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvas);
    const box = dialog.getByRole('textbox', { name: rioja });
    await expect(box).toHaveAttribute('inputmode', 'numeric');
    for (const name of [rioja, shiraz]) {
      const each = dialog.getByRole('textbox', { name });
      await userEvent.type(each, '{Backspace}x1-2z3');
      await expect(each).toHaveValue('12');
      await userEvent.type(each, '{Backspace}{Backspace}99.9');
      await expect(each).toHaveValue('99');
    }
    await userEvent.clear(dialog.getByRole('textbox', { name: shiraz }));
    await userEvent.clear(box);
    await userEvent.paste('3');
    await expect(box).toHaveValue('');
    await expect(sums(canvasElement)[1]).toBe('Extra to pay£0.00');
    await userEvent.tab();
    await expect(box).toHaveValue('0');
    await expect(dialog.getByRole('textbox', { name: shiraz })).toHaveValue('0');
  },
});

/** The other wine takes the place and the quantity of the first, which can be swapped back in. */
export const WineSwapped = meta.story({
  parameters: { rules: ['UPSL-074'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: rioja }), '{Backspace}2');
    const swap = dialog.getByText('Swap Bodegas Quintera Rioja Reserva 2018');
    const other = () =>
      dialog.queryByRole('button', { name: /^Choose this wine instead of Bodegas Quintera .*: Ktima Avlonari/ });
    await expect(swap.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(swap);
    // A wine that is already listed cannot be chosen.
    await expect(other()).toBeVisible();
    await expect(other()!.closest('li')).toHaveTextContent(
      /^Ktima Avlonari Assyrtiko 2024£24\.49 a bottle(?! instead)/,
    );
    await expect(
      dialog.queryByRole('button', { name: /^Choose this wine instead of Bodegas Quintera .*: Windmill Corner/ }),
    ).toBeNull();
    await userEvent.click(other()!);
    const swapped = dialog.getByRole('textbox', { name: 'Quantity of Ktima Avlonari Assyrtiko 2024' });
    await expect(swapped).toHaveValue('2');
    await waitFor(() => expect(swapped).toHaveFocus());
    await expect(dialog.queryByRole('textbox', { name: rioja })).toBeNull();
    await expect(dialog.getByRole('status')).toHaveTextContent(
      'Bodegas Quintera Rioja Reserva 2018 is swapped for Ktima Avlonari Assyrtiko 2024.',
    );
    await expect(sums(canvasElement)[1]).toBe('Extra to pay£48.98');
    await expect(
      dialog.getByRole('button', {
        name: /^Choose this wine instead of Ktima Avlonari .*: Bodegas Quintera Rioja Reserva 2018$/,
      }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: add }));
    await expect(args.onAccept).toHaveBeenCalledWith({
      items: [{ offer: { type: 'FILL_THE_CASE', rule: 'upsellonly', itemCode: '0908089' }, quantity: 2 }],
    });
  },
});
/** Each place has its own list: the wine in the second place is swapped there, with its quantity, and no other is. */
export const SecondWineSwapped = meta.story({
  parameters: { rules: ['UPSL-074'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: rioja }), '{Backspace}1');
    await userEvent.type(dialog.getByRole('textbox', { name: shiraz }), '{Backspace}3');
    await userEvent.click(dialog.getByText('Swap Windmill Corner Barossa Shiraz 2023'));
    await userEvent.click(
      dialog.getByRole('button', { name: /^Choose this wine instead of Windmill Corner .*: Ktima Avlonari/ }),
    );
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Quantity of Ktima Avlonari Assyrtiko 2024' })).toHaveFocus(),
    );
    await expect(quantities(dialog)).toEqual(['1', '3', '0']);
    await userEvent.click(dialog.getByRole('button', { name: add }));
    const offer = { type: 'FILL_THE_CASE', rule: 'upsellonly' };
    await expect(args.onAccept).toHaveBeenCalledWith({
      items: [
        { offer: { ...offer, itemCode: '0651883' }, quantity: 1 },
        { offer: { ...offer, itemCode: '0908089' }, quantity: 3 },
      ],
    });
  },
});
export const NothingToSwapFor = meta.story({
  args: { wines: from((world) => offeredWines(world).slice(0, 2)) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(canvas);
    await userEvent.click(dialog.getByText('Swap Bodegas Quintera Rioja Reserva 2018'));
    await expect(dialog.getAllByText('Every wine we can add is already listed here.')[0]).toBeVisible();
  },
});
export const Accepting = meta.story({
  args: { action: busy },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas);
    await expect(dialog.getByRole('button', { name: 'Adding to your order...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'No, thank you' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
export const Failed = meta.story({
  args: { action: failed('That offer has ended.') },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas);
    await expect(dialog.getByRole('alert')).toHaveTextContent('That offer has ended.');
    await userEvent.click(dialog.getByRole('button', { name: 'No, thank you' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const Points = meta.story({
  args: { total: 22259 },
  globals: { brand: 'hsb' },
  parameters: { rules: ['UPSL-075', 'UPSL-076'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvas);
    await userEvent.click(dialog.getAllByRole('button', { name: /^One more\b/ })[0]!);
    await expect(sums(canvasElement)).toEqual([
      'Your order so far22,259 pts',
      'Extra to pay1,299 pts',
      'Your order with these bottles23,558 pts',
    ]);
  },
});
