import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Outcome } from '../engine/outcome.js';
import { type HttpAnswer, serialiseAnswer } from './serialiseAnswer.js';

export function sendAnswer(response: ServerResponse, { status, contentType, text }: HttpAnswer): void {
  response.writeHead(status, { 'content-type': contentType, 'content-length': Buffer.byteLength(text) }).end(text);
}

export const send = (response: ServerResponse, status: number, body: unknown): void =>
  sendAnswer(response, { status, contentType: 'application/json', text: JSON.stringify(body) });

/** Time in which a refused client may continue sending. */
const patienceMs = 5_000;

/** Ends a response that closes its connection: when the request is complete, or has taken too long. */
function endWithRequest(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) {
    response.end();
    return;
  }
  const patience = setTimeout(() => response.end(), patienceMs);
  request.once('close', () => {
    clearTimeout(patience);
    response.end();
  });
}

/** Refuses a request without reading all of it, so its connection cannot be reused. */
export function refuseAndClose(request: IncomingMessage, response: ServerResponse, body: object): void {
  const text = JSON.stringify(body);
  response
    .writeHead(413, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      connection: 'close',
    })
    .write(text);
  endWithRequest(request, response);
}

/** Methods as listed in `Allow`. */
export const methodsOfAnyPath = 'GET, HEAD, POST, PUT, DELETE, OPTIONS';

/** Sets the headers that list a path's methods. A page of another origin may send any method, so that it can read why a
 * wrong method is refused. */
export function sendMethods(request: IncomingMessage, response: ServerResponse, allowed: string): void {
  response
    .writeHead(204, {
      ...(allowed && { allow: allowed }),
      'access-control-allow-methods': methodsOfAnyPath,
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '600',
    })
    .end();
}

export function sendOutcome(response: ServerResponse, outcome: Outcome): void {
  switch (outcome.type) {
    case 'answer':
    case 'text':
      sendAnswer(response, serialiseAnswer(outcome));
      return;
    case 'offline':
      response.destroy();
      return;
    case 'silence':
      // Waits until the caller gives up.
      return;
  }
}
