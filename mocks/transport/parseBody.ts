/** A request that is refused before the shop hears of it. */
export class RequestError extends Error {
  override readonly name: string = 'RequestError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** In bytes. */
export const bodyLimit = 2 * 1024 * 1024;
export const bodyTooLong = (): RequestError => new RequestError(413, `The body is longer than ${bodyLimit} bytes.`);

/** More than any call means, and less than whatever follows a body down to its end can bear. */
const deepest = 50;

function depthOf(value: unknown): number {
  let depth = 0;
  for (let level = [value]; level.length > 0 && depth <= deepest; depth++)
    level = level.flatMap((part) => (part !== null && typeof part === 'object' ? Object.values(part) : []));
  return depth;
}

/** JSON by its own name, or a format that is JSON underneath. */
const isJson = (contentType: string): boolean =>
  /^application\/([\w.!#$&^-]+\+)?json$/i.test(contentType.split(';')[0]?.trim() ?? '');

/** The body of a call as any transport brings it, with its content type if it has one; undefined when there is no body.
 * @throws RequestError when it is no JSON, or more of it than a call can mean. */
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
