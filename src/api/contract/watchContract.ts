import { type ContractDifference, contractDifferences } from './differences.js';

/** What watches calls. */
export interface ContractWatch {
  /** Called with each difference, once for each call and field. */
  readonly onDifference: (difference: ContractDifference) => void;
  /** Fetch function that makes the calls; defaults to the global `fetch` of now, whose place the result can take. */
  readonly fetch?: typeof fetch;
}

/** Returns the parts of a request that the table knows, read from a copy. */
async function sent(input: RequestInfo | URL, init: RequestInit | undefined) {
  if (input instanceof Request) {
    const request = new Request(input, init);
    return { method: request.method, url: request.url, requestBody: await request.text() };
  }
  const requestBody = typeof init?.body === 'string' ? init.body : undefined;
  return { method: (init?.method ?? 'GET').toUpperCase(), url: String(input), requestBody };
}

/**
 * Returns a `fetch` that compares what the shop's servers answer with the table of calls, for `createClient` or a page's
 * own requests. The caller gets each response, and each failure, unchanged and without a wait. It loads the schemas of
 * every call, so it is meant for development and for a staging site.
 */
export function watchContract({ onDifference, fetch: send = fetch }: ContractWatch): typeof fetch {
  const told = new Set<string>();

  async function compare(request: ReturnType<typeof sent>, answer: Response): Promise<void> {
    const exchange = { ...(await request), status: answer.status, responseBody: await answer.text() };
    for (const difference of contractDifferences(exchange)) {
      const key = `${difference.call} ${difference.message}`;
      if (told.has(key)) continue;
      told.add(key);
      onDifference(difference);
    }
  }

  return async (input, init) => {
    const request = sent(input instanceof Request ? input.clone() : input, init);
    // A request that cannot be read, or a listener that fails, is no matter of the page.
    request.catch(() => undefined);
    const answer = await send(input, init);
    compare(request, answer.clone()).catch(() => undefined);
    return answer;
  };
}
