import type { CallRecord } from '../engine/callLog.js';

/** Thrown for a command that cannot be carried out, with the reason. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** A request to one of the mock’s own addresses. */
export interface MockRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Text that is JSON. */
  readonly body?: string;
}

/** Returns a request that changes nothing. */
export const look = (path: string): MockRequest => ({ method: 'GET', path });
/** Returns a request that changes the shop. */
export const change = (path: string, body: unknown): MockRequest => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
});

/** Returns a call in one line. */
export const lineOf = ({ number, method, address, operationId, outcome, duration }: CallRecord): string =>
  `${number} ${method} ${address} ${outcome.type === 'answer' ? outcome.status : outcome.type} ${operationId} ${duration} ms`;

/** Sends a request to the mock API at a port, and returns its answer. */
export async function askMock(
  { method, path, body }: MockRequest,
  port: string,
  world: string | undefined,
): Promise<unknown> {
  const base = `http://127.0.0.1:${port}`;
  const response = await fetch(`${base}/__mock/${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(world && { 'x-wsk-world': world }),
    },
    ...(body !== undefined && { body }),
  }).catch(() => {
    throw new CommandError(
      `No mock API answers at ${base}. Start one: npx wine-storefront-kit mock serve --port ${port}`,
    );
  });
  const answer = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer;
  const { errorResponse } = Object(answer) as { errorResponse?: { message?: string } };
  throw new CommandError(errorResponse?.message ?? `${base} is no mock API: it answered with ${response.status}.`);
}
