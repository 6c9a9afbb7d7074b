import { spyOn } from 'storybook/test';

/** Method and address, with its query, of every write from here on; and its body, where it has one. */
export function recordedPlanWrites(): readonly string[] {
  const made: string[] = [];
  const { fetch } = window;
  spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { method, url } = request;
    const { pathname, search } = new URL(url);
    if (method !== 'GET')
      made.push([method, pathname + search, await request.clone().text()].filter(Boolean).join(' '));
    return fetch(request);
  });
  return made;
}
