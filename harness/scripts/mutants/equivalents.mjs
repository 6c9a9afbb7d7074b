/** @typedef {{ file: string, from: string, to: string, why: string }} Equivalent a fault that changes no behaviour */

/** @type {readonly Equivalent[]} */
export const equivalents = [];
