import * as z from 'zod/mini';
import { ApiError } from '../model/error.js';

/** Error of a failed request, with its response, if any. */
const failedRequest = z.object({
  isAxiosError: z.literal(true),
  code: z.optional(z.string()),
  response: z.optional(
    z.object({ status: z.number(), data: z.catch(z.object({ message: z.optional(z.string()) }), {}) }),
  ),
});

/** Codes of a timeout, which depend on the adapter of the service's client. */
const timeouts: readonly unknown[] = ['ETIMEDOUT', 'ECONNABORTED'];

/** The same failure, serialised as JSON in the message of an error. */
const serialisedFailure = z.object({ status: z.number(), message: z.optional(z.string()) });

const notFound = z.object({ sys: z.object({ id: z.literal('NotFound') }) });

/** Maps any failure of the service's client to an `ApiError`. The original error is not kept as the cause, because it
 * holds the request and with it the access token. */
export function contentError(operationId: string, thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const request = failedRequest.safeParse(thrown);
  if (request.success) {
    const { code, response } = request.data;
    if (response) return httpError(operationId, response.status, response.data.message);
    return new ApiError({ operationId, kind: timeouts.includes(code) ? 'timeout' : 'network' });
  }
  // The client throws a TypeError for a response of an unexpected shape; a ZodError comes from our own check.
  if (!(thrown instanceof Error) || thrown instanceof TypeError || thrown instanceof z.core.$ZodError)
    return new ApiError({ operationId, kind: 'malformed' });
  const serialised = serialisedFailure.safeParse(parsed(thrown.message));
  if (serialised.success) return httpError(operationId, serialised.data.status, serialised.data.message);
  // The remaining errors are for calls that the client itself refuses, with its own message (CONT-052 to CONT-055).
  const status = notFound.safeParse(thrown).success ? 404 : 422;
  return new ApiError({ operationId, kind: 'status', status, serverMessage: thrown.message });
}

const httpError = (operationId: string, status: number, serverMessage: string | undefined) =>
  new ApiError({ operationId, kind: 'http', status, serverMessage: serverMessage || undefined });

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
