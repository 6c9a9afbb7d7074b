'use client';

import { type Island, islandOf, islands } from './registry.js';
import { type Start, starts } from './start.js';

export const islandAttribute = 'data-wsk-island';

/** A valid island element: its island, its parsed props, and its start time. */
export interface ReadIsland {
  readonly island: Island;
  readonly props: object;
  readonly start: Start;
}

/** Reads an island element: its name, `data-wsk-props` (JSON) and `data-wsk-start`. For an invalid element it returns
 * the problem, worded as the end of a sentence that begins with the island's name. */
export function readIsland(element: HTMLElement): ReadIsland | { readonly problem: string } {
  const { wskIsland = '', wskProps = '{}', wskStart = 'load' } = element.dataset;
  if (element.parentElement?.closest(`[${islandAttribute}]`))
    return { problem: 'is inside another island, which draws its own content. Put them side by side.' };
  const island = islandOf(wskIsland);
  if (!island)
    return { problem: `is unknown. Use one of: ${Object.keys(islands).join(', ')}; or a page, such as product-page.` };
  const start = starts.find((candidate) => candidate === wskStart);
  if (!start) return { problem: `has an unknown start "${wskStart}". Use one of: ${starts.join(', ')}.` };
  const parsedProps = parsed(wskProps);
  if (parsedProps === undefined) return { problem: `has props that are not JSON: ${wskProps}` };
  const read = island.props.safeParse(parsedProps);
  if (read.success) return { island, props: read.data, start };
  const [issue] = read.error.issues;
  const field = issue?.path.join('.') || 'the whole';
  return { problem: `has props it cannot use: ${wskProps} (${field}: ${issue?.message})` };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
