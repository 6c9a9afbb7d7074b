import { expect } from 'vitest';
import { addCartItem, getCart } from 'wine-storefront-kit/api';
import { test } from './shopTest';

// Eight tests at once in one process. None goes on before all have filled their baskets.

const counts = [1, 2, 3, 4, 5, 6, 7, 8];
let waiting = counts.length;
let open;
const allAreHere = new Promise((resolve) => {
  open = resolve;
});

for (const quantity of counts)
  test.concurrent(`the basket with ${quantity} bottles is this test’s own`, async ({ client, world }) => {
    await world.configure({ persona: quantity % 2 ? 'standard' : 'heavy', login: 'hard' }, `${quantity}`);
    await client.call(addCartItem, { params: { itemtype: 'itemcode', itemcode: '0651883', quantity } });
    waiting -= 1;
    if (waiting === 0) open();
    await allAreHere;
    expect((await client.call(getCart)).numBottles).toBe(quantity);
    expect((await world.settings()).persona).toBe(quantity % 2 ? 'standard' : 'heavy');
  });
