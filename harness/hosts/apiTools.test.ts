import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitWorld, walkLongVisit } from '../../mocks/conformance/longVisit.js';
import { isLong } from '../../mocks/testing/properties.js';
import manifest from '../../package.json' with { type: 'json' };
import { npm, root, scriptOf } from '../scripts/tools.mjs';
import { host } from './host.js';
import { freePort, startMockApi, stopHosts } from './serving.js';

// Tools that nobody here wrote read the package's API document: they generate clients that buy a bottle, check each
// answer of the mock, and run the workflows. `npm test` runs one client and the workflows, `npm run test:deep` all of it.

const run = promisify(execFile);
const published = join(host, 'node_modules', manifest.name, 'dist');

/** Installs packages in a folder of their own, with the sources of the clients. The folder is kept between runs. */
function installed(name: string, packages: readonly string[]): string {
  const folder = join(root, 'node_modules/.cache/api-tools', name);
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, 'generated'), { recursive: true, force: true });
  cpSync(join(root, 'harness/hosts/apiTools'), folder, { recursive: true });
  for (const file of ['openapi.json', 'arazzo.yaml']) cpSync(join(published, file), join(folder, file));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(['install', '--ignore-scripts', ...packages], folder);
  return folder;
}

/** Runs a script of a package in a folder. @returns what it printed */
async function ran(folder: string, script: string, args: readonly string[] = [], env = {}): Promise<string> {
  const { NODE_OPTIONS: _, VITEST: __, ...rest } = process.env;
  const options = { cwd: folder, env: { ...rest, ...env, NO_COLOR: '1' }, timeout: 600_000, maxBuffer: 50_000_000 };
  const { stdout } = await run(process.execPath, [script, ...args], options).catch((error) => {
    throw new Error(`${error.message}\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}

let api = '';
beforeAll(async () => {
  api = await startMockApi('law');
});
afterAll(stopHosts);

/** Starts a new shop. */
const startShop = (world: object): Promise<Response> =>
  fetch(`${api}/__mock/world`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brand: 'law', ...world }),
  });

const clients = [
  {
    tool: 'openapi-typescript',
    client: 'openapiFetch',
    packages: ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'],
    generator: ['openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'generated/openapiTypescript.ts'],
  },
  {
    tool: '@hey-api/openapi-ts',
    client: 'heyApi',
    packages: ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'],
    generator: ['@hey-api/openapi-ts/bin/run.js', '-i', 'openapi.json', '-o', 'generated/heyApi'],
  },
  {
    tool: 'orval',
    client: 'orval',
    packages: ['orval@8.38.0'],
    generator: ['orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs'],
  },
  {
    tool: 'kubb',
    client: 'kubb',
    packages: ['cli', 'core', 'plugin-oas', 'plugin-ts', 'plugin-client'].map((name) => `@kubb/${name}@4.39.3`),
    generator: ['@kubb/cli/bin/kubb.cjs', 'generate'],
  },
].filter(({ tool }) => isLong || tool === 'openapi-typescript');

describe.each(clients)('a client made by $tool', ({ client, packages, generator }) => {
  test('compiles strictly, and buys two bottles', async () => {
    const folder = installed(client, packages);
    const [script = '', ...args] = generator;
    await ran(folder, join(folder, 'node_modules', script), args);
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      types: [],
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [`${client}.ts`] }));
    expect(await ran(folder, scriptOf('typescript', 'tsc'), ['-p', '.'])).toBe('');
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: `${client}.ts`, outDir: 'out', target: 'node20' },
    });
    await startShop({});
    expect(JSON.parse(await ran(folder, join('out', `${client}.js`), [], { API: api }))).toEqual({
      refusal: 'cartItems: must name at least one item',
      numBottles: 2,
      isSame: true,
      bought: 2,
      isGuest: true,
    });
  });
});

/** Runs the workflows against a server of the API. @returns the result, how many workflows ran, and their requests */
async function runWorkflows(server: string) {
  const folder = installed('respect', ['@redocly/cli@2.77.0']);
  await startShop({});
  const args = ['respect', 'arazzo.yaml', '--server', `shop=${server}`, '--json-output', 'report.json'];
  await ran(folder, join(folder, 'node_modules/@redocly/cli/bin/cli.js'), args, { REDOCLY_TELEMETRY: 'off' });
  const { status, files } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  const [{ executedWorkflows, totalRequests }] = Object.values(files) as [
    { executedWorkflows: unknown[]; totalRequests: number },
  ];
  return { status, workflows: executedWorkflows.length, requests: totalRequests };
}

test('the workflows run from their beginning to their end', async () => {
  const { status, workflows, requests } = await runWorkflows(api);
  expect([status, workflows]).toEqual(['success', 12]);
  expect(requests).toBeGreaterThan(90);
});

interface Media {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly 'x-before'?: readonly string[];
}

/** Returns the request of each operation's own example. */
function exampleRequests() {
  const { paths } = JSON.parse(readFileSync(join(published, 'openapi.json'), 'utf8')) as {
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const given = (operation.parameters ?? []).filter(({ example }) => example !== undefined);
      const query = given.flatMap(({ in: place, name, example = '' }) => (place === 'query' ? [[name, example]] : []));
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(given.find((one) => one.name === name)?.example ?? ''),
      );
      const media = operation.requestBody?.content['application/json'];
      const [{ value } = { value: media?.example }] = Object.values(media?.examples ?? {});
      return {
        id: operation.operationId,
        before: operation['x-before'] ?? [],
        method: method.toUpperCase(),
        address: query.length > 0 ? `${address}?${new URLSearchParams(query)}` : address,
        body: value === undefined ? undefined : JSON.stringify(value),
      };
    }),
  );
}

function isJson(body = 'null'): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

describe.runIf(isLong)('tools that check', () => {
  test('Spectral has nothing to say but what the requirements and the missing mail address cause', async () => {
    const folder = installed('spectral', ['@stoplight/spectral-core@1.24.1', '@stoplight/spectral-rulesets@1.23.1']);
    const found = JSON.parse(await ran(folder, 'lint.mjs')) as string[];
    const counted = Object.entries(Object.groupBy(found, (code) => code));
    expect(Object.fromEntries(counted.map(([code, all = []]) => [code, all.length]))).toEqual({
      // The requirements write six paths with a slash at their end.
      'path-keys-no-trailing-slash': 6,
      // The project has issues in place of a mail address.
      'contact-properties': 1,
    });
  });

  describe('Prism before the mock', () => {
    let prism: ChildProcess | undefined;
    let proxy = '';
    beforeAll(async () => {
      const folder = installed('prism', ['@stoplight/prism-cli@5.16.0']);
      const port = await freePort();
      const script = join(folder, 'node_modules/@stoplight/prism-cli/dist/index.js');
      const started = spawn(process.execPath, [script, 'proxy', 'openapi.json', api, '--port', `${port}`], {
        cwd: folder,
      });
      prism = started;
      await new Promise<void>((resolve, reject) => {
        started.stdout.on('data', (text: Buffer) => text.includes('Prism is listening') && resolve());
        started.once('exit', (code) => reject(new Error(`Prism ended with ${code}.`)));
      });
      proxy = `http://127.0.0.1:${port}`;
    });
    afterAll(() => prism?.kill());

    test('finds no violation in any call', async () => {
      const requests = exampleRequests();
      const violations: string[] = [];
      let made = 0;
      for (const request of requests) {
        // One takes a recording, and the other ends a world with a name.
        if (['replayMockRecording', 'endMockWorld'].includes(request.id)) continue;
        await startShop({ persona: 'heavy', login: 'hard' });
        const visit = await fetch(`${api}/api/user/details`);
        let [cookie = ''] = visit.headers.getSetCookie()[0]?.split(';') ?? [];
        const earlier = request.before.flatMap((id) => requests.filter((one) => one.id === id));
        for (const { id, method, address, body } of [...earlier, request]) {
          const answer = await fetch(proxy + address, {
            method,
            headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
            ...(body !== undefined && { body }),
          });
          cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
          await answer.text();
          const said = answer.headers.get('sl-violations');
          if (answer.status !== 200 || said !== null) violations.push(`${id} ${answer.status} ${said}`);
          made += 1;
        }
      }
      expect(violations).toEqual([]);
      expect(made).toBeGreaterThan(200);
    });

    test('finds no violation in the workflows', async () => {
      const found: string[] = [];
      let made = 0;
      // Prism says what it finds in a header of the answer, which the workflows pass over.
      const listener = createServer(async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
        const { method = 'GET', url = '/' } = request;
        const answer = await fetch(proxy + url, {
          method,
          headers: headers as Record<string, string>,
          ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
        });
        made += 1;
        const said = answer.headers.get('sl-violations');
        if (said !== null) found.push(`${method} ${url} ${answer.status} ${said}`);
        response.writeHead(answer.status, {
          'content-type': answer.headers.get('content-type') ?? 'application/json',
          'set-cookie': answer.headers.getSetCookie(),
        });
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
      await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
      try {
        const { port } = listener.address() as AddressInfo;
        const { status, requests } = await runWorkflows(`http://127.0.0.1:${port}`);
        expect(status).toBe('success');
        expect(made).toBe(requests);
      } finally {
        listener.close();
      }
      expect(found).toEqual([]);
    });

    test('finds no violation in the answers of a long visit, nor in a request that the mock takes', async () => {
      await startShop(visitWorld);
      let cookie = '';
      let made = 0;
      const found: string[] = [];
      await walkLongVisit(async ({ method, address, body }) => {
        // Pictures are no calls of the API, and Prism gives no answer to a body that is not JSON.
        const isCall = !address.startsWith('/images/') && isJson(body);
        const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
        const sent = { method, headers, signal: AbortSignal.timeout(30_000), ...(body !== undefined && { body }) };
        const answer = await fetch((isCall ? proxy : api) + address, sent);
        cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
        if (isCall) made += 1;
        const violations = JSON.parse(answer.headers.get('sl-violations') ?? '[]') as {
          location: string[];
          message: string;
        }[];
        for (const violation of violations)
          if (answer.ok || violation.location[0] === 'response')
            found.push(`${method} ${address} ${answer.status} ${violation.message}`);
        return { status: answer.status, contentType: answer.headers.get('content-type'), text: await answer.text() };
      });
      expect(found).toEqual([
        // The requirements give this call two addresses, of which the document has one in `x-also-at`.
        'GET /json/searchsuggest/internal/searchsuggest_en_GB_AVRY.json 200 Selected route not found',
      ]);
      expect(made).toBeGreaterThan(60);
    });
  });
});
