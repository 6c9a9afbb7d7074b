/** What is fetched: it is on its way, it could not be had (with the sentence to show), or it is here. */
export type Load<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly data: T };

export const loading: Load<never> = { status: 'loading' };
export const loadFailed = (message: string): Load<never> => ({ status: 'failed', message });
export const ready = <T>(data: T): Load<T> => ({ status: 'ready', data });

/** What is done: nothing yet, on its way, it failed (with the sentence to show), or it is done. */
export type Action =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'done' };

export const idle: Action = { status: 'idle' };
export const busy: Action = { status: 'busy' };
export const done: Action = { status: 'done' };
export const failed = (message: string): Action => ({ status: 'failed', message });
