import type { TagsOptions } from 'storybook/internal/types';

/** What a story is indexed by: where it is, and the name of its export. */
interface IndexedStory {
  readonly type: string;
  readonly exportName?: string;
  readonly tags?: string[];
}

/** The tags of the sidebar's filter. What the first look does not need is off until it is asked for. */
export const filterTags = {
  /** A container with the mock shop. */
  wired: { defaultFilterSelection: 'exclude' },
  /** Something fails, or is refused. */
  fault: { defaultFilterSelection: 'exclude' },
  /** A narrow place, long text, zoom, the other writing direction. */
  edge: { defaultFilterSelection: 'exclude' },
  /** What a component shows beyond its first three states. */
  more: { defaultFilterSelection: 'exclude' },
  /** Sheets of all brands. */
  matrix: {},
  visitor: {},
  soft: {},
  hard: {},
} as const satisfies TagsOptions;

const fails =
  /Fail|Fault|Refus|TimedOut|Offline|Lost|Malformed|Unreachable|Invalid|Rejected|Declined|Broken|Unavailable/;
const isEdge = /Narrow|Zoomed|RightToLeft|Long|Wrapped/;
const statesAtFirst = 3;

/** Returns the source of each story of a file by the name of its export. */
function sourcesOf(source: string): ReadonlyMap<string, string> {
  const parts = source.split(/^export const (?=\w+ =)/m).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(' ')), part]));
}

/** Adds the tags of the sidebar's filter to the entries of a file's index, and removes from the manifest for coding agents
 * what has no place in it. The login state is one that the story itself
 * sets; a story without one follows the toolbar. */
export function withFilterTags<Entry extends IndexedStory>(
  entries: readonly Entry[],
  file: string,
  source: string,
): Entry[] {
  const sources = sourcesOf(source);
  const path = file.replaceAll('\\', '/');
  let states = 0;
  return entries.map((entry) => {
    if (entry.type !== 'story') return entry;
    const name = entry.exportName ?? '';
    const own = sources.get(name) ?? '';
    const login = /\blogin: '(visitor|soft|hard)'/.exec(own)?.[1];
    const special = [
      ...(path.includes('/stories/storefront/') ? ['wired'] : []),
      ...(fails.test(name) || /\bfault: '/.test(own) ? ['fault'] : []),
      ...(isEdge.test(name) ? ['edge'] : []),
      ...(path.includes('/stories/matrix/') ? ['matrix'] : []),
    ];
    if (special.length === 0) states += 1;
    // Those are no components that a host imports.
    const unlisted = /\/stories\/(storefront|matrix|docs)\//.test(path) ? ['!manifest'] : [];
    const more = special.length === 0 && states > statesAtFirst ? ['more'] : [];
    return { ...entry, tags: [...(entry.tags ?? []), ...special, ...unlisted, ...more, ...(login ? [login] : [])] };
  });
}
