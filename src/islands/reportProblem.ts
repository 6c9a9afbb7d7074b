'use client';

/** Logs a problem with the page to the console, for its developers. */
export function reportProblem(message: string, ...about: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the only place a page without a bundler can hear of it.
  console.error(`[wine-storefront-kit] ${message}`, ...about);
}
