/** The content service's own hosts, and below which path the mock has what they answer. */
const bases = new Map([
  ['cdn.contentful.com', '/content'],
  ['preview.contentful.com', '/content/preview'],
]);

export const isContentHost = (hostname: string): boolean => bases.has(hostname);

/** Path of a call, as the table of calls has it. */
export const pathOf = ({ hostname, pathname }: URL): string => (bases.get(hostname) ?? '') + pathname;
