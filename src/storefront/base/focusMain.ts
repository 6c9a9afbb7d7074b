'use client';

/** Focuses the main part of the page; for use when the focused element is about to be removed. */
export const focusMain = (options?: FocusOptions): void => document.querySelector<HTMLElement>('main')?.focus(options);
