import { delay, type HttpHandler } from 'msw';
import { HttpResponse, http } from 'msw/http';
import { routeOf } from './backend/backend.js';
import type { Outcome } from './course.js';
import type { Mock } from './mock.js';
import { isPicture, pictureAt } from './pictures.js';

const addressOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

async function bodyOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

async function responseOf(outcome: Outcome) {
  switch (outcome.type) {
    case 'answer':
      return HttpResponse.json(outcome.body as Record<string, unknown>, { status: outcome.status });
    case 'text':
      return new HttpResponse(outcome.text, { headers: { 'content-type': 'application/json' } });
    case 'offline':
      return HttpResponse.error();
    case 'silence':
      await delay('infinite');
      return undefined;
  }
}

/** The whole mock as MSW handlers: one for the API, which finds the row itself, and one for pictures. */
export function handlersOf(mock: Mock, sessionOf: (request: Request) => string): HttpHandler[] {
  return [
    http.all(
      ({ request }) => routeOf(request.method, addressOf(request)) !== undefined,
      async ({ request }) => {
        const outcome = await mock.serve({
          method: request.method,
          address: addressOf(request),
          body: await bodyOf(request),
          sessionId: sessionOf(request),
        });
        return outcome && responseOf(outcome);
      },
    ),
    http.get(
      ({ request }) => isPicture(new URL(request.url).pathname),
      async ({ request }) => {
        const picture = pictureAt(new URL(request.url).pathname, await mock.shop());
        return picture === undefined
          ? new HttpResponse(null, { status: 404 })
          : new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } });
      },
    ),
  ];
}

/** Addresses only the mock can answer: a call to one that no handler takes is a fault of the page. */
export const isShopCall = (request: Request): boolean =>
  /^\/(api|gvapi|json|html|images|assets\/components)\//.test(new URL(request.url).pathname);
