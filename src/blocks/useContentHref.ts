'use client';

import { useScope } from '../ui/scope.js';

/** Address of an editor's link; the shop's own get the base path. */
export function useContentHref(): (url: string) => string {
  const { basePath } = useScope();
  return (url) => (/^\/(?!\/)/.test(url) ? basePath + url : url);
}
