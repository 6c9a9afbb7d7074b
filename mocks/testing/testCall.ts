/** A call of the API in a format that every transport can send. */
export interface TestCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly address: string;
  readonly body?: unknown;
}
