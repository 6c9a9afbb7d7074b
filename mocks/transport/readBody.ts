import type { IncomingMessage } from 'node:http';
import { bodyLimit, bodyTooLong, parseBody } from './parseBody.js';

/** The body of a request over HTTP; undefined when there is none. One that is too long is refused at once, and what follows
 * is let pass: a client that is not heard out loses the answer with the connection.
 * @throws RequestError as `parseBody` does */
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
