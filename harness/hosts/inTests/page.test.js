import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerProcess, createMock, memoryStore, startOf } from 'wine-storefront-kit/mocks/node';
import { brandById, siteOf } from 'wine-storefront-kit/model';
import { createStorefront, Storefront, StorefrontProvider } from 'wine-storefront-kit/storefront';

// A host's tests of its pages, in jsdom.

const limit = { timeout: 20_000, interval: 20 };
let close;

beforeEach(() => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { stop } = answerProcess(
    createMock({ store: memoryStore(), start: { ...startOf('law'), persona: 'plan-active', latency: 0 } }),
  );
  close = () => {
    stop();
    // The only complaint that jsdom brings about: it does not know the element.
    return errors.mock.calls
      .map((words) => words.join(' '))
      .filter((words) => !/is unrecognized in this browser/.test(words));
  };
});
afterEach(() => {
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
  return close();
}

const found = (selector, text) =>
  vi.waitFor(() => {
    const element = [...document.querySelectorAll(selector)].find(({ textContent }) => text.test(textContent));
    if (!element) throw new Error(`No ${selector} with ${text} in ${document.body.textContent.slice(0, 200)}`);
    return element;
  }, limit);

test('the whole product page is there, and its button adds to the basket', async () => {
  const errors = await show('/product/0651883', async () => {
    await found('h1', /^Bodegas Quintera Rioja Reserva$/);
    (await found('main button', /^Add to basket/)).click();
    await found('.wsk-HeaderBasket-count', /^1$/);
  });
  expect(errors).toEqual([]);
});

test.each(JSON.parse(process.env.PAGES ?? '[]'))('the page at %s has its heading', async (address) => {
  const errors = await show(address, () => found('h1', /./));
  expect(errors).toEqual([]);
});
