/** For when what had the focus goes away: the main part of the page takes it, so that a keyboard goes on from there. */
export const focusMain = (options?: FocusOptions): void => document.querySelector<HTMLElement>('main')?.focus(options);
