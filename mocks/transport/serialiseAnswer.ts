import type { Outcome } from '../engine/simulation.js';

type Written = Extract<Outcome, { type: 'answer' | 'text' }>;

/** An answer as any transport sends it. */
export const serialiseAnswer = (outcome: Written): string => {
  if (outcome.type === 'text') return outcome.text;
  return outcome.format === 'html' ? String(outcome.body) : JSON.stringify(outcome.body);
};

export const contentTypeOf = ({ format }: Written): string =>
  format === 'html' ? 'text/html; charset=utf-8' : 'application/json';
