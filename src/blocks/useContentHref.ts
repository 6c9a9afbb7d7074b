import { useScope } from '../ui/scope.js';

/** The address of a link an editor wrote: one of the shop's own stands below the base path. */
export function useContentHref(): (url: string) => string {
  const { basePath } = useScope();
  return (url) => (/^\/(?!\/)/.test(url) ? basePath + url : url);
}
