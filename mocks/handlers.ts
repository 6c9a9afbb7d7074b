import { delay, type HttpHandler } from 'msw';
import { HttpResponse, http } from 'msw/http';
import { routeOf } from './backend/backend.js';
import { addressOf, isContentHost } from './contentHosts.js';
import type { Outcome } from './course.js';
import { failedEnvelope } from './faults.js';
import { Refused, readBody } from './givenBody.js';
import type { Mock } from './mock.js';
import { isPicture, noPicture, pictureAt } from './pictures.js';
import { contentTypeOf, textOf } from './written.js';

const refusedResponse = ({ status, message }: Refused) =>
  HttpResponse.json(failedEnvelope(status, message), { status });

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
        try {
          const outcome = await mock.serve({
            method: request.method,
            address: addressOf(new URL(request.url)),
            body: request.body === null ? undefined : readBody(await request.text()),
            sessionId: sessionOf(request),
          });
          return outcome && responseOf(outcome);
        } catch (error) {
          if (error instanceof Refused) return refusedResponse(error);
          throw error;
        }
      },
    ),
    http.get(
      ({ request }) => isPicture(new URL(request.url).pathname),
      async ({ request }) => {
        const { pathname } = new URL(request.url);
        const picture = pictureAt(pathname, await mock.shop());
        return picture === undefined
          ? refusedResponse(noPicture(pathname))
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
