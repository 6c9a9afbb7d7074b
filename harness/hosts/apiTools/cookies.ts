// Node's fetch keeps no cookies and knows no page: this one does both, as a browser on the shop's own site.

declare const process: { env: Record<string, string | undefined>; stdout: { write(text: string): void } };

const { fetch } = globalThis;
const { API = '' } = process.env;
let cookie = '';

globalThis.fetch = async (input, init) => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, API);
  const request = new Request(API + pathname + search, input instanceof Request ? input : init);
  if (cookie) request.headers.set('cookie', cookie);
  const answer = await fetch(request);
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  return answer;
};

/** Prints what a host would look at. */
export const print = (result: unknown): void => process.stdout.write(JSON.stringify(result));
