import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ZodJsonSchemaAdapter } from '@tmcp/adapter-zod';
import { StdioTransport } from '@tmcp/transport-stdio';
import { McpServer } from 'tmcp';
import { openArchive } from './archive.js';
import { addDocsTools } from './docsTools.js';
import { addMockTools } from './mockTools.js';

const usage = `mcp [--port N]

Serves the documentation of the installed version to a coding agent, by the Model Context Protocol over standard input
and output, and lets it look into a mock API on this machine and change it.

  --port N    the port of the mock API (4010)
  --help      these lines`;

const instructions =
  'Documentation of the installed version of wine-storefront-kit, and its mock API. Search by what a component does, then show it before using it: names, props and style sheets are in its page. The tools that begin with mock- need a running mock API: npx wine-storefront-kit mock serve.';

/** Runs `mcp` with its arguments, until the input ends. */
export function runMcp(args: readonly string[]): void {
  let values: { readonly port?: string; readonly help?: boolean };
  try {
    ({ values } = parseArgs({ args: [...args], options: { port: { type: 'string' }, help: { type: 'boolean' } } }));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`);
    process.exitCode = 1;
    return;
  }
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  // This module is published in `dist/mocks`, beside what it documents.
  const archive = openArchive(join(fileURLToPath(import.meta.url), '../..'));
  const server = new McpServer(
    { name: 'wine-storefront-kit', version: archive.version, description: 'Documentation and mock API of the kit' },
    { adapter: new ZodJsonSchemaAdapter(), capabilities: { tools: {} }, instructions },
  );
  addDocsTools(server, archive);
  addMockTools(server, values.port ?? '4010');
  new StdioTransport(server).listen();
}
