import type { Asked, Told } from '../conformance/longVisit.js';

const origin = 'https://www.shop.example';

/** Returns calls as the HTTP archive a browser saves, with those of other sites, a page and a picture among them. */
export const harOf = (calls: readonly (Asked & Told)[]) => ({
  log: {
    version: '1.2',
    creator: { name: 'A browser', version: '1' },
    entries: [
      entryOf('https://stats.example/api/collect?id=7', { method: 'POST', body: '{}', status: 204, text: '' }),
      entryOf(`${origin}/`, { method: 'GET', status: 200, text: '<!doctype html>' }),
      entryOf(`${origin}/images/classic/0651883/small.svg`, { method: 'GET', status: 200, text: '<svg />' }),
      ...calls.map((call) => entryOf(origin + call.address, call)),
    ],
  },
});

function entryOf(
  url: string,
  { method, body, status, text }: Pick<Asked & Told, 'method' | 'body' | 'status' | 'text'>,
) {
  return {
    startedDateTime: '2026-12-01T09:30:00.000Z',
    time: 12,
    request: {
      method,
      url,
      httpVersion: 'HTTP/2',
      headers: [{ name: 'cookie', value: 'wsk_session=secret' }],
      ...(body !== undefined && { postData: { mimeType: 'application/json', text: body } }),
    },
    response: {
      status,
      headers: [],
      content: {
        size: text.length,
        mimeType: 'application/json',
        text: Buffer.from(text).toString('base64'),
        encoding: 'base64',
      },
    },
  };
}
