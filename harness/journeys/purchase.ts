import { checkoutCalls, guestIn } from '../../mocks/testing/checkoutScenario.js';
import { pay } from './checkoutPage.js';
import { openShop, plainPage, type Shopper } from './shopper.js';
import { stepAddress } from './stages.js';

/** What a customer buys. */
export interface Purchase {
  readonly brand: string;
  readonly persona: string;
  /** Item codes with quantities. */
  readonly basket: Readonly<Record<string, number>>;
}

/** Returns a signed-in customer who can pay now. */
export async function aboutToPay({
  brand,
  persona,
  basket,
  fault,
}: Purchase & { readonly fault?: string }): Promise<Shopper> {
  const shopper = await openShop({
    brand,
    path: plainPage,
    query: { login: 'hard', persona, latency: '0' },
    meetsOffers: true,
  });
  const { page } = shopper;
  await page.getByRole('banner').waitFor();
  const { shippingAddress } = guestIn('uk');
  const calls = [
    ...Object.entries(basket).map(([code, quantity]) => ({
      method: 'PUT',
      address: `/api/cart/itemcode/${code}/${quantity}`,
      body: undefined,
    })),
    ...checkoutCalls('paid', { shippingAddress }),
  ];
  for (const { method, address, body } of calls) {
    const status = await page.evaluate(
      async (call) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(call.address, { method: call.method, headers, body: JSON.stringify(call.body) })).status;
      },
      { method, address, body },
    );
    if (status !== 200) throw new Error(`${method} ${address} was answered with ${status}`);
  }
  await page.goto(`${stepAddress('review')}${fault ? `&fault=${fault}` : ''}`);
  return shopper;
}

/** Returns a signed-in customer who has just paid. */
export async function buyAs(purchase: Purchase & { readonly fault?: string }): Promise<Shopper> {
  const shopper = await aboutToPay(purchase);
  await pay(shopper.page).click();
  return shopper;
}
