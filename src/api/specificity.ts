import type { Endpoint } from './endpoint.js';

/** Sort key of the rows that match an address: the call is the first. Literal segments come before parameters, from left
 * to right, and a required query before none. */
export const specificityOf = ({ path, when }: Pick<Endpoint, 'path' | 'when'>): string =>
  path.replace(/[^/]+/g, (segment) => (segment.startsWith('{') ? '1' : '0')) + (when ? '0' : '1');
