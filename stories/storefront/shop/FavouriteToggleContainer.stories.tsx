import { expect, waitFor, type within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { notable } from '../../../mocks/fixtures/catalogue/notable.js';
import type { ApiError } from '../../../src/model/error.js';
import { FavouriteToggleContainer } from '../../../src/storefront/shop/FavouriteToggleContainer.js';
import { from } from '../../from.js';
import { answerInstead, callsFromHere, storyCalls } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: FavouriteToggleContainer,
  decorators: [withStorefront],
  args: { product: from((world) => ({ ...world.product('wine'), name: 'Cabalié 2023' })) },
});

type Canvas = ReturnType<typeof within>;
const add = 'Add Cabalié 2023 to your favourites';
const remove = 'Remove Cabalié 2023 from your favourites';
const heart = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });
const settled = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'));

/** Returns the favourites as stored in the backend, whatever the page shows. */
async function kept(): Promise<string[]> {
  const answer = await (await fetch('/api/user/favourites/list')).json();
  return answer.response.userItems.map((item: { product: { itemCode: string } }) => item.product.itemCode);
}

export const Visitor = meta.story({
  parameters: { rules: ['IDENT-015', 'PROD-099'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Sign in/ });
    const button = await heart(canvas, add);
    const calls = await callsFromHere();
    await userEvent.click(button);
    await waitFor(() => expect(host.navigate).toHaveBeenCalledOnce());
    const [address] = host.navigate.mock.calls[0] as [string];
    const { pathname, search } = window.location;
    await expect(address).toBe(
      `/jsp/registration/common/account_login.jsp?${new URLSearchParams({ returnTo: pathname + search })}`,
    );
    // Carried out after signing in.
    await expect(JSON.parse(sessionStorage.getItem('wsk-draft-favourite')!)).toMatchObject({ itemCode: notable.wine });
    await expect(await heart(canvas, add)).toBeVisible();
    await calls.settle();
    await expect(calls.writes).toEqual([]);
  },
});

/** The button is pressed while it is not known yet whether the shopper is a customer. */
export const VisitorPressingEarly = meta.story({
  parameters: { mock: { fault: 'getProfileDetails:slow-1000*1' }, rules: ['IDENT-015', 'PROD-099'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await heart(canvas, add));
    await waitFor(() => expect(host.navigate).toHaveBeenCalledOnce());
    await expect(host.navigate).toHaveBeenCalledWith(
      expect.stringMatching(/^\/jsp\/registration\/common\/account_login\.jsp\?returnTo=/),
    );
    await storyCalls.settle();
    await expect(host.navigate).toHaveBeenCalledOnce();
    await expect(await heart(canvas, add)).toBeVisible();
  },
});

const wishOf = (itemCode: string, login: string) => () =>
  sessionStorage.setItem('wsk-draft-favourite', JSON.stringify({ itemCode, login, lastChange: '' }));
/** What a visitor wanted is done once the customer has signed in, and only once. */
export const WishCarriedOut = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['IDENT-015'], mock: { persona: 'new' } },
  beforeEach: wishOf(notable.wine, 'visitor'),
  play: async ({ args, canvas }) => {
    await settled(canvas, remove);
    await expect(canvas.queryByRole('button', { name: add })).toBeNull();
    await expect(await kept()).toEqual([args.product.itemCode]);
    await expect(sessionStorage.getItem('wsk-draft-favourite')).toBeNull();
  },
});
/** The wish is for another wine. */
export const WishForAnother = WishCarriedOut.extend({
  parameters: { rules: [] },
  beforeEach: wishOf(notable.reducedWine, 'visitor'),
  play: async ({ canvas }) => {
    await settled(canvas, add);
    await storyCalls.settle();
    await expect(await kept()).toEqual([]);
  },
});

/** The product was a favourite when it was fetched, and is no longer in the list. */
export const RecognisedCustomer = meta.story({
  args: { product: from((world) => ({ ...world.product('wine'), name: 'Cabalié 2023', favourited: true })) },
  globals: { login: 'soft' },
  parameters: { rules: ['IDENT-016', 'PROD-099', 'PROD-100', 'PROD-103'], mock: { persona: 'new' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await heart(canvas, add));
    await settled(canvas, remove);
    await expect(canvas.queryByRole('button', { name: add })).toBeNull();
    await expect(await kept()).toEqual([args.product.itemCode]);
    await userEvent.click(await heart(canvas, remove));
    await settled(canvas, add);
    await expect(canvas.queryByRole('button', { name: remove })).toBeNull();
    await expect(await kept()).toEqual([]);
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

export const SignedIn = RecognisedCustomer.extend({
  args: { product: from((world) => ({ ...world.product('wine'), name: 'Cabalié 2023' })) },
  globals: { login: 'hard' },
  parameters: { rules: ['IDENT-021', 'PROD-099', 'PROD-100'] },
});

/** The button is pressed while the customer is still being fetched: it keeps its new state until the list has loaded. */
export const PressedEarly = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { persona: 'new', fault: 'getProfileDetails:slow-1000*1' }, rules: ['PROD-099', 'PROD-100'] },
  play: async ({ args, canvas, userEvent }) => {
    const pressed = await heart(canvas, add);
    await userEvent.click(pressed);
    await heart(canvas, remove);
    const names: (string | null)[] = [];
    const watched = new MutationObserver(() => names.push(pressed.getAttribute('aria-label')));
    watched.observe(pressed, { attributeFilter: ['aria-label'] });
    await canvas.findByRole('button', { name: 'Not you?' });
    await settled(canvas, remove);
    watched.disconnect();
    await expect(names).toEqual([]);
    await expect(await kept()).toEqual([args.product.itemCode]);
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

/** A list that was being fetched when the button was pressed is out of date, and is ignored. */
export const PressedBeforeTheListIsThere = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { persona: 'new', fault: 'listFavourites:slow-1500*1' } },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Not you?' });
    await userEvent.click(await heart(canvas, add));
    await settled(canvas, remove);
    await expect(canvas.queryByRole('button', { name: add })).toBeNull();
    await expect(await kept()).toEqual([args.product.itemCode]);
  },
});

/** The button changes immediately, while the call is still in progress. */
export const Working = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { persona: 'new', fault: 'addFavourite:slow-60000' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await heart(canvas, add));
    await expect(await heart(canvas, remove)).toHaveAttribute('aria-disabled', 'true');
  },
});

const failsOnceThenWorks =
  (message: string | RegExp) =>
  async ({ canvas, userEvent }: { canvas: Canvas; userEvent: { click: (element: Element) => Promise<void> } }) => {
    await userEvent.click(await heart(canvas, add));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(await heart(canvas, add));
    await settled(canvas, remove);
    await expect(canvas.queryByRole('alert')).toBeNull();
  };

const failing = (fault: string, message: string | RegExp) =>
  ({
    globals: { login: 'soft' },
    parameters: { mock: { persona: 'new', fault } },
    play: failsOnceThenWorks(message),
  }) as const;

export const FailedOnce = meta.story(failing('addFavourite:500*1', /Something went wrong on our side/));
export const OfflineOnce = meta.story(failing('addFavourite:offline*1', /Network request failed/));
export const TimedOutOnce = meta.story(failing('addFavourite:timeout*1', /Network request timed out/));

export const RemovalFailedOnce = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { persona: 'new', fault: 'deleteFavourite:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await heart(canvas, add));
    await settled(canvas, remove);
    await userEvent.click(await heart(canvas, remove));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Something went wrong on our side/);
    await userEvent.click(await heart(canvas, remove));
    await settled(canvas, add);
  },
});

/** The list cannot be fetched: the button shows the product's own value, or the last change made with it. */
export const WithoutList = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { persona: 'new', fault: 'listFavourites:500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await heart(canvas, add));
    await settled(canvas, remove);
  },
});

/** Until the list has loaded, the product's own value stands. */
export const KnownFromTheProduct = meta.story({
  args: { product: { itemCode: '0651883', name: 'Cabalié 2023', favourited: true } },
  globals: { login: 'soft' },
  parameters: { mock: { persona: 'new', fault: 'listFavourites:slow-60000' }, rules: ['PROD-038'] },
  play: async ({ canvas }) => {
    await expect(await heart(canvas, remove)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: add })).toBeNull();
  },
});

/** Without the list, the product's own value stands. */
export const KnownWithoutTheList = KnownFromTheProduct.extend({
  parameters: { mock: { persona: 'new', fault: 'listFavourites:500' }, rules: ['PROD-038'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Not you?' });
    await waitFor(() =>
      expect(host.log.mock.calls.map(([error]) => (error as ApiError).operationId)).toContain('listFavourites'),
    );
    await storyCalls.settle();
    await expect(canvas.getByRole('button', { name: remove })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: add })).toBeNull();
  },
});

/** Each product has a control of its own: a favourite among them changes nothing about the others. */
export const TwoWines = meta.story({
  render: (args) => (
    <>
      <FavouriteToggleContainer {...args} />
      <FavouriteToggleContainer product={{ itemCode: notable.reducedWine, name: 'Old Vine' }} />
    </>
  ),
  globals: { login: 'soft' },
  parameters: { mock: { persona: 'new' }, rules: ['PROD-100', 'PROD-103'] },
  play: async ({ canvas, userEvent }) => {
    const calls = await callsFromHere();
    await userEvent.click(await heart(canvas, add));
    await settled(canvas, remove);
    await expect(canvas.getByRole('button', { name: 'Add Old Vine to your favourites' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Old Vine to your favourites' }));
    await settled(canvas, 'Remove Old Vine from your favourites');
    await userEvent.click(canvas.getByRole('button', { name: remove }));
    await settled(canvas, add);
    await expect(canvas.getByRole('button', { name: 'Remove Old Vine from your favourites' })).toBeVisible();
    await expect(await kept()).toEqual([notable.reducedWine]);
    await expect(calls.writes).toEqual([
      ['PUT', '/api/user/favourites/0651883'],
      ['PUT', `/api/user/favourites/${notable.reducedWine}`],
      ['PUT', '/api/user/favourites/delete/0651883'],
    ]);
  },
});

/** A change that is still being made is one of its own product. */
export const TwoWinesWhileWorking = TwoWines.extend({
  parameters: { mock: { fault: 'addFavourite:slow-60000' }, rules: ['PROD-100'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Not you?' });
    await storyCalls.settle();
    await userEvent.click(await heart(canvas, add));
    await expect(await heart(canvas, remove)).toHaveAttribute('aria-disabled', 'true');
    const other = canvas.getByRole('button', { name: 'Add Old Vine to your favourites' });
    await expect(other).not.toHaveAttribute('aria-disabled');
  },
});

/** The session has ended since the page was loaded. */
export const SessionOver = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { persona: 'new', fault: 'addFavourite:401*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await heart(canvas, add));
    await waitFor(() =>
      expect(host.navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/jsp\/registration\/common\/account_login/)),
    );
  },
});

/** Waits until a call with a status, but without data or a message, has been logged. */
async function loggedWithoutAWord(operationId: string, status: number): Promise<void> {
  await waitFor(() =>
    expect(host.track).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'Errors', operationId, kind: 'status', status }),
    ),
  );
  await expect(host.log.mock.calls.map(([error]) => (error as ApiError).operationId)).toContain(operationId);
}
const additionFailsWithoutAWord =
  (status: number) =>
  async ({ canvas, userEvent }: { canvas: Canvas; userEvent: { click: (element: Element) => Promise<void> } }) => {
    await userEvent.click(await heart(canvas, add));
    await loggedWithoutAWord('addFavourite', status);
    await settled(canvas, add);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('button', { name: remove })).toBeNull();
  };
/** The response has a status, but neither data nor a message: it is logged, and the button reverts. */
export const FailedWithoutAWord = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { persona: 'new' }, rules: ['PROD-104', 'ANLY-046'] },
  beforeEach: () => answerInstead('addFavourite', { statusCode: 7 }),
  play: additionFailsWithoutAWord(7),
});
export const FailedWithoutAWordBelowZero = FailedWithoutAWord.extend({
  beforeEach: () => answerInstead('addFavourite', { statusCode: -1 }),
  play: additionFailsWithoutAWord(-1),
});
export const FailedWithoutAWordByOne = FailedWithoutAWord.extend({
  beforeEach: () => answerInstead('addFavourite', { statusCode: 1 }),
  play: additionFailsWithoutAWord(1),
});
export const RemovalFailedWithoutAWord = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { persona: 'new' }, rules: ['PROD-104'] },
  beforeEach: () => answerInstead('deleteFavourite', { statusCode: 7 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await heart(canvas, add));
    await settled(canvas, remove);
    await userEvent.click(await heart(canvas, remove));
    await loggedWithoutAWord('deleteFavourite', 7);
    await settled(canvas, remove);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
export const ListFailedWithoutAWord = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { persona: 'new' }, rules: ['PROD-104'] },
  beforeEach: () => answerInstead('listFavourites', { statusCode: 7 }),
  play: async ({ canvas }) => {
    await loggedWithoutAWord('listFavourites', 7);
    await expect(await heart(canvas, add)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
/** Any status other than 0 is a failure, also one below it. */
export const FailedBelowZero = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { persona: 'new' }, rules: ['ANLY-046'] },
  beforeEach: () => answerInstead('addFavourite', { statusCode: -1, response: {} }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await heart(canvas, add));
    await waitFor(() =>
      expect(host.track).toHaveBeenCalledWith(
        expect.objectContaining({ event: 'Errors', operationId: 'addFavourite', kind: 'status', status: -1 }),
      ),
    );
    await settled(canvas, add);
  },
});
