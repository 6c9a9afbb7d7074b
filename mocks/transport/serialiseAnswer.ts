import type { Outcome } from '../engine/outcome.js';

/** A response as any transport sends it. */
export interface HttpAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

export function serialiseAnswer(outcome: Extract<Outcome, { type: 'answer' | 'text' }>): HttpAnswer {
  const contentType = outcome.format === 'html' ? 'text/html; charset=utf-8' : 'application/json';
  if (outcome.type === 'text') return { status: 200, contentType, text: outcome.text };
  const { status, body, format } = outcome;
  return { status, contentType, text: format === 'html' ? String(body) : JSON.stringify(body) };
}
