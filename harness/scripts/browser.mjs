import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './tools.mjs';

/** @typedef {import('playwright-core').LaunchOptions} LaunchOptions */

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  // Redrawn areas are redrawn completely; otherwise their edges keep traces of the previous content.
  '--disable-partial-raster',
  // A test that needs the network fails the same way everywhere, instead of passing where there is a connection.
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE [::1], EXCLUDE localhost, EXCLUDE *.localhost',
];

const installed = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  linux: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'].map((name) => `/usr/bin/${name}`),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].map(
    (folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
};

/** Unpacks the Chromium of the npm package, with the libraries and fonts it needs, once per version. */
async function pinned() {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  const cache = join(root, 'node_modules/.cache/browser');
  const home = join(cache, version);
  if (!existsSync(join(home, 'chromium'))) await unpack(cache, home);
  process.env.LD_LIBRARY_PATH = [join(home, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  process.env.FONTCONFIG_PATH = join(home, 'fonts');
  return join(home, 'chromium');
}

/**
 * Unpacks the package in a separate folder, which gets its final name when complete. The package would unpack into the
 * temporary folder and reuse any files with its names there, such as those of an interrupted run or another version.
 *
 * @param {string} cache
 * @param {string} home
 */
async function unpack(cache, home) {
  mkdirSync(cache, { recursive: true });
  const { TMPDIR, AWS_LAMBDA_JS_RUNTIME, LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
  const folder = mkdtempSync(join(cache, 'unpacking-'));
  // Its libraries are unpacked only if it detects Lambda.
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' });
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error('The pinned browser could not be unpacked; CHROME_PATH can name another.', { cause: error });
  } finally {
    for (const [name, value] of Object.entries({ TMPDIR, AWS_LAMBDA_JS_RUNTIME, LD_LIBRARY_PATH, FONTCONFIG_PATH })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
  // The package's own configuration refers to /tmp/fonts, which is wrong if the temporary folder is elsewhere.
  writeFileSync(
    join(folder, 'fonts/fonts.conf'),
    `<?xml version="1.0"?>\n<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>\n`,
  );
  // Another run may have been faster, and its copy may be in use. A folder without the browser is a leftover.
  if (existsSync(join(home, 'chromium'))) rmSync(folder, { recursive: true });
  else {
    rmSync(home, { recursive: true, force: true });
    renameSync(folder, home);
  }
}

/** @type {Promise<string> | undefined} */
let found;

/** Returns the path of the browser for all tests, which is pinned on Linux x64 so that all machines draw the same
 * pixels. */
export function browserPath() {
  found ??= find();
  return found;
}

async function find() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') return pinned();
  const candidates = [...(installed[/** @type {keyof typeof installed} */ (process.platform)] ?? [])];
  const path = [...candidates, chromium.executablePath()].find(existsSync);
  if (path) return path;
  throw new Error(
    'No browser for the tests found. Install Google Chrome or Chromium, or run `npx playwright-core install chromium`, ' +
      'or name one in the environment variable CHROME_PATH.',
  );
}

/**
 * @param {LaunchOptions} [options]
 * @returns {Promise<LaunchOptions>}
 */
export async function launchOptions(options) {
  const executablePath = await browserPath();
  return { executablePath, ...options, args: [...args, ...(options?.args ?? [])] };
}

/** @param {LaunchOptions} [options] */
export async function launchBrowser(options) {
  return chromium.launch(await launchOptions(options));
}

/** The browser lays out and composes each frame, but has no memory (in MiB) in which to paint what is in it. Painting
 * takes a sixth of the time of a page with many drawings, and nothing but a picture shows it. */
const paintNothing = ['--force-gpu-mem-available-mb=1'];

/** Tests keep every core busy, so what drawing gains by more processes and threads is less than what it costs. */
const drawWithOneThread = ['--in-process-gpu', '--num-raster-threads=1'];

/** Options of a browser whose pages are open for minutes, and of which no pictures are taken. The last optimization of
 * its scripts costs more than it gains in that time. */
export const storyOptions = () =>
  launchOptions({ args: [...paintNothing, ...drawWithOneThread, '--js-flags=--no-turbofan'] });

/** Launches a browser for tests that take no pictures and whose pages are open for seconds, in which no optimization of
 * their scripts pays. */
export const launchQuickBrowser = () =>
  launchBrowser({ args: [...paintNothing, ...drawWithOneThread, '--js-flags=--no-maglev --no-turbofan'] });
