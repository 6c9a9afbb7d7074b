import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { addressesAt } from '../../mocks/fixtures/addresses.js';
import { shopPostcodes } from '../../mocks/fixtures/shops.js';
import { PostcodeLookup } from '../../src/blocks/PostcodeLookup.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: PostcodeLookup,
  args: { label: 'Postcode', field: { defaultValue: 'RG1 4AA' }, onLookUp: fn(), onChoose: fn() },
  decorators: [framed(520)],
});

/** The field and its button before the look-up, as each address form begins. */
export const Idle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find address' }));
    await expect(args.onLookUp).toHaveBeenCalledOnce();
  },
});

/** The addresses that were found; choosing one fills in the form. */
export const List = meta.story({
  args: { found: from(({ site }) => ready(addressesAt(shopPostcodes[site.country][0]!, site.country))) },
  parameters: { rules: ['CHKT-011'] },
  play: async ({ args, canvas, userEvent }) => {
    const data = args.found?.status === 'ready' ? args.found.data : [];
    const choice = canvas.getByLabelText('Choose your address');
    await expect(choice.querySelectorAll('option')).toHaveLength(data.length + 1);
    await userEvent.selectOptions(choice, '1');
    await expect(args.onChoose).toHaveBeenCalledWith({ address: data[1] });
    await expect(canvas.getByRole('status')).toHaveTextContent(`${data.length} addresses`);
  },
});

/** The look-up fails: the long message offers two ways on, and the postcode stays in the field. */
export const Failed = meta.story({
  args: { found: loadFailed('We could not look up your postcode. Please type your address in below, or try again.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Postcode')).toHaveValue('RG1 4AA');
    await userEvent.click(canvas.getByRole('button', { name: 'Find address' }));
    await expect(args.onLookUp).toHaveBeenCalledOnce();
  },
});
export const Enter = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const sent = fn();
    canvasElement.addEventListener('submit', sent);
    await userEvent.type(canvas.getByLabelText('Postcode'), '{Enter}');
    await expect(args.onLookUp).toHaveBeenCalledOnce();
    await expect(sent).not.toHaveBeenCalled();
  },
  decorators: [
    (Story) => (
      <form className="wsk-Text">
        <Story />
      </form>
    ),
  ],
});

export const LookingUp = meta.story({
  args: { found: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Finding...' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const None = meta.story({
  args: { found: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We found no address for this postcode.');
    await expect(canvas.queryByLabelText('Choose your address')).toBeNull();
  },
});
export const Narrow = meta.story({ decorators: [framed(288)] });
