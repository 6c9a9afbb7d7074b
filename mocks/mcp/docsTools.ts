import type { McpServer } from 'tmcp';
import { tool } from 'tmcp/utils';
import * as z from 'zod';
import type { Archive, Documented } from './archive.js';

const kinds = ['component', 'page', 'call'] as const;

const inLines = (found: readonly Documented[]): string =>
  found.map(({ name, kind, summary }) => `${name} (${kind}): ${summary}`).join('\n');

const readOnly = { readOnlyHint: true, openWorldHint: false } as const;

/** Gives a coding agent the documentation of the installed version. */
export function addDocsTools(server: McpServer<z.ZodType>, archive: Archive): void {
  server.tool(
    {
      name: 'docs-list',
      description: 'Lists all components, documentation pages or API calls of wine-storefront-kit, one line each.',
      schema: z.object({ kind: z.enum(kinds).describe('What to list.') }),
      annotations: readOnly,
    },
    ({ kind }) => tool.text(inLines(archive.list(kind))),
  );

  server.tool(
    {
      name: 'docs-search',
      description:
        'Finds components, pages and API calls of wine-storefront-kit by what they do or by name, best match first.',
      schema: z.object({
        query: z.string().min(1).describe('What it should do, such as “choose a quantity” or “skip the next case”.'),
        kind: z.optional(z.enum(kinds)).describe('Only this kind; all kinds unless set.'),
        limit: z.optional(z.int().min(1).max(50)).describe('Number of results, 10 unless set.'),
      }),
      annotations: readOnly,
    },
    ({ query, kind, limit = 10 }) => {
      const found = archive.find(query, kind, limit);
      return tool.text(found.length > 0 ? inLines(found) : `Nothing fits “${query}”. Try other words, or docs-list.`);
    },
  );

  server.tool(
    {
      name: 'docs-show',
      description:
        'Shows everything about a component (import, props, states, style sheets), a page, or an API call (parameters, body, answers) by its name.',
      schema: z.object({ name: z.string().min(1).describe('A name from docs-list or docs-search.') }),
      annotations: readOnly,
    },
    ({ name }) => {
      const text = archive.read(name);
      if (text !== undefined) return tool.text(text);
      const near = archive.find(name, undefined, 5);
      return tool.error(
        [`Unknown name “${name}”.`, ...(near.length > 0 ? ['Did you mean one of these?', inLines(near)] : [])].join(
          '\n',
        ),
      );
    },
  );
}
