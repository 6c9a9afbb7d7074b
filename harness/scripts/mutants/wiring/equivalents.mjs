/** @typedef {{ file: string, from: string, to: string, why: string }} Equivalent a fault that changes no behaviour */

/** @type {readonly Equivalent[]} */
const equivalents = [];

/**
 * @param {import('./draw.mjs').Fault} fault
 * @returns {string | undefined} why it changes no behaviour, if it is listed
 */
export const equivalentOf = ({ file, original, replacement }) =>
  equivalents.find(({ file: own, from, to }) => own === file && from === original && to === replacement)?.why;
