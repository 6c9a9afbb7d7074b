import type { McpServer } from 'tmcp';
import { tool } from 'tmcp/utils';
import * as z from 'zod';
import type { CallRecord } from '../engine/callLog.js';
import { askMock, CommandError, change, lineOf, look, type MockRequest } from '../transport/askMock.js';
import { linkWithCapsule } from '../world/capsuleLink.js';

const world = z.optional(z.string()).describe('Name of the world, if not the shop without a name.');

/** Lets a coding agent look into a mock API on this machine, and change it. @param port the mock API's port */
export function addMockTools(server: McpServer<z.ZodType>, port: string): void {
  /** Returns the mock's answer, or the reason why there is none. */
  async function answered(
    request: MockRequest,
    worldName: string | undefined,
    textOf: (answer: unknown) => string = (answer) => JSON.stringify(answer, null, 1),
  ) {
    try {
      return tool.text(textOf(await askMock(request, port, worldName)));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return tool.error(error.message);
    }
  }

  server.tool(
    {
      name: 'mock-calls',
      description: 'Lists the latest calls that the mock API received, one line each, without secrets.',
      schema: z.object({ world }),
      annotations: { readOnlyHint: true },
    },
    (chosen) =>
      answered(look('calls'), chosen.world, (answer) => {
        const calls = answer as readonly CallRecord[];
        return calls.length > 0 ? calls.map(lineOf).join('\n') : 'No call yet.';
      }),
  );

  server.tool(
    {
      name: 'mock-fault',
      description:
        'Makes calls of the mock API fail: a plan such as “getCart:500*1” (once), “addCartItem:timeout”, “payOrder:offline”. An empty plan ends the faults.',
      schema: z.object({ plan: z.string().describe('Calls and faults, separated by commas.'), world }),
    },
    (chosen) => answered(change('faults', { fault: chosen.plan }), chosen.world),
  );

  server.tool(
    {
      name: 'mock-clock',
      description: 'Moves the time of the mock API on, by days or to a day: cases go out, memberships end.',
      schema: z.object({
        days: z.optional(z.int().min(0)).describe('Number of days.'),
        to: z.optional(z.string()).describe('A day such as 2026-12-24, in place of days.'),
        world,
      }),
    },
    ({ days, to, ...chosen }) =>
      answered(change('clock', to === undefined ? { days: days ?? 0 } : { to }), chosen.world),
  );

  server.tool(
    {
      name: 'mock-world',
      description: 'Starts a new shop in the mock API: a brand, and whose account it is.',
      schema: z.object({
        brand: z.string().describe('Id of the brand, such as law.'),
        country: z.optional(z.string()),
        login: z.optional(z.enum(['visitor', 'soft', 'hard'])),
        persona: z.optional(z.string()).describe('Whose account, such as heavy or plan-active.'),
        seed: z.optional(z.string()),
        clock: z.optional(z.string()).describe('The moment at which the shop starts.'),
        world,
      }),
    },
    ({ world: name, ...settings }) => answered(change('world', settings), name),
  );

  server.tool(
    {
      name: 'mock-state',
      description:
        'Returns everything that the mock API keeps: customers, baskets, orders, plans. Without ids of visits.',
      schema: z.object({ world }),
      annotations: { readOnlyHint: true },
    },
    (chosen) => answered(look('state'), chosen.world),
  );

  server.tool(
    {
      name: 'mock-capsule',
      description:
        'Returns the settings of the mock API as a link to a page with the panel, which offers to start the same shop, or as one text.',
      schema: z.object({
        page: z.optional(z.url()).describe('Address of the page to link to. Without it, the text alone.'),
        world,
      }),
      annotations: { readOnlyHint: true },
    },
    ({ page, ...chosen }) =>
      answered(look('capsule'), chosen.world, (answer) => {
        const { capsule } = answer as { readonly capsule: string };
        return page === undefined ? capsule : linkWithCapsule(page, capsule);
      }),
  );
}
