import { RequestHandler } from 'msw';

type Run = RequestHandler['run'];

/**
 * A handler of MSW that finds out itself whether a request is its own. The one MSW has for HTTP copies every request, reads
 * its cookies and stands ready for generators and for cleaning up: nothing here wants that, and all of it together takes
 * longer than the shop takes to answer.
 */
export class ShopHandler<Found> extends RequestHandler {
  readonly #find: (request: Request) => Found | undefined;
  readonly #answer: (request: Request, found: Found) => Promise<Response | undefined>;

  /** `find` must leave the body unread: undefined is for another handler, or for the network. */
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
    // A CONNECT names a host and a port, which is no address to look at.
    return request.method === 'CONNECT' ? undefined : this.#find(request);
  }

  /** The mock has a log of its own. */
  override log(): void {}
}
