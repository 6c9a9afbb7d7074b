import type { IncomingMessage } from 'node:http';
import { bodyLimit, bodyTooLong, parseBody } from './parseBody.js';

/**
 * Reads the body of an HTTP request; undefined if there is none. A body that is too long is refused immediately, and
 * the rest of it is discarded, because closing the connection while a client is sending would lose the response.
 * @throws RequestError as `parseBody` does
 */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const text = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bodyLimit) chunks.push(chunk);
      else {
        chunks.length = 0;
        reject(bodyTooLong());
      }
    });
    request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.once('error', reject);
  });
  return parseBody(text, request.headers['content-type']);
}
