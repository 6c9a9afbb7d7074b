'use client';

import { useScope } from '../ui/scope.js';

/** Returns a function that resolves an editor's link; the shop's own paths get the base path. */
export function useContentHref(): (url: string) => string {
  const { basePath } = useScope();
  return (url) => (/^\/(?!\/)/.test(url) ? basePath + url : url);
}
