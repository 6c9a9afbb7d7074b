import { sep } from 'node:path';

/** A hook, a context, a component with a state, or an element that listens. */
const onlyInBrowsers = /\buse[A-Z]\w*\(|\bcreateContext\(|\bextends Component\b|\bon[A-Z]\w*:/;

/**
 * Whether a built module has to say that it runs in browsers, for hosts whose pages are server components. The wiring does
 * as a whole; of the components those that hold or hear something. Whoever only draws stays neutral.
 *
 * @param {string} file below `dist`
 * @param {string} code
 */
export function needsClient(file, code) {
  const [room = ''] = file.split(sep);
  if (room === 'storefront' || room === 'islands') return true;
  return ['ui', 'blocks', 'screens'].includes(room) && onlyInBrowsers.test(code);
}

/** @param {string} code */
export const onClient = (code) => `"use client";\n${code}`;

/** @param {string} code */
export const isOnClient = (code) => code.startsWith('"use client";');
