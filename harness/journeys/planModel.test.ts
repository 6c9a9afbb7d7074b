import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dayMs } from '../../mocks/fixtures/days.js';
import { isLong } from './longRuns.js';
import { recordingOf } from './panel.js';
import { openShop } from './shopper.js';

/** A day ahead of any browser's clock, so that a skipped case is still in the future whenever this runs. */
const today = '2036-01-08';
const plan = '/account/wine-plans/WP1501';
const weekMs = 7 * dayMs;
const later = (day: string, weeks: number) => new Date(Date.parse(day) + weeks * weekMs).toISOString().slice(0, 10);
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const seasonal = 'The Seasonal Plan: Mixed Case';
/** The cases a plan can change to, with the number of bottles in each. */
const kinds: Readonly<Record<string, number>> = {
  [seasonal]: 12,
  'The Seasonal Plan: All Reds': 12,
  'The Seasonal Plan: All Whites': 12,
  'The Fizz Plan: Six Sparklers': 6,
};

interface ModelCase {
  readonly day: string;
  readonly name: string;
  readonly bottles: number;
  readonly isSkipped: boolean;
}

/** The model of a plan, based on the requirements and independent of the code. */
interface Model {
  name: string;
  weeks: number;
  cases: readonly ModelCase[];
}

const due = ({ cases }: Model) => cases.filter(({ isSkipped }) => !isSkipped);
const byDay = (one: ModelCase, other: ModelCase) => (one.day < other.day ? -1 : 1);
/** Checks whether cases can be skipped: a case can be changed until seven days before its day, and none can be skipped
 * while the next one cannot be changed. */
const isOpen = (model: Model) => (due(model)[0]?.day ?? '') >= later(today, 1);

/** Plans cases until there are four. Each new case comes after all others, including skipped ones. */
function planAhead(model: Model): void {
  while (due(model).length < 4) {
    const day = later(model.cases.at(-1)?.day ?? today, model.weeks);
    const added = { day, name: model.name, bottles: kinds[model.name] ?? 0, isSkipped: false };
    model.cases = [...model.cases, added].sort(byDay);
  }
}

function changeNext(model: Model, change: Partial<ModelCase>): void {
  const [next] = due(model);
  model.cases = model.cases.map((one) => (one === next ? { ...one, ...change } : one)).sort(byDay);
}

/** Changes the case or frequency of the whole plan. Chosen wines are dropped with the case they were chosen for. */
function changePlan(model: Model, name: string, weeks: number): void {
  const taken = new Set(model.cases.flatMap(({ day, isSkipped }) => (isSkipped ? day : [])));
  let last: string | undefined;
  const move = (day: string) => {
    if (last === undefined || weeks === model.weeks) return day;
    let newDate = later(last, weeks);
    while (taken.has(newDate)) newDate = later(newDate, weeks);
    return newDate;
  };
  model.cases = model.cases
    .map((one) => {
      if (one.isSkipped) return one;
      const day = move(one.day);
      last = day;
      return { ...one, day, ...(one.name !== name && { name, bottles: kinds[name] ?? 0 }) };
    })
    .sort(byDay);
  Object.assign(model, { name, weeks });
}

/** The call succeeds, fails before the shop processes it, or loses its response afterwards. */
const fault = fc.constantFrom('', '', '500', '500@after');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('skip' as const), at: fc.nat(3), fault }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('bringBack' as const), fault }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), at: fc.nat(20), fault }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('addBottle' as const), fault }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      name: fc.constantFrom(...Object.keys(kinds)),
      weeks: fc.constantFrom(4, 8, 12),
      fault,
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;
const lengths = { minLength: 6, maxLength: 10, size: 'max' } as const;

const writes: Readonly<Record<Step['do'], string>> = {
  skip: 'skipWinePlanDelivery',
  bringBack: 'reinstateWinePlan',
  move: 'updateWinePlanDelivery',
  addBottle: 'saveWinePlanNextCase',
  change: 'updateWinePlan',
};

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true });
const radio = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('radio', { name, exact: true });

/** Expects the calendar to match the model: day, case, contents and actions. */
async function hasCalendar(page: Page, model: Model): Promise<void> {
  const expected = model.cases.map(({ day, name, bottles, isSkipped }) => [
    `${inWords(day)}: ${name}`,
    `${bottles} bottles`,
    isSkipped ? 'Bring back' : isOpen(model) ? 'Skip' : 'nothing',
  ]);
  const rows = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByText('Next case', { exact: true }) });
  await expect
    .poll(() =>
      rows
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item) => [
            item.querySelector('h3')?.textContent,
            /\d+ bottles/.exec(item.textContent ?? '')?.[0],
            item.querySelector('button')?.textContent ?? 'nothing',
          ]),
        ),
    )
    .toEqual(expected);
}

/** Clicks a button, handles the fault, and clicks again if the shop has not processed the call. */
async function press(
  page: Page,
  fault: Step['fault'],
  control: ReturnType<typeof button>,
  isDone: () => Promise<void>,
) {
  await control.click();
  if (fault === '500') {
    await page.getByRole('alert').waitFor();
    await control.click();
  }
  await isDone();
}

async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Takes a step on the screen and in the model, or does nothing if the page does not offer it. */
async function take(page: Page, model: Model, one: Step): Promise<void> {
  const open = (path: string) =>
    page.goto(`${plan}${path}?fault=${one.fault ? `${writes[one.do]}:${one.fault}*1` : ''}`);
  const inDialog = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  switch (one.do) {
    case 'skip': {
      const skipped = due(model)[one.at];
      if (!skipped || !isOpen(model)) return;
      await open('');
      await page.getByRole('button', { name: `Skip the case of ${inWords(skipped.day)}`, exact: true }).click();
      await press(page, one.fault, inDialog('Skip this case'), () =>
        page.getByRole('dialog', { name: 'Case skipped' }).waitFor(),
      );
      await closeDialog(page);
      model.cases = model.cases.map((other) => (other === skipped ? { ...other, isSkipped: true } : other));
      planAhead(model);
      return hasCalendar(page, model);
    }
    case 'bringBack': {
      const skipped = model.cases.find(({ isSkipped }) => isSkipped);
      if (!skipped) return;
      await open('');
      await page.getByRole('button', { name: `Bring back the case of ${inWords(skipped.day)}`, exact: true }).click();
      await press(page, one.fault, inDialog(/^Bring (it back|back \d cases)$/), () =>
        page.getByRole('dialog', { name: 'Brought back' }).waitFor(),
      );
      await closeDialog(page);
      model.cases = model.cases.map((other) => ({ ...other, isSkipped: false }));
      return hasCalendar(page, model);
    }
    case 'move': {
      if (!isOpen(model)) return;
      await open('/delivery');
      const days = page.locator('[name="nextDeliveryDate"]');
      await days.or(page.getByText('no other day')).first().waitFor();
      const offered = await days.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
      const others = offered.filter((day) => day !== due(model)[0]?.day);
      const day = others[one.at % others.length];
      if (!day) return;
      await page.locator(`[name="nextDeliveryDate"][value="${day}"]`).click();
      await press(page, one.fault, button(page, 'Save delivery'), () => saved(page, one, /^Saved\. Your next case/));
      return changeNext(model, { day });
    }
    case 'addBottle': {
      const [next] = due(model);
      if (!next || !isOpen(model)) return;
      await open('/next-case');
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^One more\b/ })
        .click();
      await page
        .getByRole('row', { name: /^Bottles/ })
        .getByRole('cell', { name: String(next.bottles + 1), exact: true })
        .waitFor();
      await press(page, one.fault, button(page, 'Save the case'), () => saved(page, one, /^This is what arrives on /));
      return changeNext(model, { bottles: next.bottles + 1 });
    }
    case 'change': {
      if (!isOpen(model)) return;
      const { name, weeks } = one;
      if (name === model.name && weeks === model.weeks) return;
      await open('/change');
      await radio(page, 'The whole plan').click();
      await radio(page, name).click();
      await radio(page, `Every ${weeks} weeks`).click();
      await press(page, one.fault, button(page, 'Change the whole plan'), () =>
        saved(page, one, /^Saved\. Your wine plan/),
      );
      return changePlan(model, name, weeks);
    }
  }
}

/** Waits for the message after a save. A save whose response is lost looks like a failed one, so the page reports a
 * failure and shows the shop's state. */
const saved = (page: Page, { fault }: Step, words: RegExp) =>
  fault === '500@after' ? page.getByRole('alert').waitFor() : page.getByRole('main').getByText(words).first().waitFor();

const shops = ['law', 'hsb', 'wpe'] as const;
const drawn = fc.sample(fc.tuple(fc.constantFrom(...shops), fc.array(step, lengths)), {
  numRuns: isLong ? 50 : 1,
  ...(!isLong && { seed: 2026 }),
});
const cases = drawn.map(([brand, steps], place) => ({ brand, steps, place }));

test.each(cases)(
  'at $brand the screen shows a plan as it was changed there, whichever calls fail: $place',
  async (one) => {
    const { brand, steps } = one;
    const shopper = await openShop({
      brand,
      path: plan,
      query: { login: 'hard', persona: 'plan-active', clock: today },
    });
    shopper.allowNoise(/^console error: ApiError|^500 for|status of 500/);
    const days = ['2036-01-28', '2036-04-21', '2036-07-14', '2036-10-06'];
    const model: Model = {
      name: seasonal,
      weeks: 12,
      cases: days.map((day) => ({ day, name: seasonal, bottles: 12, isSkipped: false })),
    };
    await hasCalendar(shopper.page, model);
    for (const [at, taken] of steps.entries()) {
      try {
        await take(shopper.page, model, taken);
        await shopper.page.goto(`${plan}?fault=`);
        await hasCalendar(shopper.page, model);
      } catch (error) {
        const message = `At ${at} of ${JSON.stringify(steps)}: ${error instanceof Error ? error.message : error}`;
        throw new Error(`${message}\nReplay this in the panel:\n${await recordingOf(shopper.page)}`, { cause: error });
      }
    }
  },
);
