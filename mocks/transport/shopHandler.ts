import { RequestHandler } from 'msw';
import type { FindResponder } from './answering.js';

type Run = RequestHandler['run'];

/**
 * The whole mock as one MSW handler, which finds the row of a call itself. MSW's HTTP handler copies every request,
 * reads its cookies, and prepares for generators and cleanup. None of that is needed here, and together it takes longer
 * than the shop needs to respond.
 */
export class ShopHandler extends RequestHandler {
  readonly #find: FindResponder;

  constructor(find: FindResponder) {
    super({ info: { header: 'the shop' }, resolver: () => undefined });
    this.#find = find;
  }

  override predicate({ request }: { request: Request }): boolean {
    return this.#find(request) !== undefined;
  }

  override async run({ request, requestId }: Parameters<Run>[0]): ReturnType<Run> {
    const respond = this.#find(request);
    if (respond === undefined) return null;
    this.isUsed = true;
    const response = await respond(request);
    return { handler: this, request, requestId, ...(response && { response }) };
  }

  /** The mock has its own log. */
  override log(): void {}
}
