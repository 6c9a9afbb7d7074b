import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere, holdAnswer, storyCalls } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

/** The shop's message in a refusal. */
const refusal = 'Something in the request was not accepted.';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/wine-plans/WP1501/next-case' },
  globals: { login: 'hard', persona: 'plan-active' },
  beforeEach: () => sessionStorage.clear(),
});

const at = '/api/user/subscriptions/wineplan/WP1501/nextcase/WP1501-5';
const rioja = 'Monte Urraca Rioja Crianza 2021';
const verdejo = 'Cuatro Grullas Verdejo 2024';

type Canvas = ReturnType<typeof within>;
const row = async (canvas: Canvas, name: string) => within(await canvas.findByRole('article', { name }));
const bottles = (canvas: Canvas) => within(canvas.getByRole('row', { name: /^Bottles/ })).getAllByRole('cell')[1];

/** The next case is fetched by the ids of its plan and its order, together with its wines. */
export const Shown = meta.story({
  parameters: { rules: ['PLAN-004', 'PLAN-048'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your December case The Seasonal Plan: Mixed Case' }),
    ).toBeVisible();
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await row(canvas, rioja);
    await expect(storyCalls.all).toContainEqual(['GET', at]);
  },
});
export const WineAdded = meta.story({
  parameters: { rules: ['PLAN-049', 'PLAN-055'] },
  play: async ({ canvas, userEvent }) => {
    await row(canvas, rioja);
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a wine' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add a wine' }));
    await dialog.findByText('344 wines');
    await userEvent.click(dialog.getByRole('button', { name: 'Red' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'Portugal');
    await waitFor(() =>
      expect(calls.all.map(([, address]) => address).filter((address) => address.includes('flexiwines'))).toEqual([
        '/api/search/product/flexiwines/all',
        '/api/search/product/flexiwines/red',
        '/api/search/product/flexiwines/red/portugal',
      ]),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Add Monte do Sobral Alentejo Tinto 2022' }));
    await waitFor(() => expect(bottles(canvas)).toHaveTextContent('13'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await row(canvas, 'Monte do Sobral Alentejo Tinto 2022');
    await expect(calls.writes).toEqual([['PUT', `${at}/0242950/1`]]);
    await userEvent.click(canvas.getByRole('button', { name: /^Undo adding / }));
    await waitFor(() => expect(bottles(canvas)).toHaveTextContent('12'));
    await expect(calls.writes.slice(1)).toEqual([['DELETE', `${at}/0242950`]]);
  },
});
/** A wine that is in the case already is added to it. */
export const OneMoreOfAWineAdded = meta.story({
  parameters: { rules: ['PLAN-049'] },
  play: async ({ canvas, userEvent }) => {
    await row(canvas, rioja);
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a wine' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add a wine' }));
    await userEvent.click(await dialog.findByRole('button', { name: `Add ${rioja}` }));
    await waitFor(() => expect(bottles(canvas)).toHaveTextContent('13'));
    await expect(calls.writes).toEqual([['PUT', `${at}/0450181/3?method=set`]]);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByText('Changing your case...')).toBeNull());
    // A change of before does not close the list while the next wine is looked for.
    const answer = holdAnswer('setWinePlanNextCaseItem');
    await userEvent.click((await row(canvas, rioja)).getByRole('button', { name: /^One more\b/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a wine' }));
    const again = within(await canvas.findByRole('dialog', { name: 'Add a wine' }));
    answer();
    await waitFor(() => expect(bottles(canvas)).toHaveTextContent('14'));
    await userEvent.click(await again.findByRole('button', { name: 'Add Viña Orzamar Rioja Blanco 2023' }));
    await row(canvas, 'Viña Orzamar Rioja Blanco 2023');
    await expect(calls.writes.slice(1)).toEqual([
      ['PUT', `${at}/0450181/4?method=set`],
      ['PUT', `${at}/0227305/1`],
    ]);
  },
});
export const WineRemoved = meta.story({
  parameters: { rules: ['PLAN-050'] },
  play: async ({ canvas, userEvent }) => {
    const wine = await row(canvas, rioja);
    const calls = await callsFromHere();
    await userEvent.click(wine.getByRole('button', { name: `Remove ${rioja}` }));
    await canvas.findByText('2 bottles are missing');
    await expect(canvas.queryByRole('article', { name: rioja })).toBeNull();
    await expect(calls.writes).toEqual([['DELETE', `${at}/0450181`]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo removing Monte Urraca Rioja Crianza' }));
    await row(canvas, rioja);
    await expect(calls.writes[1]).toEqual(['PUT', `${at}/0450181/2`]);
    // What is put back comes with as many bottles as the plan has of it.
    await userEvent.click((await row(canvas, rioja)).getByRole('button', { name: `Remove ${rioja}` }));
    await userEvent.click(await canvas.findByRole('button', { name: `Put back ${rioja}` }));
    await row(canvas, rioja);
    await canvas.findByRole('button', { name: 'Undo adding Monte Urraca Rioja Crianza' });
    await expect(calls.writes.slice(2)).toEqual([
      ['DELETE', `${at}/0450181`],
      ['PUT', `${at}/0450181/2`],
    ]);
  },
});
/** The new wine is added before the old one is removed. */
export const WineSwapped = meta.story({
  parameters: { rules: ['PLAN-051', 'PLAN-055'] },
  play: async ({ canvas, userEvent }) => {
    const wine = await row(canvas, verdejo);
    const calls = await callsFromHere();
    await userEvent.click(wine.getByRole('button', { name: `Swap ${verdejo}` }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Swap Cuatro Grullas Verdejo' }));
    // A country alone, then a colour alone.
    await dialog.findByRole('option', { name: 'New Zealand' });
    const country = dialog.getByRole('combobox', { name: 'Country' });
    await userEvent.selectOptions(country, 'New Zealand');
    await waitFor(() =>
      expect(dialog.queryByRole('button', { name: 'Swap for Viña Orzamar Rioja Blanco 2023' })).toBeNull(),
    );
    await userEvent.selectOptions(country, 'All countries');
    await userEvent.click(await dialog.findByRole('button', { name: 'White' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Swap for Viña Orzamar Rioja Blanco 2023' }));
    await expect(calls.all.map(([, address]) => address).filter((address) => address.includes('flexiwines'))).toEqual([
      '/api/search/product/flexiwines/all',
      '/api/search/product/flexiwines/new-zealand',
      '/api/search/product/flexiwines/white',
    ]);
    const blanco = await row(canvas, 'Viña Orzamar Rioja Blanco 2023');
    await expect(blanco.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
    await waitFor(() => expect(canvas.queryByRole('article', { name: verdejo })).toBeNull());
    await expect(calls.writes).toEqual([
      ['PUT', `${at}/0227305/2`],
      ['DELETE', `${at}/0756695`],
    ]);
    await expect(bottles(canvas)).toHaveTextContent('12');
  },
});
/** All bottles of the wine become bottles of another, here of one that is in the case already. */
export const SwappedForAWineInTheCase = meta.story({
  parameters: { rules: ['PLAN-051'] },
  play: async ({ canvas, userEvent }) => {
    const wine = await row(canvas, verdejo);
    await userEvent.click(wine.getByRole('button', { name: /^One more\b/ }));
    await waitFor(() => expect(bottles(canvas)).toHaveTextContent('13'));
    const calls = await callsFromHere();
    await userEvent.click(wine.getByRole('button', { name: `Swap ${verdejo}` }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Swap Cuatro Grullas Verdejo' }));
    await dialog.findByText('344 wines');
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search these wines' }), 'Monte Urraca');
    await userEvent.click(await dialog.findByRole('button', { name: `Swap for ${rioja}` }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: verdejo })).toBeNull());
    await expect(calls.writes).toEqual([
      ['PUT', `${at}/0450181/5?method=set`],
      ['DELETE', `${at}/0756695`],
    ]);
    await expect((await row(canvas, rioja)).getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('5');
  },
});
export const AmountSet = meta.story({
  parameters: { rules: ['PLAN-052'] },
  play: async ({ canvas, userEvent }) => {
    const wine = await row(canvas, rioja);
    const calls = await callsFromHere();
    const box = wine.getByRole('textbox', { name: `Quantity of ${rioja}` });
    await userEvent.clear(box);
    await userEvent.type(box, '5{Enter}');
    await waitFor(() => expect(bottles(canvas)).toHaveTextContent('15'));
    await expect(calls.writes).toEqual([['PUT', `${at}/0450181/5?method=set`]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the new number of Monte Urraca Rioja Crianza' }));
    await waitFor(() => expect(bottles(canvas)).toHaveTextContent('12'));
    await expect(calls.writes[1]).toEqual(['PUT', `${at}/0450181/2?method=set`]);
    await userEvent.click(wine.getByRole('button', { name: /^One more\b/ }));
    await waitFor(() => expect(bottles(canvas)).toHaveTextContent('13'));
    await expect(calls.writes.slice(2)).toEqual([['PUT', `${at}/0450181/3?method=set`]]);
  },
});
export const BackToPlan = meta.story({
  parameters: { rules: ['PLAN-053'] },
  play: async ({ canvas, userEvent }) => {
    const wine = await row(canvas, rioja);
    await userEvent.click(wine.getByRole('button', { name: `Remove ${rioja}` }));
    await canvas.findByText('2 bottles are missing');
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the plan’s choice' }));
    await row(canvas, rioja);
    await canvas.findByText('Exactly what your plan sends.');
    await expect(calls.writes).toEqual([['DELETE', `${at}/reset`]]);
  },
});
/** The changes are saved for this delivery only, after the case has been fetched again. */
export const Saved = meta.story({
  parameters: { rules: ['PLAN-004', 'PLAN-054'] },
  play: async ({ canvas, userEvent }) => {
    const wine = await row(canvas, rioja);
    await userEvent.click(wine.getByRole('button', { name: /^One more\b/ }));
    await waitFor(() => expect(bottles(canvas)).toHaveTextContent('13'));
    const calls = await callsFromHere();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the case' }));
    await canvas.findByText('This is what arrives on 14 December 2026.');
    await expect(calls.all[0]).toEqual(['GET', at]);
    await expect(calls.writes).toEqual([['PUT', at, { saveOption: { nextDeliveryOnly: true } }]]);
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
  },
});
/** The case is saved once the pending change has been made. */
export const SavedDuringChange = meta.story({
  parameters: { rules: ['PLAN-054'] },
  play: async ({ canvas, userEvent }) => {
    const wine = await row(canvas, rioja);
    await userEvent.click(wine.getByRole('button', { name: /^One more\b/ }));
    await waitFor(() => expect(bottles(canvas)).toHaveTextContent('13'));
    const calls = await callsFromHere();
    const sent = () => calls.writes.map(([, address]) => address.replace(/\d{7}/, 'CODE').split('?')[0]);
    const answer = holdAnswer('setWinePlanNextCaseItem');
    await userEvent.click(wine.getByRole('button', { name: /^One more\b/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the case' }));
    // A save that does not wait would fetch the case, and have reached the shop by now.
    for (let turn = 0; turn < 4; turn++) await fetch('/api/cart/list?validate=true');
    await expect(sent()).toEqual([`${at}/CODE/4`]);
    answer();
    await canvas.findByText('This is what arrives on 14 December 2026.');
    await expect(bottles(canvas)).toHaveTextContent('14');
    await expect(sent()).toEqual([`${at}/CODE/4`, at]);
  },
});
/** The delivery was moved in another window in the meantime: nothing is saved until the customer has seen this. */
export const DayMovedElsewhere = meta.story({
  parameters: { rules: ['PLAN-054'] },
  play: async ({ canvas, userEvent }) => {
    const wine = await row(canvas, rioja);
    await userEvent.click(wine.getByRole('button', { name: /^One more\b/ }));
    await waitFor(() => expect(bottles(canvas)).toHaveTextContent('13'));
    const body = {
      deliveryMethod: 'STD',
      deliveryTypeCode: 'HOME',
      nextDeliveryDate: '2026-12-16',
      subscriptionOrderId: 'WP1501-5',
    };
    const response = await fetch('/api/user/subscriptions/wineplan/delivery/WP1501', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await expect(response.status).toBe(200);
    const calls = await callsFromHere();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the case' }));
    await canvas.findByText('Delivery on 16 December 2026 instead of 14 December 2026');
    await calls.settle();
    await expect(calls.writes).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the case' }));
    await canvas.findByText('This is what arrives on 16 December 2026.');
    await expect(canvas.queryByText('This case was changed somewhere else')).toBeNull();
  },
});
/** The changes are saved for every case: from then on, the plan itself sends these wines. */
export const SavedForEveryCase = meta.story({
  parameters: { rules: ['PLAN-054'] },
  play: async ({ canvas, userEvent }) => {
    const wine = await row(canvas, rioja);
    await userEvent.click(wine.getByRole('button', { name: /^One more\b/ }));
    await waitFor(() => expect(bottles(canvas)).toHaveTextContent('13'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Every case from now on' }));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save for every case' }));
    await canvas.findByText('These wines come in every case from now on.');
    await expect(calls.writes).toEqual([['PUT', at, { saveOption: { changePlan: true } }]]);
    await canvas.findByText('Exactly what your plan sends.');
    await expect(within(canvas.getByRole('row', { name: /^Bottles/ })).getAllByRole('cell')[0]).toHaveTextContent('13');
  },
});
/** No change is lost, and the same button retries. */
export const SavingFailedOnce = meta.story({
  parameters: { mock: { fault: 'saveWinePlanNextCase:422*1' }, rules: ['PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    const wine = await row(canvas, rioja);
    await userEvent.click(wine.getByRole('button', { name: /^One more\b/ }));
    await waitFor(() => expect(bottles(canvas)).toHaveTextContent('13'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Every case from now on' }));
    const answer = holdAnswer('saveWinePlanNextCase');
    await userEvent.click(canvas.getByRole('button', { name: 'Save for every case' }));
    await canvas.findByRole('button', { name: 'Saving...' });
    answer();
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('alert')).toHaveTextContent(refusal));
    await expect(bottles(canvas)).toHaveTextContent('13');
    await expect(canvas.getByRole('radio', { name: 'Every case from now on' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save for every case' }));
    await canvas.findByText('These wines come in every case from now on.');
  },
});
export const ChangingFailedOnce = meta.story({
  parameters: { mock: { fault: 'setWinePlanNextCaseItem:422*1' }, rules: ['PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    const wine = await row(canvas, rioja);
    const answer = holdAnswer('setWinePlanNextCaseItem');
    await userEvent.click(wine.getByRole('button', { name: /^One more\b/ }));
    await canvas.findByText('Changing your case...');
    answer();
    await expect(await wine.findByRole('alert')).toHaveTextContent(refusal);
    await expect(wine.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('3');
    await userEvent.click(wine.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(bottles(canvas)).toHaveTextContent('13'));
  },
});
/** A failure in the list of wines is shown in the list, and the wine can be chosen again. */
export const ChoosingFailedOnce = meta.story({
  parameters: { mock: { fault: 'setWinePlanNextCaseItem:422*1' }, rules: ['PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    await row(canvas, rioja);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a wine' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add a wine' }));
    const add = await dialog.findByRole('button', { name: 'Add Viña Orzamar Rioja Blanco 2023' });
    await userEvent.click(add);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusal);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Viña Orzamar Rioja Blanco 2023' }));
    await row(canvas, 'Viña Orzamar Rioja Blanco 2023');
  },
});
/** A list that was closed after a failure is as new when it is opened again. */
export const FailureDismissed = meta.story({
  parameters: { mock: { fault: 'setWinePlanNextCaseItem:422*1' } },
  play: async ({ canvas, userEvent }) => {
    await row(canvas, rioja);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a wine' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add a wine' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add Viña Orzamar Rioja Blanco 2023' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusal);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Add a wine' }));
    const again = within(await canvas.findByRole('dialog', { name: 'Add a wine' }));
    await again.findByRole('button', { name: 'Add Viña Orzamar Rioja Blanco 2023' });
    await expect(again.queryByRole('alert')).toBeNull();
  },
});
export const RemovingFailedOnce = meta.story({
  parameters: { mock: { fault: 'removeWinePlanNextCaseItem:422*1' }, rules: ['PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    const wine = await row(canvas, rioja);
    await userEvent.click(wine.getByRole('button', { name: `Remove ${rioja}` }));
    await expect(await wine.findByRole('alert')).toHaveTextContent(refusal);
    await userEvent.click(wine.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('2 bottles are missing');
  },
});
export const ResettingFailedOnce = meta.story({
  parameters: { mock: { fault: 'resetWinePlanNextCase:422*1' }, rules: ['PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    const wine = await row(canvas, rioja);
    await userEvent.click(wine.getByRole('button', { name: `Remove ${rioja}` }));
    await canvas.findByText('2 bottles are missing');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the plan’s choice' }));
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('alert')).toHaveTextContent(refusal));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('Exactly what your plan sends.');
  },
});
/** The page works without the customer's opinions of wines. */
export const WithoutOpinions = meta.story({
  parameters: { mock: { fault: 'listRatings:500,listFavourites:500' } },
  play: async ({ canvas }) => {
    await row(canvas, rioja);
  },
});
export const WinesFailedOnce = meta.story({
  parameters: { rules: ['PLAN-055'], mock: { fault: 'listFlexiWines:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await row(canvas, rioja);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a wine' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add a wine' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await dialog.findByText('344 wines');
  },
});
export const BeingPacked = meta.story({
  args: { address: '/account/wine-plans/WP2002/next-case' },
  globals: { persona: 'heavy' },
  parameters: { rules: ['PLAN-048'] },
  play: async ({ canvas }) => {
    await canvas.findByText('This case can no longer be changed');
    await expect(canvas.queryByRole('button', { name: 'Add a wine' })).toBeNull();
  },
});
export const NoneDue = meta.story({
  args: { address: '/account/wine-plans/WP2005/next-case' },
  globals: { persona: 'heavy' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No case is on its way' });
  },
});
export const LoadingFailedOnce = meta.story({
  parameters: { rules: ['PLAN-048'], mock: { fault: 'getWinePlanNextCase:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await row(canvas, rioja);
  },
});
