import { spyOn } from 'storybook/test';

/** Method, path and query of every call from here on, reads as well. */
export function recordedAddresses(): readonly string[] {
  const made: string[] = [];
  const { fetch } = window;
  spyOn(window, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    made.push(`${request.method} ${pathname}${search}`);
    return fetch(request);
  });
  return made;
}
