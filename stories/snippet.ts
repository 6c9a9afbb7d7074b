import { type ComponentType, Fragment, isValidElement, type ReactElement } from 'react';

/** What a story draws. */
export interface Drawn {
  /** Name of the component. */
  readonly component: string;
  /** Returns the package's entry that exports a component. */
  readonly entryOf: (component: string) => string | undefined;
  /** The story's args, resolved. */
  readonly args: Readonly<Record<string, unknown>>;
}

/** Longest value that is written in the element itself, in characters. */
const longest = 60;
const longestLine = 80;

const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null;

/** An instance of a class, markup, a rich text or an element of the kit's own has no text that a host could paste. */
class NotWritable extends Error {}

/** Writes a function. A callback does nothing; what another function returns is up to the host. */
const stub = (value: object): string =>
  'mock' in value && !(value as { getMockImplementation?: () => unknown }).getMockImplementation?.()
    ? '() => {}'
    : "() => { throw new Error('Not implemented') }";

function quoted(text: string): string {
  if (/<\w[^<]*>/.test(text)) throw new NotWritable();
  return text.includes("'") && !/["\\\n]/.test(text)
    ? `"${text}"`
    : `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
}

const isText = (text: string): boolean => text !== '' && !/["'\\\n{}<>&]/.test(text) && text.trim() === text;

const isName = (text: string): boolean => /^[a-z_$][\w$]*$/i.test(text);

/** Moves all lines but the first. */
const indented = (text: string): string => text.replaceAll('\n', '\n  ');

/** Writes values and elements as TypeScript, and collects the components that they draw. */
class Writer {
  readonly #entryOf: Drawn['entryOf'];
  readonly #taken = new Map<string, Set<string>>();

  constructor(entryOf: Drawn['entryOf']) {
    this.#entryOf = entryOf;
  }

  /** The import of each entry, in the order in which they are needed. */
  get imports(): readonly string[] {
    return [...this.#taken].map(([entry, names]) => `import { ${[...names].sort().join(', ')} } from '${entry}';`);
  }

  /** Returns the name of an exported component, which is imported.
   * @throws NotWritable */
  take(name: string): string {
    const entry = this.#entryOf(name);
    if (!entry) throw new NotWritable();
    this.#taken.set(entry, (this.#taken.get(entry) ?? new Set()).add(name));
    return name;
  }

  /** Writes a value.
   * @throws NotWritable */
  value(value: unknown): string {
    if (typeof value === 'function') return stub(value);
    if (typeof value === 'string') return quoted(value);
    if (value === null || ['undefined', 'number', 'boolean'].includes(typeof value)) return String(value);
    if (isValidElement<Readonly<Record<string, unknown>>>(value)) return this.#drawn(value);
    if (typeof value !== 'object' || !isPlain(value) || '$$typeof' in value || 'nodeType' in value)
      throw new NotWritable();
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    const parts = Array.isArray(value)
      ? value.map((item) => this.value(item))
      : Object.entries(value).map(([key, item]) => `${isName(key) ? key : quoted(key)}: ${this.value(item)}`);
    if (parts.length === 0) return `${open}${close}`;
    const inLine = Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
    if (inLine.length <= longest && !inLine.includes('\n')) return inLine;
    return `${open}\n${parts.map((part) => `  ${indented(part)},\n`).join('')}${close}`;
  }

  /** Writes a prop as an attribute. */
  attribute(name: string, value: unknown): string {
    if (value === true) return name;
    if (typeof value === 'string' && isText(value) && value.length <= longest) return `${name}="${value}"`;
    return `${name}={${this.value(value)}}`;
  }

  /** Writes an element.
   * @throws NotWritable */
  element(name: string, attributes: readonly string[], children: unknown): string {
    const inLine = ['', ...attributes].join(' ');
    const isShort = inLine.length <= longestLine && !inLine.includes('\n');
    const opened = isShort
      ? `<${name}${inLine}`
      : `<${name}\n${attributes.map((one) => `  ${indented(one)}\n`).join('')}`;
    const content = this.#content(children);
    if (content.length === 0) return `${opened}${isShort ? ' ' : ''}/>`;
    const whole = `${opened}>${content.join('')}</${name}>`;
    const isOneText = content.length === 1 && !content[0]?.startsWith('<');
    if (isOneText || (whole.length <= longestLine && !whole.includes('\n'))) return whole;
    return `${opened}>\n${content.map((one) => `  ${indented(one)}\n`).join('')}</${name}>`;
  }

  #drawn({ type, props: { children, ...props } }: ReactElement<Readonly<Record<string, unknown>>>): string {
    const attributes = Object.entries(props).map(([name, value]) => this.attribute(name, value));
    return this.element(this.#nameOf(type), attributes, children);
  }

  #nameOf(type: unknown): string {
    if (typeof type === 'string') return type;
    if (type === Fragment) return '';
    if (typeof type !== 'function') throw new NotWritable();
    // A build shortens the names of functions, and keeps those for displaying.
    return this.take((type as ComponentType).displayName ?? type.name);
  }

  /** Writes each child. Only a single text is written without braces, which keep the spaces between children. */
  #content(children: unknown): readonly string[] {
    if (typeof children === 'string' && isText(children)) return [children];
    return [children].flat(Number.POSITIVE_INFINITY).flatMap((child) => {
      if (child === undefined || child === null || typeof child === 'boolean') return [];
      return isValidElement(child) ? [this.value(child)] : [`{${this.value(child)}}`];
    });
  }
}

/**
 * Writes a story as a module that a host can paste: with the imports from the package and the values that the story
 * takes from its shop. Long values are constants above the element.
 *
 * @returns undefined for a story with something that has no text, whose own source says more
 */
export function snippetOf({ component, entryOf, args }: Drawn): string | undefined {
  try {
    const writer = new Writer(entryOf);
    writer.take(component);
    const { children, ...props } = args;
    const constants: string[] = [];
    const attributes = Object.entries(props).map(([name, value]) => {
      const text = writer.value(value);
      if ((text.length <= longest && !text.includes('\n')) || !isName(name)) return writer.attribute(name, value);
      constants.push(`const ${name}: Props['${name}'] = ${text};\n`);
      return `${name}={${name}}`;
    });
    const element = writer.element(component, attributes, children);
    const isLong = element.includes('\n');
    return [
      ...(constants.length > 0 ? ["import type { ComponentProps } from 'react';"] : []),
      ...writer.imports,
      '',
      ...(constants.length > 0 ? [`type Props = ComponentProps<typeof ${component}>;`, '', ...constants] : []),
      `export const Example = () => ${isLong ? `(\n  ${indented(element)}\n)` : element};`,
      '',
    ].join('\n');
  } catch (error) {
    if (error instanceof NotWritable) return undefined;
    throw error;
  }
}
