import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import MiniSearch from 'minisearch';
import { firstSentence } from './firstSentence.js';

type Kind = 'component' | 'page' | 'call';

/** Something that the package documents, as it is found and named in a list. */
export interface Documented {
  readonly name: string;
  readonly kind: Kind;
  /** What it is, in a sentence. */
  readonly summary: string;
}

interface Indexed extends Documented {
  readonly id: string;
  readonly words: string;
  readonly text: string;
}

interface Manifest {
  readonly version: string;
  readonly components: readonly { readonly name: string; readonly description: string }[];
}

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The documentation inside the package: its pages, its components and its calls. */
export interface Archive {
  readonly version: string;
  list(kind: Kind): readonly Documented[];
  /** Returns what fits these words best, by what it does or by its name, best first. */
  find(query: string, kind: Kind | undefined, limit: number): readonly Documented[];
  /** Returns the whole text about something of this name: Markdown, or JSON for a call. */
  read(name: string): string | undefined;
}

/** Names in prose and in code are found by their parts: `AddToBasket`, `add-to-basket`. */
const terms = (text: string): string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns an operation with every part of the document that it refers to, so that it can be read by itself. */
function withReferences(document: OpenApi, path: string, method: string, operation: unknown): string {
  const references: Record<string, unknown> = {};
  function collect(part: unknown): void {
    for (const [, reference = '', section = '', name = ''] of JSON.stringify(part).matchAll(
      /"(#\/components\/(\w+)\/([^"]+))"/g,
    )) {
      if (reference in references) continue;
      references[reference] = document.components[section]?.[name];
      collect(references[reference]);
    }
  }
  collect(operation);
  return JSON.stringify({ method: method.toUpperCase(), path, ...(operation as object), references }, null, 1);
}

/** @param dist the package's folder of published files */
export function openArchive(dist: string): Archive {
  const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
  const manifest: Manifest = JSON.parse(textOf('manifests/components.json'));
  const document: OpenApi = JSON.parse(textOf('openapi.json'));

  const components = manifest.components.map(({ name, description }): Indexed => {
    const text = textOf(`docs/components/${name}.md`);
    return { id: name, name, kind: 'component', summary: firstSentence(description), words: text, text };
  });
  const pages = readdirSync(join(dist, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file): Indexed => {
      const text = textOf(`docs/${file}`);
      const [title = '', question = ''] = text.split('\n').filter(Boolean);
      const name = basename(file, '.md');
      return {
        id: `docs/${name}`,
        name,
        kind: 'page',
        summary: `${title.replace(/^# /, '')}. ${question}`,
        words: text,
        text,
      };
    });
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, value]): Indexed[] => {
      const operation = value as Partial<Operation>;
      const name = operation.operationId;
      if (name === undefined) return [];
      const summary = operation.summary ?? firstSentence(operation.description ?? '');
      const words = [method, path, summary, operation.description, ...(operation.tags ?? [])].join(' ');
      return [
        {
          id: `call/${name}`,
          name,
          kind: 'call',
          summary: `${method.toUpperCase()} ${path}: ${summary}`,
          words,
          text: withReferences(document, path, method, value),
        },
      ];
    }),
  );

  const all = [...components, ...pages, ...calls];
  const documented = ({ name, kind, summary }: Indexed): Documented => ({ name, kind, summary });
  const byId = new Map(all.map((one) => [one.id, one]));
  const index = new MiniSearch<Indexed>({
    fields: ['name', 'summary', 'words'],
    tokenize: terms,
    searchOptions: { boost: { name: 4, summary: 2 }, fuzzy: 0.2, prefix: true },
  });
  index.addAll(all);

  return {
    version: manifest.version,
    list: (kind) => all.filter((one) => one.kind === kind).map(documented),
    find: (query, kind, limit) =>
      index
        .search(query)
        .flatMap(({ id }) => byId.get(id) ?? [])
        .filter((one) => kind === undefined || one.kind === kind)
        .slice(0, limit)
        .map(documented),
    read: (name) => all.find((one) => one.name === name)?.text,
  };
}
