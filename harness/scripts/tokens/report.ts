import { basename } from 'node:path';
import { sheets } from '../build/css.mjs';
import { inputColours } from './documents.js';
import type { Import } from './import.js';

/** Returns the components whose style sheets read one of these custom properties, by name without `--wsk-`. */
export const componentsReading = (properties: ReadonlySet<string>, root: string): readonly string[] =>
  sheets(root)
    .filter(({ code }) =>
      [...code.matchAll(/var\(\s*--wsk-([a-z][\w-]*)/g)].some(([, name = '']) => properties.has(name)),
    )
    .map(({ file }) => basename(file, '.css'))
    .toSorted();

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value);

/** Writes the changed inputs as TypeScript. */
const pasteable = ({ tokens, ...inputs }: Import['inputs']): string =>
  [
    'const changes: Partial<DesignInputs> = {',
    ...Object.entries(inputs).map(([name, value]) => `  ${name}: ${literal(value)},`),
    ...(tokens
      ? [
          '  tokens: {',
          ...Object.entries(tokens).map(([name, value]) => `    ${literal(name)}: ${literal(value)},`),
          '  },',
        ]
      : []),
    '};',
  ].join('\n');

/**
 * Writes what a document changes: the inputs from what to what, the same as TypeScript and where it belongs, and the
 * components that read what follows from it.
 */
export function reportOf(id: string, file: string, { changes, inputs, properties }: Import, root: string): string {
  if (changes.length === 0) return `${file} changes nothing of ${id}.`;
  const isColour = (input: string) => (inputColours as readonly string[]).includes(input);
  const places = [
    ...(changes.some(({ input }) => isColour(input)) ? [`the colours are in src/brands/all/${id}.ts`] : []),
    ...(changes.some(({ input }) => !isColour(input)) ? [`the rest is in src/brands/looks/${id}.ts`] : []),
  ];
  const components = componentsReading(properties, root);
  return [
    `${file} changes these inputs of ${id}:`,
    ...changes.map(({ input, from, to }) => `  ${input}: ${literal(from)} → ${literal(to)}`),
    '',
    `As withTokens takes them (${places.join(', ')}):`,
    '',
    pasteable(inputs),
    '',
    `Custom properties that change: ${properties.size}. Components that read them: ${components.length}`,
    `  ${components.join(', ')}`,
  ].join('\n');
}
