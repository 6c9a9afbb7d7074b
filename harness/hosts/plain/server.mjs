import { createReadStream, readFileSync, statSync } from 'node:fs';
import { request as ask, createServer } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const [port = '3000'] = process.argv.slice(2);
const api = process.env.API ?? 'http://127.0.0.1:4010';
const here = dirname(fileURLToPath(import.meta.url));
/** Folders of installed packages, by the path at which they are served. */
const served = {
  '/kit/': join(here, 'node_modules/wine-storefront-kit/dist'),
  '/fonts/': join(here, 'node_modules/wine-storefront-kit-fonts'),
};
/** @type {Record<string, string>} */
const types = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' };
const policy = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:";

const page = readFileSync(join(here, 'page.html'), 'utf8');
const wines = [
  ['0651883', 'Bodegas Quintera Rioja Reserva', '£15.99'],
  ['0524718', 'Cap Royal Bordeaux', '£12.99'],
  ['0896639', 'Il Papavero Primitivo', '£9.99'],
];
/** @param {string[]} wine */
const tile = ([code, name, price]) => `
      <td>
        <h3>${name}</h3>
        <p>${price}</p>
        <div class="buy" data-wsk-island="add-to-basket" data-wsk-start="visible" data-wsk-props='{"itemCode":"${code}"}'>
          <form method="post" action="/basket/add"><button name="item" value="${code}">Add to basket</button></form>
        </div>
      </td>`;

/** @param {string} brand */
const pageOf = (brand) => page.replaceAll('{brand}', brand).replace('{tiles}', wines.map(tile).join(''));

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
  if (pathname === '/') {
    const brand = (searchParams.get('brand') ?? 'law').replace(/[^a-z]/g, '');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
    response.end(pageOf(brand));
    return;
  }
  const [path, folder] = Object.entries(served).find(([start]) => pathname.startsWith(start)) ?? ['/', here];
  const file = join(folder, normalize(pathname.slice(path.length - 1)));
  const type = types[extname(file)];
  if (type && statSync(file, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(200, { 'content-type': type });
    createReadStream(file).pipe(response);
    return;
  }
  // Everything else belongs to the API.
  const passed = ask(api + request.url, { method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.writeHead(502).end());
  request.pipe(passed);
}).listen(Number(port), '127.0.0.1');
