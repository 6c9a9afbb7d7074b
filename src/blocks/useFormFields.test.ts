import { expect, test } from 'vitest';
import { ZodMiniType } from 'zod/mini';
import { allWords } from '../brands/allWords.js';

/** Collects the messages of every check in a schema, at any depth. */
function messagesOf(part: unknown): string[] {
  if (part === null || typeof part !== 'object') return [];
  const { error, checks, ...inner } = definitionOf(part);
  const ownMessages = typeof error === 'function' ? [String(error({ input: '' }))] : [];
  return [...ownMessages, ...Object.values({ ...checks, ...inner.shape, ...inner }).flatMap(messagesOf)];
}

function definitionOf(part: object) {
  const { _zod } = part as Partial<ZodMiniType>;
  return (_zod?.def ?? {}) as { error?: (issue: object) => string; checks?: object; shape?: object };
}

const rules = import.meta.glob<Record<string, unknown>>(['../rules/**/*.ts', '!../rules/**/*.test.ts'], {
  eager: true,
});
const schemas = Object.entries(rules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    value instanceof ZodMiniType ? ([[`${file} ${name}`, value]] as const) : [],
  ),
);

test.each(schemas)('%s reports problems only through known word keys', (_, schema) => {
  const messages = messagesOf(schema);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter((message) => !Object.hasOwn(allWords, message))).toEqual([]);
});
