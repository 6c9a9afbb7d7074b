import type { IncomingMessage, ServerResponse } from 'node:http';
import { failedEnvelope } from '../backend/failedBody.js';
import { bodyLimit, bodyTooLong } from './parseBody.js';
import type { Answer } from './shopAnswers.js';

/** Reads the body of a request. A body that is too long is refused immediately, and the rest of it is discarded, because
 * closing the connection while a client is sending would lose the response. */
const bytesOf = (incoming: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bodyLimit) chunks.push(chunk);
      else {
        chunks.length = 0;
        reject(bodyTooLong());
      }
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    incoming.once('error', reject);
  });

/** Returns the body of a request as a stream that leaves it unread until someone wants it. */
const bodyOf = (incoming: IncomingMessage) =>
  new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const bytes = await bytesOf(incoming);
        if (bytes.length > 0) controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );

/** Returns a request of Node as one of the platform, sent to a host, for a path and query. */
export function requestOf(incoming: IncomingMessage, host: string, target: string): Request {
  const { method = 'GET' } = incoming;
  const headers = new Headers();
  // HTTP/2 has the method and the path among its headers.
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value));
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  // Concatenated rather than resolved, because two leading slashes would name a host.
  return new Request(`http://${host}${target}`, {
    method,
    headers,
    ...(hasBody && { body: bodyOf(incoming), duplex: 'half' }),
  });
}

/** Time in which a refused client may continue sending. */
const patienceMs = 5_000;

/** Ends a response that closes its connection: when the request is complete, or has taken too long. */
function endWithRequest(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const patience = setTimeout(() => outgoing.end(), patienceMs);
  incoming.once('close', () => {
    clearTimeout(patience);
    outgoing.end();
  });
}

/** Sends a response. A request that is refused before all of it has come cannot be followed by another one. */
export async function send(incoming: IncomingMessage, outgoing: ServerResponse, response: Response): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const body = response.body && Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  if (body) outgoing.setHeader('content-length', body.length);
  outgoing.statusCode = response.status;
  if (response.status !== 413 || incoming.complete) {
    outgoing.end(body);
    return;
  }
  outgoing.setHeader('connection', 'close');
  outgoing.write(body);
  endWithRequest(incoming, outgoing);
}

/** Answers a request of Node; resolves to false, without a response, if the request is not the shop’s. */
export async function answerIncoming(
  answer: Answer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  request: Request,
): Promise<boolean> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const response = await answer(request, gone.signal).catch((error: unknown) =>
    Response.json(failedEnvelope(500, error instanceof Error ? error.message : String(error)), { status: 500 }),
  );
  if (response) await send(incoming, outgoing, response);
  return response !== undefined;
}
