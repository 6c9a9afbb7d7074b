import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerProcess, createMock, memoryStore, startOf } from 'wine-storefront-kit/mocks/node';
import { brandById, siteOf } from 'wine-storefront-kit/model';
import { createStorefront, Storefront, StorefrontProvider } from 'wine-storefront-kit/storefront';

// A host's tests of its pages, in jsdom.

const limit = { timeout: 20_000, interval: 20 };
let errors;
let stop;

/** Starts a shop for a visitor, or for a customer who is signed in. */
function open(login) {
  const start = { ...startOf('law'), login, persona: 'plan-active', latency: 0 };
  ({ stop } = answerProcess(createMock({ store: memoryStore(), start })));
}

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Shows the page at an address while `look` runs. */
async function show(address, look) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const scope = { brand: brandById('law'), site: siteOf({ brand: 'law' }) };
  root.render(
    createElement(
      StorefrontProvider,
      { services: createStorefront(), ...scope },
      createElement(Storefront, { address }),
    ),
  );
  await look();
  root.unmount();
  const words = errors.mock.calls.map((call) => call.join(' '));
  // The only complaint that jsdom brings about: it does not know the element `search`.
  expect(words.filter((line) => !/is unrecognized in this browser/.test(line))).toEqual([]);
}

const found = (selector, text) =>
  vi.waitFor(() => {
    const element = [...document.querySelectorAll(selector)].find(({ textContent }) => text.test(textContent));
    if (!element) throw new Error(`No ${selector} with ${text} in ${document.body.textContent.slice(0, 200)}`);
    return element;
  }, limit);

test('the whole product page is there, and its button adds to the basket', async () => {
  open('visitor');
  await show('/product/0651883', async () => {
    await found('h1', /^Bodegas Quintera Rioja Reserva$/);
    (await found('main button', /^Add to basket/)).click();
    await found('.wsk-HeaderBasket-count', /^1$/);
  });
});

const { visitor = [], hard = [] } = JSON.parse(process.env.PAGES ?? '{}');

test.each(visitor)('the page at %s has its heading', async (address) => {
  open('visitor');
  await show(address, () => found('h1', /./));
});

test.each(hard)('the page at %s has its heading for a signed-in customer', async (address) => {
  open('hard');
  await show(address, () => found('h1', /./));
});
