import * as z from 'zod/mini';

/** Builds the schema of a radio group's value, empty when nothing is chosen. A form may give null for a group without a
 * choice. Each schema adds its own message for an empty one. */
export const choice = () => z.catch(z.string(), '');
