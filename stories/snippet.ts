/** What a story draws. */
export interface Drawn {
  /** Name of the component. */
  readonly component: string;
  /** The package's entry that exports it. */
  readonly entry: string;
  /** The story's args, resolved. */
  readonly args: Readonly<Record<string, unknown>>;
}

/** Longest value that is written in the element itself, in characters. */
const longest = 60;

const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null;

/** A React element, an instance of a class, markup or a rich text has no text that a host could paste. */
class NotWritable extends Error {}

/** Writes a function. A callback does nothing; what another function returns is up to the host. */
const stub = (value: object): string =>
  'mock' in value && !(value as { getMockImplementation?: () => unknown }).getMockImplementation?.()
    ? '() => {}'
    : "() => { throw new Error('Not implemented') }";

/** Writes a value as TypeScript.
 * @throws NotWritable */
function written(value: unknown, indent = ''): string {
  if (typeof value === 'function') return stub(value);
  if (typeof value === 'string') return quoted(value);
  if (value === null || ['undefined', 'number', 'boolean'].includes(typeof value)) return String(value);
  if (typeof value !== 'object' || !isPlain(value) || '$$typeof' in value || 'nodeType' in value)
    throw new NotWritable();
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => written(item, deeper))
    : Object.entries(value).map(
        ([key, item]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key)}: ${written(item, deeper)}`,
      );
  if (parts.length === 0) return `${open}${close}`;
  const inLine = Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (inLine.length <= longest && !inLine.includes('\n')) return inLine;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}

function quoted(text: string): string {
  if (/<\w[^<]*>/.test(text)) throw new NotWritable();
  return text.includes("'") && !/["\\\n]/.test(text)
    ? `"${text}"`
    : `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
}

const isText = (text: string): boolean => text !== '' && !/["'\\\n{}<>&]/.test(text) && text.trim() === text;

/**
 * Writes a story as a module that a host can paste: with the import from the package and the values that the story
 * takes from its shop. Long values are constants above the element.
 *
 * @returns undefined for a story that is made of elements, whose own source says more
 */
export function snippetOf({ component, entry, args }: Drawn): string | undefined {
  try {
    const { children, ...props } = args;
    const constants: string[] = [];
    const attributes = Object.entries(props).flatMap(([name, value]) => {
      if (value === true) return name;
      if (typeof value === 'string' && isText(value) && value.length <= longest) return `${name}="${value}"`;
      const text = written(value);
      if (text.length <= longest && !text.includes('\n')) return `${name}={${text}}`;
      constants.push(`const ${name}: Props['${name}'] = ${text};\n`);
      return `${name}={${name}}`;
    });
    const content =
      children === undefined
        ? undefined
        : typeof children === 'string' && isText(children)
          ? children
          : `{${written(children)}}`;
    const inLine = ['', ...attributes].join(' ');
    const opened =
      inLine.length <= 80
        ? `<${component}${inLine}`
        : `<${component}\n${attributes.map((one) => `    ${one}\n`).join('')} `;
    const element = content === undefined ? `${opened} />` : `${opened.trimEnd()}>${content}</${component}>`;
    return [
      ...(constants.length > 0 ? ["import type { ComponentProps } from 'react';"] : []),
      `import { ${component} } from '${entry}';`,
      '',
      ...(constants.length > 0 ? [`type Props = ComponentProps<typeof ${component}>;`, '', ...constants] : []),
      `export const Example = () => ${opened.includes('\n') ? `(\n  ${element}\n)` : element};`,
      '',
    ].join('\n');
  } catch (error) {
    if (error instanceof NotWritable) return undefined;
    throw error;
  }
}
