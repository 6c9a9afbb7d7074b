import { contentHosts } from '../../src/api/contentHosts.js';
import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints } from '../../src/api/endpoints.js';
import type { FindResponder } from './answering.js';

type Resolver = (info: { readonly request: Request }) => Promise<Response | undefined>;
type MakeHandler<Handler> = (address: RegExp, resolver: Resolver) => Handler;

/** The part of MSW’s `http` that is used here, the same in MSW 2 and 3. */
export type MswHttp<Handler> = Readonly<Record<'get' | 'post' | 'put' | 'delete', MakeHandler<Handler>>>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a path of the table as a pattern, with or without a slash at its end. */
const patternOf = (path: string, manySegments: string | undefined): string =>
  path
    .replace(/\/$/, '')
    .split(/(\{\w+\})/)
    .map((part, place) => {
      if (place % 2 === 0) return escaped(part);
      return part === `{${manySegments}}` ? '.*' : '[^/]*';
    })
    .join('');

/** Returns a pattern of an address without its query: at any host, and content also at the service’s own hosts. */
function addressesOf({ path, alsoAt = [], manySegments }: Endpoint): string[] {
  const paths = [path, ...alsoAt];
  const ofContent = [...contentHosts].flatMap(([host, base]) =>
    paths
      .filter((each) => each.startsWith(`${base}/`))
      .map((each) => escaped(host) + patternOf(each.slice(base.length), manySegments)),
  );
  return [...paths.map((each) => `[^/]+${patternOf(each, manySegments)}`), ...ofContent];
}

const pictures = '[^/]+/images/\\w+/[\\w.-]+/[\\w-]+\\.svg';

/**
 * Returns the whole mock as handlers of a host’s own MSW: one for each method, whose pattern lists the addresses of the
 * shop. So MSW still sees which requests nobody handles, and treats them as the host has told it.
 */
export function hostHandlers<Handler>(find: FindResponder, http: MswHttp<Handler>): Handler[] {
  const rows = Object.values<Endpoint>(endpoints);
  return (['get', 'post', 'put', 'delete'] as const).map((name) => {
    const own = rows.filter(({ method }) => method === name.toUpperCase()).flatMap(addressesOf);
    const addresses = name === 'get' ? [...own, pictures] : own;
    return http[name](new RegExp(`^https?://(?:${addresses.join('|')})/?$`), async ({ request }) =>
      find(request)?.(request),
    );
  });
}
