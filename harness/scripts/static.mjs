import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * Serves a folder below a path and nothing above it, so that an absolute address in it gets a 404.
 *
 * @param {string} folder
 * @param {string} base such as `/some/deep/path/`
 */
export async function serve(folder, base) {
  // `dev` reads each file on request, because the folder may change in the meantime.
  const files = sirv(folder, { dev: true, etag: true });
  const server = createServer((request, response) => {
    if (!request.url?.startsWith(base)) {
      response.writeHead(404).end();
      return;
    }
    request.url = request.url.slice(base.length - 1);
    files(request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}${base}`, close: () => server.closeAllConnections() ?? server.close() };
}
