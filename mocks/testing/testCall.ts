/** A call of the API as any transport can send it. */
export interface TestCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly address: string;
  readonly body?: unknown;
}
