'use client';

/** Focuses the main part of the page, when the focused element is about to go. */
export const focusMain = (options?: FocusOptions): void => document.querySelector<HTMLElement>('main')?.focus(options);
