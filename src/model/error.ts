/** How a call failed: `http` by an HTTP status of 400 or more, `status` by the envelope's statusCode, `network` without
 * an answer, `timeout` after the client's `timeoutMs`, `malformed` by an answer of the wrong shape. */
export type ApiErrorKind = 'http' | 'status' | 'network' | 'timeout' | 'malformed';

/** What an `ApiError` is made from: the call, how it failed, and what the server said. */
export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  readonly operationId: string;
  /** The envelope's statusCode when there is one, else the HTTP status. */
  readonly status?: number | undefined;
  readonly statusMessage?: string | undefined;
  /** `errorResponse.message` of the envelope. */
  readonly serverMessage?: string | undefined;
  readonly cause?: unknown;
}

/** A call failed (MISC-006 to MISC-008): the only error calls reject with, of the API and of the content service.
 * `kind` says how; `status` is the envelope's statusCode or else the HTTP status, absent where no answer came. It
 * holds nothing the shopper typed. */
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
