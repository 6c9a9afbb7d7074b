import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Outcome } from '../engine/outcome.js';
import { type HttpAnswer, serialiseAnswer } from './serialiseAnswer.js';

export function sendAnswer(response: ServerResponse, { status, contentType, text }: HttpAnswer): void {
  response.writeHead(status, { 'content-type': contentType, 'content-length': Buffer.byteLength(text) }).end(text);
}

export const send = (response: ServerResponse, status: number, body: unknown): void =>
  sendAnswer(response, { status, contentType: 'application/json', text: JSON.stringify(body) });

/** For this long a client that was refused may go on sending. */
const patienceMs = 5_000;

/** Ends an answer that closes its connection: once the request is over, or has gone on for too long. */
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

/** For a request that is not read to its end: nothing else can follow on its connection. */
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

/** As `Allow` has them. */
export const methodsOfAnyPath = 'GET, HEAD, POST, PUT, DELETE, OPTIONS';

/** Names the methods a path has. A page of another origin may send any: where it is the wrong one, it can read why. */
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
      // The caller waits until it has had enough.
      return;
  }
}
