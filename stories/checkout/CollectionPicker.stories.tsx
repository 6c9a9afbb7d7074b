import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle, loadFailed, loading, ready } from '../../src/model/load.js';
import { placeOfLocation, placeOfShop } from '../../src/rules/checkout/collection.js';
import { CollectionPicker, type CollectionSearch } from '../../src/screens/checkout/CollectionPicker.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { expectMistakes } from '../storyChecks.js';
import type { StoryWorld } from '../world.js';

const search: CollectionSearch = { kind: 'shop', postcode: 'RG1 4AA' };
const nobody = { placeId: '', firstName: '', lastName: '', phone: '' };
const tom = { firstName: 'Tom', lastName: 'Ashby', phone: '01632 960123' };

const meta = preview.meta({
  component: CollectionPicker,
  args: { search, start: nobody, action: idle, onSearch: fn(), onSubmit: fn() },
  globals: { brand: 'avy' },
  decorators: [framed(720)],
});

const found = ({ answer }: StoryWorld, type: 'shop' | 'locker' = 'shop') =>
  answer('listCollectionLocations', { query: { postcode: 'RG1 4AA', type } }).map(placeOfLocation);
const near = from((world) => ready(found(world)));

export const Empty = meta.story({
  args: { search: { kind: 'shop', postcode: '' } },
  parameters: { rules: ['CHKT-032'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Enter a postcode to see the nearest places.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Find places' }));
    await expect(canvas.getByLabelText('Postcode')).toHaveAccessibleDescription('Please enter your postcode');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Collect from'), 'A parcel locker');
    await userEvent.type(canvas.getByLabelText('Postcode'), 'rg14aa{Enter}');
    await expect(args.onSearch.mock.calls).toEqual([[{ kind: 'locker', postcode: 'RG1 4AA' }]]);
  },
});
export const Loading = meta.story({
  args: { places: loading },
  parameters: { rules: ['CHKT-032'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Finding...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});
export const List = meta.story({
  args: { places: near },
  parameters: { rules: ['CHKT-032'] },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(first!).toHaveAccessibleDescription(/RG1 4AA.*0\.4 miles away.*Monday to Saturday, 9 to 7/);
    await userEvent.click(canvas.getByRole('button', { name: 'Collect from here' }));
    await expectMistakes(
      canvas,
      'Please choose a place',
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your telephone number',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(second!);
    await userEvent.type(canvas.getByLabelText('First name'), 'Tom');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Ashby');
    await userEvent.type(canvas.getByLabelText('Telephone'), '01632 960123{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      place: expect.objectContaining({ name: 'The Wine Shop, Bristol', openingTimes: 'Monday to Saturday, 9 to 7' }),
      person: { firstName: 'Tom', lastName: 'Ashby', phone: '01632 960123' },
    });
  },
});
/** None of the places is selected, so Tab skips them and moves on to the button. */
export const TabbedThrough = meta.story({
  args: { places: near, start: { ...nobody, ...tom } },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Collect from here' });
    const [first] = canvas.getAllByRole('radio');
    canvas.getByRole('button', { name: 'Find places' }).focus();
    await userEvent.tab();
    await expect(first!).toHaveFocus();
    while (document.activeElement !== save) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const group = canvas.getByRole('radiogroup', { name: 'Choose where to collect' });
    await waitFor(() => expect(group).toBeInvalid());
    await expect(group).toHaveAccessibleDescription('Please choose a place');
    await waitFor(() => expect(first!).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(group).toBeValid());
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledWith({ place: expect.objectContaining({ miles: 0.4 }), person: tom });
  },
});
/** A kind that is not in the list, such as one from an old draft: nothing is selected, and the field shows a general
 * message. */
export const UnknownKind = meta.story({
  args: { search: { ...search, kind: 'castle' as CollectionSearch['kind'] } },
  play: async ({ args, canvas, userEvent }) => {
    const kind = canvas.getByLabelText('Collect from');
    await userEvent.click(canvas.getByRole('button', { name: 'Find places' }));
    await waitFor(() => expect(kind).toBeInvalid());
    await expect(kind).toHaveAccessibleDescription('Please check this field');
    await waitFor(() => expect(kind).toHaveFocus());
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.selectOptions(kind, 'A parcel locker');
    await waitFor(() => expect(kind).toBeValid());
  },
});
/** The shop's own stores, from the store search. */
export const OwnShops = meta.story({
  args: {
    search: { kind: 'own', postcode: 'RG1 4AA' },
    places: from(({ answer }) =>
      ready(answer('findShopAddresses', { params: { postcode: 'RG1 4AA' } }).map(placeOfShop)),
    ),
    start: { ...nobody, ...tom },
  },
  parameters: { rules: ['CHKT-012', 'CHKT-013'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^The Wine Shop, Bristol/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Collect from here' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      place: expect.objectContaining({ placeId: 'shop-2' }),
      person: tom,
    });
  },
});
export const NoneNear = meta.story({
  args: { search: { kind: 'shop', postcode: 'ZZ99 9ZZ' }, places: ready([]) },
  parameters: { rules: ['CHKT-032'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('There are no collection points near ZZ99 9ZZ.');
    await expect(
      canvas.getByText('Try another postcode or another kind of place, or have your order delivered.'),
    ).toBeVisible();
  },
});
export const Chosen = meta.story({
  args: {
    places: near,
    start: from((world) => ({ ...tom, placeId: found(world)[1]?.placeId ?? '' })),
  },
  parameters: { rules: ['CHKT-032'] },
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole<HTMLInputElement>('radio');
    await expect(places.map(({ checked }) => checked)).toEqual([false, true, false]);
    await expect(canvas.getByLabelText('First name')).toHaveValue('Tom');
    await expect(canvas.getByText('Who collects it?')).toBeVisible();
    await expect(canvas.getByText('We will hand the order to this person.')).toBeVisible();
    await expect(canvas.getByText('If there is a question about your order')).toBeVisible();
  },
});
export const Saving = meta.story({
  args: { places: near, start: { ...nobody, ...tom }, action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving...')).toBeVisible();
  },
});
export const Refused = meta.story({
  args: { places: near, start: { ...nobody, ...tom }, action: failed('This shop is full today.') },
  parameters: { rules: ['CHKT-102'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This shop is full today.');
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Ashby');
  },
});
export const Failed = meta.story({
  args: { places: loadFailed('Network request failed') },
  parameters: { rules: ['CHKT-032'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not search for collection points.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSearch.mock.calls).toEqual([[{ kind: 'shop', postcode: 'RG1 4AA' }]]);
    await expect(canvas.getByText(/Network request failed/)).toBeVisible();
  },
});
export const UnitedStates = meta.story({
  args: { search: { kind: 'shop', postcode: '' } },
  globals: { brand: 'vir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('ZIP code')).toBeVisible();
    await expect(canvas.getByLabelText('Pick up from')).toHaveTextContent('A store near you');
  },
});
export const Narrow = meta.story({ args: { places: near }, decorators: [framed(288)] });
