/** How a call failed. `http`: the HTTP status was 400 or more; `status`: the envelope's statusCode reported a failure;
 * `network`: there was no response; `timeout`: the client's `timeoutMs` passed; `malformed`: the response had the
 * wrong shape. */
export type ApiErrorKind = 'http' | 'status' | 'network' | 'timeout' | 'malformed';

/** Details an `ApiError` is made from: the call, the kind of failure, and the server's messages. */
export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  readonly operationId: string;
  /** The envelope's statusCode when there is one, otherwise the HTTP status. */
  readonly status?: number | undefined;
  readonly statusMessage?: string | undefined;
  /** `errorResponse.message` of the envelope. */
  readonly serverMessage?: string | undefined;
  readonly cause?: unknown;
}

/** Error of a failed call (MISC-006 to MISC-008), and the only error that calls of the API and the content service
 * reject with. `kind` says how the call failed. `status` is the envelope's statusCode or, without an envelope, the
 * HTTP status; it is absent when there was no response. The error holds nothing the shopper typed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly operationId: string;
  readonly status: number | undefined;
  readonly statusMessage: string | undefined;
  readonly serverMessage: string | undefined;

  constructor({ kind, operationId, status, statusMessage, serverMessage, cause }: ApiErrorDetails) {
    super(`${operationId} failed (${kind}${status === undefined ? '' : ` ${status}`})`, { cause });
    this.kind = kind;
    this.operationId = operationId;
    this.status = status;
    this.statusMessage = statusMessage;
    this.serverMessage = serverMessage;
  }
}
