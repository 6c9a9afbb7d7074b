/** The content service's own hosts, with the path below which the table has their calls. */
export const contentHosts: ReadonlyMap<string, string> = new Map([
  ['cdn.contentful.com', '/content'],
  ['preview.contentful.com', '/content/preview'],
]);

export const isContentHost = (hostname: string): boolean => contentHosts.has(hostname);

/** Returns the path of a request as in the table of calls. */
export const pathOf = ({ hostname, pathname }: URL): string => (contentHosts.get(hostname) ?? '') + pathname;
