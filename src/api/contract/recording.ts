import * as z from 'zod/mini';
import { callAt } from './callAt.js';
import { type ContractDifference, contractDifferences, type Exchange } from './differences.js';

const content = z.looseObject({ text: z.optional(z.string()), encoding: z.optional(z.string()) });

/** An HTTP archive (HAR 1.2), as a browser's network panel saves it, limited to what is read. */
const archive = z.looseObject({
  log: z.looseObject({
    entries: z.array(
      z.looseObject({
        request: z.looseObject({ method: z.string(), url: z.url(), postData: z.optional(content) }),
        response: z.looseObject({ status: z.number(), content: z.optional(content) }),
      }),
    ),
  }),
});

/** Thrown for a recording that cannot be read. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
}

/** What a recording of the shop's real servers differs in from the table of calls. */
export interface RecordingReport {
  /** Number of requests in the recording. */
  readonly requests: number;
  /** Number of those that are calls of the table. */
  readonly calls: number;
  /** Number of calls whose response was recorded without its body, so that only the status is compared. */
  readonly withoutBody: number;
  /** The differences in the order of the requests, each with the number of its request, from 1. */
  readonly differences: readonly (ContractDifference & { readonly request: number })[];
}

/** Returns the text of a body; a browser saves some as Base64. */
function textOf(body: z.infer<typeof content> | undefined): string | undefined {
  if (body?.text === undefined || body.encoding !== 'base64') return body?.text;
  return new TextDecoder().decode(Uint8Array.from(atob(body.text), (letter) => letter.charCodeAt(0)));
}

/**
 * Compares a recording of the shop's real servers, an HTTP archive (HAR), with the table of calls. What other sites
 * answered is left out: an unknown call counts where the recording has a known one at the same host.
 * @throws RecordingError for anything that is no HTTP archive
 */
export function checkRecording(har: unknown): RecordingReport {
  const parsed = archive.safeParse(har);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new RecordingError(`This is no HTTP archive (HAR): ${issue?.path.join('.') || 'the file'} is wrong.`);
  }
  const { entries } = parsed.data.log;
  const exchanges = entries.map(
    ({ request, response }): Exchange => ({
      method: request.method.toUpperCase(),
      url: request.url,
      requestBody: textOf(request.postData),
      status: response.status,
      responseBody: textOf(response.content),
    }),
  );
  const isCall = ({ method, url }: Exchange): boolean => 'row' in (callAt(method, new URL(url)) ?? {});
  const calls = exchanges.filter(isCall);
  const hosts = new Set(calls.map(({ url }) => new URL(url).host));
  return {
    requests: entries.length,
    calls: calls.length,
    withoutBody: calls.filter(({ status, responseBody }) => status === 200 && responseBody === undefined).length,
    differences: exchanges.flatMap((exchange, index) =>
      hosts.has(new URL(exchange.url).host)
        ? contractDifferences(exchange).map((one) => ({ ...one, request: index + 1 }))
        : [],
    ),
  };
}
