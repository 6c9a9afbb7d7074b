import { delay, type HttpHandler } from 'msw';
import { HttpResponse, http } from 'msw/http';
import { routeOf } from './backend/backend.js';
import { addressOf, isContentHost } from './contentHosts.js';
import type { Outcome } from './course.js';
import type { Mock } from './mock.js';
import { isPicture, pictureAt } from './pictures.js';
import { contentTypeOf, textOf } from './written.js';

async function bodyOf(request: Request): Promise<unknown> {
  if (request.body === null) return undefined;
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

async function responseOf(outcome: Outcome) {
  switch (outcome.type) {
    case 'answer':
    case 'text':
      return new HttpResponse(textOf(outcome), {
        status: outcome.type === 'answer' ? outcome.status : 200,
        headers: { 'content-type': contentTypeOf(outcome) },
      });
    case 'offline':
      return HttpResponse.error();
    case 'silence':
      await delay('infinite');
      return undefined;
  }
}

/** Whether a browser goes to a page, which the worker hears of as well: the page is the storefront's to give. */
const isPageLoad = (request: Request): boolean =>
  request.headers.get('accept')?.includes('application/xhtml+xml') ?? false;

/** The whole mock as MSW handlers: one for the API, which finds the row itself, and one for pictures. */
export function handlersOf(mock: Mock, sessionOf: (request: Request) => string): HttpHandler[] {
  return [
    http.all(
      ({ request }) => !isPageLoad(request) && routeOf(request.method, addressOf(new URL(request.url))) !== undefined,
      async ({ request }) => {
        const outcome = await mock.serve({
          method: request.method,
          address: addressOf(new URL(request.url)),
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
export function isShopCall(request: Request): boolean {
  const { hostname, pathname } = new URL(request.url);
  return isContentHost(hostname) || /^\/(api|gvapi|json|html|images|content|assets\/components)\//.test(pathname);
}
