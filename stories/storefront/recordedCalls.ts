import { spyOn } from 'storybook/test';

/** Method, address with its query, and body of every call of the API from here on, reads too.
 * @param answer by the path of a call, in place of the mock's */
export function recordedCalls(
  answer: (path: string) => Response | undefined = () => undefined,
): readonly (readonly [method: string, address: string, body?: unknown])[] {
  const made: [string, string, unknown?][] = [];
  const { fetch } = window;
  spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { method, url } = request.clone();
    const { pathname, search } = new URL(url);
    if (pathname.startsWith('/api/')) {
      const body = method === 'GET' ? '' : await request.clone().text();
      made.push(body ? [method, pathname + search, JSON.parse(body)] : [method, pathname + search]);
    }
    return answer(pathname) ?? fetch(request);
  });
  return made;
}

/** Those of them that change something. */
export const writesIn = (made: ReturnType<typeof recordedCalls>) => made.filter(([method]) => method !== 'GET');
