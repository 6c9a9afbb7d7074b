import { type CheckoutStage, checkoutCalls } from '../mocks/testing/checkoutScenario.js';
import { startBrowserMock } from '../mocks/transport/browser.js';
import { browserSession } from '../mocks/transport/pageSession.js';
import type { Settings } from '../mocks/world/settings.js';
import { drain, forgetCalls, start, storyShop } from '../stories/storyShop.js';
import { type ProductName, type StoryGlobals, worldOf } from '../stories/world.js';

/** Backend settings that a story can specify: `parameters: { mock: { fault: 'addCartItem:500*1' } }`. */
export interface MockParameters extends Partial<Pick<Settings, 'fault' | 'persona' | 'flags' | 'latency'>> {
  /** Contents of the basket when the story starts. */
  readonly basket?: readonly { readonly product: ProductName; readonly quantity: number }[];
  /** Stage of the checkout when the story starts: of the customer who is signed in, otherwise of a guest. */
  readonly checkout?: CheckoutStage;
}

let started: ReturnType<typeof startBrowserMock> | undefined;

/** Starts the worker once, although docs pages request it several times in parallel. Its address is relative, so that a
 * build works from any path. */
const browserMock = () => {
  started ??= startBrowserMock(storyShop, './mockServiceWorker.js');
  return started;
};

export const worker = async () => (await browserMock()).worker;

/** Starts a new shop for the next story. */
export async function restartFor(
  globals: StoryGlobals,
  { basket = [], checkout, persona = start.persona, ...settings }: MockParameters = {},
): Promise<void> {
  const { unhandled } = await browserMock();
  await drain();
  unhandled.length = 0;
  await storyShop.restart({ ...start, brand: globals.brand, login: globals.login, persona });
  const call = (method: string, address: string, body?: unknown) =>
    storyShop.serve({ method, address, body, sessionId: browserSession() });
  for (const { product, quantity } of basket)
    await call('PUT', `/api/cart/itemcode/${worldOf(globals).product(product).itemCode}/${quantity}`);
  const { email, shippingAddress } = worldOf(globals).guest;
  const shopper = { shippingAddress, ...(globals.login !== 'hard' && { email }) };
  for (const { method, address, body } of checkout ? checkoutCalls(checkout, shopper) : [])
    await call(method, address, body);
  await storyShop.configure(settings, browserSession());
  forgetCalls();
}

/** Fails a story that made a call without a handler. */
export async function expectAllHandled(): Promise<void> {
  const { unhandled } = await browserMock();
  if (unhandled.length > 0) throw new Error(`The story made calls that no handler takes:\n${unhandled.join('\n')}`);
}
