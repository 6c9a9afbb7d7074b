/** The content service's own hosts, with the path below which the mock serves them. */
const bases = new Map([
  ['cdn.contentful.com', '/content'],
  ['preview.contentful.com', '/content/preview'],
]);

export const isContentHost = (hostname: string): boolean => bases.has(hostname);

/** Returns the path of a request as in the table of calls. */
export const pathOf = ({ hostname, pathname }: URL): string => (bases.get(hostname) ?? '') + pathname;
