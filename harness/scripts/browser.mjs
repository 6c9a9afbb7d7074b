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
  // What is drawn anew is drawn whole, or its edges keep a trace of what was there before.
  '--disable-partial-raster',
  // A test that needs the network fails the same way everywhere, instead of passing where there is one.
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

/** Unpacks the Chromium that comes with the npm package, with the libraries and fonts it needs, once per version. */
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
 * The package unpacks into the temporary folder, and takes whatever lies there under its names: half a file of an
 * interrupted run, or another version. So it gets a folder of its own, which takes its final name when complete.
 *
 * @param {string} cache
 * @param {string} home
 */
async function unpack(cache, home) {
  mkdirSync(cache, { recursive: true });
  const { TMPDIR, AWS_LAMBDA_JS_RUNTIME, LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
  const folder = mkdtempSync(join(cache, 'unpacking-'));
  // Its libraries are unpacked only where it believes to be on Lambda.
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
  // Its own file names /tmp/fonts, which is right only where the temporary folder is /tmp.
  writeFileSync(
    join(folder, 'fonts/fonts.conf'),
    `<?xml version="1.0"?>\n<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>\n`,
  );
  // Another run may have been faster, and its copy be in use; a folder without the browser is a leftover.
  if (existsSync(join(home, 'chromium'))) rmSync(folder, { recursive: true });
  else {
    rmSync(home, { recursive: true, force: true });
    renameSync(folder, home);
  }
}

/** @type {Promise<string> | undefined} */
let found;

/** The browser every test runs in: pinned on Linux x64, so that all machines draw the same pixels. */
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

/** One browser for many test files, each of which connects to its address. */
export async function launchBrowserServer() {
  return chromium.launchServer(await launchOptions());
}
