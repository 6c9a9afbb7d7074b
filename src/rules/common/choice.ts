import * as z from 'zod/mini';

/** The value of a radio group, empty where nothing is chosen: a form may give null for a group without a choice. A schema
 * adds what it says of an empty one. */
export const choice = () => z.catch(z.string(), '');
