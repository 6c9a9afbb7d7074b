import { RequestHandler } from 'msw';

type Run = RequestHandler['run'];

/**
 * An MSW handler that decides itself whether a request is its own. MSW's HTTP handler copies every request, reads its
 * cookies, and prepares for generators and cleanup. None of that is needed here, and together it takes longer than the
 * shop needs to respond.
 */
export class ShopHandler<Found> extends RequestHandler {
  readonly #find: (request: Request) => Found | undefined;
  readonly #answer: (request: Request, found: Found) => Promise<Response | undefined>;

  /** `find` must leave the body unread. It returns undefined to leave the request to another handler or the network. */
  constructor(
    header: string,
    find: (request: Request) => Found | undefined,
    answer: (request: Request, found: Found) => Promise<Response | undefined>,
  ) {
    super({ info: { header }, resolver: () => undefined });
    this.#find = find;
    this.#answer = answer;
  }

  override predicate({ request }: { request: Request }): boolean {
    return this.#found(request) !== undefined;
  }

  override async run({ request, requestId }: Parameters<Run>[0]): ReturnType<Run> {
    const found = this.#found(request);
    if (found === undefined) return null;
    this.isUsed = true;
    const response = await this.#answer(request, found);
    return { handler: this, request, requestId, ...(response && { response }) };
  }

  #found(request: Request): Found | undefined {
    // A CONNECT request names a host and a port instead of an address.
    return request.method === 'CONNECT' ? undefined : this.#find(request);
  }

  /** The mock has its own log. */
  override log(): void {}
}
