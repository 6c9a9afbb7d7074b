import { answerRequests, createMock, type Mock, memoryStore, startOf } from 'wine-storefront-kit/mocks/node';

declare global {
  var wineShop: Mock | undefined;
}
// Next loads this module again after a change, and the shop goes on.
globalThis.wineShop ??= createMock({ store: memoryStore(), start: { ...startOf('wsj'), latency: 0 } });
const answer = answerRequests(globalThis.wineShop);

const respond = async (request: Request): Promise<Response> =>
  (await answer(request)) ?? new Response('There is no such page.', { status: 404 });

export const GET = respond;
export const POST = respond;
export const PUT = respond;
export const DELETE = respond;
