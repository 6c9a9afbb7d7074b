import fc from 'fast-check';
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { hash } from '../../mocks/fixtures/seeded.js';
import { ordersPlaced } from '../journeys/checkout.js';
import { openPage } from '../journeys/everyPage.js';
import { secrets } from '../journeys/secrets.js';
import type { ShopPage } from '../journeys/shopPages.js';
import type { Shopper } from '../journeys/shopper.js';
import { type Control, chosen, controlsOf, isLink, isPressed, isTyped, leadsOn } from './controls.js';
import { answerTo, fillIn } from './fields.js';
import { brokenPromises, loadingMarks } from './pagePromises.js';
import { basketsPaid, keptSecrets, reportOf } from './report.js';

/** A step of a walk: what is done, and the salt that chooses the control it is done to. */
export interface WalkStep {
  readonly does:
    | 'press'
    | 'follow'
    | 'pressAround'
    | 'goOn'
    | 'goOnTwice'
    | 'fill'
    | 'fillAll'
    | 'tab'
    | 'escape'
    | 'back'
    | 'reload';
  readonly salt: string;
}

/** Where a walk begins: a page of a brand with its shopper, and faults. */
export interface WalkStart {
  readonly brand: string;
  readonly page: ShopPage;
  readonly fault: string;
}

const weights: Readonly<Record<WalkStep['does'], number>> = {
  press: 6,
  follow: 2,
  pressAround: 1,
  goOn: 10,
  goOnTwice: 3,
  fill: 1,
  fillAll: 4,
  tab: 1,
  escape: 1,
  back: 1,
  reload: 1,
};

const kinds = Object.entries(weights).flatMap(([does, weight]) =>
  Array.from({ length: weight }, () => does as WalkStep['does']),
);

/** Draws a step; another place gives another step for the same seed. Only steps that are left out make a walk simpler. */
export const walkStep = (place: string): fc.Arbitrary<WalkStep> =>
  fc.noShrink(
    fc.nat().map((drawn) => ({
      does: kinds[hash(`${place} ${drawn}`) % kinds.length] ?? 'press',
      salt: `${place} ${drawn}`,
    })),
  );

/** Requests that a page may make for as long as it is open. */
const endless = ['media', 'eventsource', 'websocket'];

/** Longest time for a page to load, in milliseconds: a slow machine should not fail a walk. */
const patience = 120_000;

const isNoLink = (control: Control) => !isLink(control);

/** Focuses a control, and returns whether it is still there: the page may have changed since its tree was read. */
const isFocused = (page: Page, { ref }: Control): Promise<boolean> =>
  page
    .getByRef(ref)
    .focus({ timeout: 2_000 })
    .then(
      () => true,
      () => false,
    );

/** One walk of a shopper through the shop, checked after each step. */
class Walk {
  readonly taken: string[] = [];
  readonly #shopper: Shopper;
  readonly #pending = new Set<Request>();
  #hasTypedSecret = false;
  readonly #baskets: () => number;

  constructor(shopper: Shopper) {
    const { context } = shopper;
    this.#shopper = shopper;
    this.#baskets = basketsPaid(context);
    context.on('request', (request) => {
      if (endless.includes(request.resourceType()) || request.serviceWorker()) return;
      this.#pending.add(request);
    });
    const end = (request: Request) => this.#pending.delete(request);
    context.on('requestfinished', end);
    context.on('requestfailed', end);
    this.#page.on('popup', (tab) => tab.close());
  }

  get #page(): Page {
    return this.#shopper.page;
  }

  /** Takes a step, if the page offers one of its kind. */
  async take({ does, salt }: WalkStep): Promise<void> {
    const page = this.#page;
    switch (does) {
      case 'tab':
        this.taken.push('press Tab');
        return page.keyboard.press('Tab');
      case 'escape':
        this.taken.push('press Escape');
        return page.keyboard.press('Escape');
      case 'reload':
        this.taken.push('reload the page');
        await page.reload();
        return;
      case 'back':
        // The first page of a walk is the first of its shopper.
        if (!(await page.evaluate(() => navigation.canGoBack))) return;
        this.taken.push('go back');
        await page.goBack();
        return;
    }
    const all = await controlsOf(page);
    const inMain = all.filter(({ isMain }) => isMain);
    const near = does === 'pressAround' ? all.filter(({ isMain }) => !isMain) : inMain;
    if (does === 'fill' || does === 'fillAll') {
      const fields = near.filter(isTyped);
      const one = chosen(fields, salt);
      for (const field of does === 'fillAll' ? fields : one ? [one] : []) await this.#fill(field);
      return;
    }
    const pressed = near.filter(isPressed);
    const preferred = pressed.filter(does.startsWith('goOn') ? leadsOn : does === 'press' ? isNoLink : isLink);
    const control = chosen(preferred.length > 0 ? preferred : pressed, salt);
    if (!control) return;
    const times = does === 'goOnTwice' ? 2 : 1;
    const key = ['button', 'link', 'menuitem', 'option'].includes(control.role) ? 'Enter' : 'Space';
    if (!(await isFocused(page, control))) return;
    this.taken.push(`press ${control.role} “${control.name}”${times > 1 ? ' twice' : ''}`);
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  }

  async #fill(field: Control): Promise<void> {
    const answer = answerTo(field);
    if (!(await isFocused(this.#page, field))) return;
    this.taken.push(`fill ${field.role} “${field.name}” with “${answer}”`);
    this.#hasTypedSecret ||= Object.values(secrets).some((secret) => secret.test(answer));
    await fillIn(this.#page.getByRef(field.ref), answer);
  }

  /** Waits until nothing is loading, and checks what every page promises. */
  async check(): Promise<void> {
    await this.#settle();
    const page = this.#page;
    const broken = await page.evaluate(brokenPromises);
    const orders = (await ordersPlaced(page)).length;
    const baskets = this.#baskets();
    if (orders > baskets) broken.push(`${orders} orders are placed for ${baskets} baskets.`);
    if (this.#hasTypedSecret) broken.push(...(await keptSecrets(page)));
    if (broken.length > 0) throw new Error(broken.join('\n'));
    await this.#shopper.forgetWhatLeftPagesAsked();
    this.#shopper.expectQuiet();
  }

  async #settle(): Promise<void> {
    const page = this.#page;
    let rest: readonly string[] = [];
    let quietLooks = 0;
    await expect
      .poll(
        async () => {
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          rest = [...[...this.#pending].map((request) => request.url()), ...(await page.evaluate(loadingMarks))];
          quietLooks = rest.length === 0 ? quietLooks + 1 : 0;
          return quietLooks;
        },
        { interval: 20, timeout: patience },
      )
      .toBeGreaterThan(2)
      .catch((cause: unknown) => {
        throw new Error(`Loading does not end: ${rest.join(', ') || 'the page does not respond'}`, { cause });
      });
  }
}

/**
 * Walks through the shop, and checks after each step what every page promises.
 * @throws Error with the broken promise, the steps, the capsule link of the shop and its recording
 */
export async function walk(start: WalkStart, steps: readonly WalkStep[]): Promise<void> {
  const { brand, page, fault } = start;
  const shopper = await openPage(page, { brand, query: { fault }, meetsOffers: true });
  shopper.allowNoise(/^console error: ApiError/);
  shopper.allowRefusedReads();
  const entered = shopper.page.url();
  const one = new Walk(shopper);
  try {
    await one.check();
    for (const step of steps) {
      await one.take(step);
      await one.check();
    }
    await shopper.leave();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const steps = shopper.page.isClosed() ? one.taken.join('\n') : await reportOf(shopper.context, entered, one.taken);
    throw new Error(`At ${brand}: ${reason}\n${steps}`, { cause });
  }
}
