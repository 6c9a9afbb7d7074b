import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm } from '../scripts/tools.mjs';
import { host } from './host.js';

/** The part of the client of the protocol's own authors that is used here. */
interface Client {
  connect(transport: unknown, options?: { timeout: number }): Promise<void>;
  close(): Promise<void>;
  callTool(
    call: { name: string; arguments: Record<string, unknown> },
    options?: { timeout: number },
  ): Promise<{ content: { text: string }[]; isError?: boolean }>;
}

/** Loads a module of the client. */
type Load = (name: string) => Promise<Record<string, new (...options: unknown[]) => unknown>>;

/** An agent that is connected to a server of the Model Context Protocol. */
export interface Agent {
  ask(tool: string, given?: Record<string, unknown>): Promise<{ text: string; isError: boolean }>;
  close(): Promise<void>;
}

/** Installs the client of the protocol's own authors, and connects it. */
export async function connectedAgent(name: string, transport: (load: Load) => Promise<unknown>): Promise<Agent> {
  const folder = join(host, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(['install', '@modelcontextprotocol/client@2.4.0'], folder);
  const resolve = createRequire(join(folder, 'package.json')).resolve;
  const load: Load = (module) => import(/* @vite-ignore */ pathToFileURL(resolve(module)).href);
  const { Client } = await load('@modelcontextprotocol/client');
  const client = new Client!({ name, version: '1.0.0' }) as Client;
  // The client's own limit of a minute would fail a test on a slow machine.
  const patient = { timeout: 600_000 };
  await client.connect(await transport(load), patient);
  return {
    async ask(tool, given = {}) {
      const { content, isError } = await client.callTool({ name: tool, arguments: given }, patient);
      return { text: content.map(({ text }) => text).join('\n'), isError: isError ?? false };
    },
    close: () => client.close(),
  };
}
