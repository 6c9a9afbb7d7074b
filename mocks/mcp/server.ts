import { ZodJsonSchemaAdapter } from '@tmcp/adapter-zod';
import { StdioTransport } from '@tmcp/transport-stdio';
import { McpServer } from 'tmcp';
import { openArchive } from './archive.js';
import { addDocsTools } from './docsTools.js';

const instructions =
  'Documentation of the installed version of wine-storefront-kit. Search by what a component does, then show it before using it: names, props and style sheets are in its page.';

/**
 * Serves the package's documentation to a coding agent by the Model Context Protocol, over standard input and output,
 * until the input ends.
 *
 * @param dist the package's folder of published files
 */
export function serveAgent(dist: string): void {
  const archive = openArchive(dist);
  const server = new McpServer(
    { name: 'wine-storefront-kit', version: archive.version, description: 'Documentation of wine-storefront-kit' },
    { adapter: new ZodJsonSchemaAdapter(), capabilities: { tools: {} }, instructions },
  );
  addDocsTools(server, archive);
  new StdioTransport(server).listen();
}
