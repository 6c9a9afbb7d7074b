import { answerRequests, createMock, type Mock, memoryStore, startOf } from 'wine-storefront-kit/mocks/node';

// Next loads this module again after a change, and the shop goes on.
const kept: { wineShop?: Mock } = globalThis;
kept.wineShop ??= createMock({ store: memoryStore(), start: { ...startOf('wsj'), latency: 0 } });
const answer = answerRequests(kept.wineShop);

const respond = async (request: Request): Promise<Response> =>
  (await answer(request)) ?? new Response('There is no such page.', { status: 404 });

export const GET = respond;
export const POST = respond;
export const PUT = respond;
export const DELETE = respond;
