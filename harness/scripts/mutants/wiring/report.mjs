import { kinds } from './kinds.mjs';

/** @typedef {import('./draw.mjs').Fault} Fault */

/** @param {string} text */
const inOneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** @param {string} text */
const short = (text) => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

/** One line for a fault. @param {Fault} fault @param {string | undefined} killer what noticed it */
export const lineOf = ({ file, line, kind, original, replacement }, killer) =>
  `${file}:${line}  ${kind}  ${short(inOneLine(original))}  →  ${short(inOneLine(replacement))}  ` +
  (killer ? `noticed by ${short(inOneLine(killer))}` : 'SURVIVED');

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
