/** Thrown for a request that is refused before it reaches the shop. */
export class RequestError extends Error {
  override readonly name: string = 'RequestError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Limit in bytes. */
export const bodyLimit = 2 * 1024 * 1024;
export const bodyTooLong = (): RequestError => new RequestError(413, `The body is longer than ${bodyLimit} bytes.`);

/** Deeper than any valid call, but shallow enough for code that recurses through a body. */
const deepest = 50;

function depthOf(value: unknown): number {
  let depth = 0;
  for (let level = [value]; level.length > 0 && depth <= deepest; depth++)
    level = level.flatMap((part) => (part !== null && typeof part === 'object' ? Object.values(part) : []));
  return depth;
}

/** Checks whether a content type is JSON or based on it. */
const isJson = (contentType: string): boolean =>
  /^application\/([\w.!#$&^-]+\+)?json$/i.test(contentType.split(';')[0]?.trim() ?? '');

/**
 * Parses the body of a call from any transport, with its content type if it has one; undefined if there is no body.
 * @throws RequestError when it is not JSON, or is too long or too deep for any call
 */
export function parseBody(text: string, contentType: string | null | undefined): unknown {
  if (text === '') return undefined;
  if (new TextEncoder().encode(text).length > bodyLimit) throw bodyTooLong();
  if (contentType && !isJson(contentType))
    throw new RequestError(415, `The body is said to be ${contentType}; this API takes application/json.`);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new RequestError(400, 'The body is not JSON.');
  }
  if (depthOf(body) > deepest) throw new RequestError(400, 'The body is nested too deeply.');
  return body;
}

/** Reads the body of a call as `parseBody` does. */
export const bodyOf = async (request: Request): Promise<unknown> =>
  request.body === null ? undefined : parseBody(await request.text(), request.headers.get('content-type'));
