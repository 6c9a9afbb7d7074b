/** State of fetched data: loading, failed (with the sentence to show) or ready. */
export type Load<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly data: T };

/** The `Load` of data being fetched. */
export const loading: Load<never> = { status: 'loading' };
/** Makes the `Load` of data that could not be fetched, with the sentence to show. */
export const loadFailed = (message: string): Load<never> => ({ status: 'failed', message });
/** Makes the `Load` of fetched data. */
export const ready = <T>(data: T): Load<T> => ({ status: 'ready', data });

/** State of an operation of the page: idle, busy, failed (with the sentence to show) or done. */
export type Action =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'done' };

/** An `Action` that has not started. */
export const idle: Action = { status: 'idle' };
/** An `Action` in progress; its button is busy. */
export const busy: Action = { status: 'busy' };
/** An `Action` that succeeded. */
export const done: Action = { status: 'done' };
/** The `Action` of a button whose success is shown elsewhere: idle once it is done, otherwise unchanged. */
export const idleOnceDone = (action: Action): Action => (action.status === 'done' ? idle : action);
/** Makes an `Action` that failed, with the sentence to show. */
export const failed = (message: string): Action => ({ status: 'failed', message });
