/** The state of data that is fetched: loading, failed (with the sentence to show), or ready. */
export type Load<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly data: T };

/** The `Load` of data that is being fetched. */
export const loading: Load<never> = { status: 'loading' };
/** The `Load` of data that could not be fetched, with the sentence to show. */
export const loadFailed = (message: string): Load<never> => ({ status: 'failed', message });
/** The `Load` of data that was fetched. */
export const ready = <T>(data: T): Load<T> => ({ status: 'ready', data });

/** The state of something a page does: idle, busy, failed (with the sentence to show), or done. */
export type Action =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'done' };

/** The `Action` nobody has started. */
export const idle: Action = { status: 'idle' };
/** The `Action` that is running: its button is busy. */
export const busy: Action = { status: 'busy' };
/** The `Action` that succeeded. */
export const done: Action = { status: 'done' };
/** The `Action` of a button whose success is shown elsewhere: idle once it is done, otherwise unchanged. */
export const idleOnceDone = (action: Action): Action => (action.status === 'done' ? idle : action);
/** The `Action` that failed, with the sentence to show. */
export const failed = (message: string): Action => ({ status: 'failed', message });
