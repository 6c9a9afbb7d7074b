import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Mock } from '../engine/mock.js';
import type { Settings } from '../world/settings.js';
import { errorResponse } from './answering.js';
import { answerIncoming, requestOf, send } from './nodeRequests.js';
import { RequestError } from './parseBody.js';
import { isOwnHost, methodsOfAnyPath, methodsResponse, nothingAt, notWelcome, shopAnswers } from './shopAnswers.js';

/** Returns the path and query that a request names. A client that takes the mock for a proxy names the host too. */
function targetOf(address: string): { readonly target: string; readonly host?: string } {
  if (address.startsWith('/')) return { target: address };
  if (!/^http:\/\//i.test(address) || !URL.canParse(address))
    throw new RequestError(404, `Unknown address “${address}”. An address of this API begins with a slash.`);
  const { host, pathname, search } = new URL(address);
  return { target: pathname + search, host };
}

/** Methods that the platform has no requests for. */
const foreignMethods = ['TRACE', 'TRACK', 'CONNECT'];

/** Creates the mock over HTTP for any client: every call of the API, the pictures, and its own addresses below
 * `/__mock`. Cookies identify sessions; pages of other machines are refused. The server is not listening yet. */
export function createMockServer(mock: Mock): Server;
/** @deprecated Leave out the settings: a new shop keeps the latency of the one before it. */
export function createMockServer(mock: Mock, started: Settings): Server;
export function createMockServer(mock: Mock): Server {
  const answer = shopAnswers(mock, { isHosted: false });

  /**
   * Returns a request for the shop, or a response if there is nothing to ask the shop.
   * @throws RequestError for another host, and for an address that is none
   */
  function accepted(incoming: IncomingMessage): Request | Response {
    const { method = 'GET', url = '/' } = incoming;
    const { host: named = '' } = incoming.headers;
    if (!isOwnHost(named)) throw new RequestError(403, notWelcome);
    if (method === 'OPTIONS' && url === '*') return methodsResponse(methodsOfAnyPath, null);
    const { target, host = named } = targetOf(url);
    if (!isOwnHost(host)) throw new RequestError(403, notWelcome);
    if (foreignMethods.includes(method)) return nothingAt(method, new URL(`http://mock${target}`).pathname);
    return requestOf(incoming, host, target);
  }

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      const request = accepted(incoming);
      if (request instanceof Response) await send(incoming, outgoing, request);
      else await answerIncoming(answer, incoming, outgoing, request);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      await send(incoming, outgoing, errorResponse(error));
    }
  }

  return createServer((incoming, outgoing) => {
    outgoing.setHeader('x-content-type-options', 'nosniff');
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  });
}
