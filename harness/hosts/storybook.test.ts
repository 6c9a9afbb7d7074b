import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, scriptOf } from '../scripts/tools.mjs';
import { type Agent, connectedAgent } from './agentClient.js';
import { startHost, stopHosts } from './serving.js';

interface Component {
  readonly name: string;
  readonly stories: readonly { readonly id: string; readonly name: string; readonly snippet?: string }[];
}

/** Uses each connection for one request. Storybook can stay busy for seconds after a response; it then closes a
 * connection that was idle for too long, together with the request that has just arrived on it. */
const headers = { connection: 'close' };

let agent: Agent;
let listed: readonly string[];
let components: ReadonlyMap<string, Component>;
beforeAll(async () => {
  const script = scriptOf('storybook', 'storybook');
  // Without the preview, which an agent's questions do not need.
  const options = ['--port', '{port}', '--host', '127.0.0.1', '--ci', '--loglevel', 'error', '--preview-url', 'none'];
  const address = await startHost(root, undefined, script, 'dev', ...options);
  agent = await connectedAgent('storybook', async (load) => {
    const { StreamableHTTPClientTransport } = await load('@modelcontextprotocol/client');
    return new StreamableHTTPClientTransport!(new URL('/mcp', address), { requestInit: { headers } });
  });
  const { text } = await agent.ask('docs-list');
  listed = text.split('\n').filter((line) => line.startsWith('- '));
  const response = await fetch(`${address}/manifests/components.json`, { headers });
  const manifest = (await response.json()) as { components: Record<string, Component> };
  components = new Map(Object.values(manifest.components).map((component) => [component.name, component]));
});
afterAll(async () => {
  await agent?.close();
  stopHosts();
});

/** Returns the three lines of the list with most of these words, which is how an agent reads it. */
function found(words: string): readonly string[] {
  const score = (line: string) => words.split(' ').filter((word) => line.toLowerCase().includes(word)).length;
  return listed.toSorted((one, other) => score(other) - score(one)).slice(0, 3);
}

const storyOf = (component: string, exported: string) =>
  components.get(component)?.stories.find(({ name }) => name.replaceAll(' ', '') === exported);

/** Returns what a module imports, by where it imports it from. */
const importsOf = (snippet: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...snippet.matchAll(/^import (?:type )?\{ (.*) \} from '([^']*)';$/gm)].map(([, names = '', from = '']) => [
      from,
      names,
    ]),
  );

/** Returns what a host could not paste of a component's module. */
function problemsOf(component: string, snippet: string): readonly string[] {
  const {
    react: _,
    'wine-storefront-kit': pure = '',
    'wine-storefront-kit/storefront': wired = '',
    ...others
  } = importsOf(snippet);
  return [
    ...(`${pure}, ${wired}`.split(', ').includes(component) ? [] : [`${component} is not imported from the package`]),
    ...Object.keys(others).map((from) => `an import from ${from}`),
    ...(snippet.match(/\bfrom\(.*/g) ?? []),
  ];
}

describe('an agent in Storybook', () => {
  test.each([
    ['stars of a rating', 'StarRating'],
    ['quantity between two steppers', 'QuantityBox'],
    ['drawer for small screens', 'MobileMenu'],
    ['price of a product and its saving', 'PriceDisplay'],
    ['content of the basket popup', 'BasketPopup'],
  ])('that looks for “%s” finds %s, with stories that a host can paste', async (words, component) => {
    const [line = ''] = found(words).filter((one) => one.startsWith(`- ${component} (`));
    const [, id] = /\(([\w-]+)\)/.exec(line) ?? [];
    const { text } = await agent.ask('docs-show', { id });
    const snippets = [...text.matchAll(/^Story ID: .*?^```\n(.*?)^```$/gms)].map(([, snippet = '']) => snippet);
    expect(snippets.length).toBeGreaterThan(1);
    expect(snippets.flatMap((snippet) => problemsOf(component, snippet))).toEqual([]);
  });

  test('reads a story that extends another', async () => {
    const { text } = await agent.ask('docs-show-story', { storyId: storyOf('StarRating', 'RightToLeft')?.id });
    expect(text).toContain(`
import { StarRating } from 'wine-storefront-kit';

export const Example = () => <StarRating stars={4} reviews={502} />;
`);
  });
});

describe('the manifest of Storybook', () => {
  test('has stories that a host can paste', () => {
    const snippets = [...components.values()].flatMap(({ name, stories }) =>
      stories.flatMap(({ id, snippet }) => (snippet === undefined ? [] : [{ name, id, snippet }])),
    );
    expect(snippets.length).toBeGreaterThan(1000);
    const problems = snippets.flatMap(({ name, id, snippet }) =>
      problemsOf(name, snippet).map((problem) => `${id}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  test('has a source for each story that extends one with a source', () => {
    const extended = globSync('stories/**/*.stories.tsx', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+) = (\w+)\.extend\(/gm)]
        .map(([, exported = '', base = '']) => ({ component: basename(file, '.stories.tsx'), exported, base }))
        .filter(({ component, base }) => storyOf(component, base)?.snippet),
    );
    expect(extended.length).toBeGreaterThan(100);
    expect(extended.filter(({ component, exported }) => !storyOf(component, exported)?.snippet)).toEqual([]);
  });
});
