import { spyOn } from 'storybook/test';

/** Method, address and body of every write from here on. */
export function recordedWrites(): readonly unknown[] {
  const made: unknown[] = [];
  const { fetch } = window;
  spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { method, url } = request.clone();
    if (method !== 'GET') {
      const body = await request.clone().text();
      made.push([method, new URL(url).pathname, ...(body ? [JSON.parse(body)] : [])]);
    }
    return fetch(request);
  });
  return made;
}
