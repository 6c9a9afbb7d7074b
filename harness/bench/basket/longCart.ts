import type { Page } from 'playwright-core';

interface Line {
  readonly commerceItemId: string;
  readonly itemCode: string;
  quantity: number;
}

const cents = 1_599;

const lineOf = ({ commerceItemId, itemCode, quantity }: Line) => ({
  commerceItemId,
  product: {
    itemCode,
    name: `Bodegas Quintera Rioja Reserva, barrel ${itemCode}`,
    vintage: '2018',
    productType: 'wine',
    appellationName: 'Rioja DOCa',
    countryName: 'Spain',
    bottleSize: 750,
  },
  sku: { itemCode },
  quantity,
  bottleCount: quantity,
  itemPriceInfo: { amount: (cents * quantity) / 100 },
});

function cartOf(lines: readonly Line[]) {
  const bottles = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const rawSubtotal = (bottles * cents) / 100;
  return {
    lineItems: lines.map(lineOf),
    numBottles: bottles,
    numLineItems: lines.length,
    orderPriceInfo: { rawSubtotal, savings: 0, shipping: 7.99, total: (bottles * cents + 799) / 100 },
  };
}

/** Mocks the calls of a basket with a number of lines, including changes to it. No catalogue has that many wines in
 * stock. */
export async function answerLongCart(page: Page, count: number): Promise<void> {
  let lines: Line[] = Array.from({ length: count }, (_, place) => ({
    commerceItemId: `ci${place}`,
    itemCode: String(2_000_000 + place),
    quantity: 1,
  }));
  await page.route('**/api/cart/**', async (route) => {
    const request = route.request();
    const [, , , , itemCode, quantity] = new URL(request.url()).pathname.split('/');
    if (request.method() === 'PUT')
      lines = lines.map((line) => (line.itemCode === itemCode ? { ...line, quantity: Number(quantity) } : line));
    else if (request.method() === 'DELETE') lines = lines.filter((line) => line.itemCode !== itemCode);
    await route.fulfill({ json: { statusCode: 0, response: request.method() === 'GET' ? cartOf(lines) : null } });
  });
}
