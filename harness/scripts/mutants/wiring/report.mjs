import { kinds } from './kinds.mjs';

/** @typedef {import('./draw.mjs').Fault} Fault */

/** Text in one line, of at most 100 characters. @param {string} text */
export function inOneLine(text) {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

/** One line for a fault. @param {Fault} fault @param {string | undefined} killer what noticed it */
export const lineOf = ({ file, line, kind, original, replacement }, killer) =>
  `${file}:${line}  ${kind}  ${inOneLine(original)}  →  ${inOneLine(replacement)}  ` +
  (killer ? `noticed by ${inOneLine(killer)}` : 'SURVIVED');

/**
 * @param {readonly { kind: string, isNoticed: boolean }[]} verdicts
 * @returns {{ kind: string, noticed: number, total: number, score: number }[]} of each kind with a fault, then of all;
 * the score in percent
 */
export function scoresOf(verdicts) {
  const scoreOf = (/** @type {string} */ kind, /** @type {typeof verdicts} */ own) => {
    const noticed = own.filter(({ isNoticed }) => isNoticed).length;
    return { kind, noticed, total: own.length, score: (100 * noticed) / own.length };
  };
  return [
    ...Object.keys(kinds).map((kind) =>
      scoreOf(
        kind,
        verdicts.filter((verdict) => verdict.kind === kind),
      ),
    ),
    scoreOf('all', verdicts),
  ].filter(({ total }) => total > 0);
}
