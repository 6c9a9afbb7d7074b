import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexEntry, Manifests, PresetPropertyFn } from 'storybook/internal/types';
import { createServer } from 'vite';
import { firstSentence } from '../mocks/mcp/firstSentence.js';
import { storiesForServers } from '../stories/storiesForServers.js';

const root = join(import.meta.dirname, '..');

/** Longest module in the manifest, in characters: an agent reads three of them at once. */
const longest = 20_000;

type Snippets = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the stories' modules, since their values come from a shop that the text of a story does not contain. */
async function readSnippets(): Promise<Snippets> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [storiesForServers],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const module = await server.ssrLoadModule('/stories/hostSnippets.ts');
    const { hostSnippets } = module as typeof import('../stories/hostSnippets.js');
    return new Map(hostSnippets().map(({ component, stories }) => [component, stories]));
  } finally {
    await server.close();
  }
}

/** Returns a text that differs once a source of stories was changed, added or removed. */
function stateOfSources(): string {
  const files = globSync('{src,stories,mocks}/**/*.{ts,tsx,json}', { cwd: root });
  return `${files.length} ${Math.max(...files.map((file) => statSync(join(root, file)).mtimeMs))}`;
}

let read: { readonly state: string; readonly snippets: Promise<Snippets> } | undefined;

/** Returns the snippets of the current sources. Each answer to an agent needs them, and reading takes seconds. */
function currentSnippets(): Promise<Snippets> {
  const state = stateOfSources();
  if (read?.state !== state) read = { state, snippets: readSnippets() };
  return read.snippets;
}

/** Writes each story in the manifest for coding agents as a module that a host can paste, and says in a sentence what
 * each component is. */
export const manifestsForHosts: PresetPropertyFn<
  'experimental_manifests',
  { experimental_manifests?: Manifests },
  { manifestEntries: readonly IndexEntry[] }
> = async (manifests = {}, { manifestEntries }) => {
  const { components: manifest } = manifests;
  if (!manifest) return manifests;
  const written = await currentSnippets();
  const exports = new Map(
    manifestEntries.map((entry) => [entry.id, entry.type === 'story' ? (entry.exportName ?? '') : '']),
  );
  const components = Object.entries(manifest.components).map(([id, { import: _, ...component }]) => {
    // The module of a story has its imports, so that those of the component would be there twice.
    const stories = component.stories.map(({ snippet: _, warning: __, error: ___, ...story }) => {
      const snippet = written.get(component.name)?.get(exports.get(story.id) ?? '');
      return { ...story, ...(snippet && snippet.length <= longest && { snippet }) };
    });
    // A list cuts a description off within its first sentence.
    const summary = firstSentence((component.description ?? '').replace(/\s+/g, ' '));
    return [id, { ...component, summary, stories }] as const;
  });
  return { ...manifests, components: { ...manifest, components: Object.fromEntries(components) } };
};
