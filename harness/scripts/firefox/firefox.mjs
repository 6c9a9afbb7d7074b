import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firefox } from 'playwright-core';

const installed = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  linux: ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/snap/bin/firefox'],
};

/** Returns the path of the installed Firefox, or of the one named in FIREFOX_PATH; undefined if there is none. */
export const firefoxPath = () =>
  process.env.FIREFOX_PATH ?? installed[/** @type {keyof typeof installed} */ (process.platform)]?.find(existsSync);

export async function launchFirefox() {
  const path = firefoxPath();
  if (!path) throw new Error('Firefox was not found. Install it, or name it in FIREFOX_PATH.');
  return firefox.launch({
    // Playwright drives an unmodified Firefox by WebDriver BiDi.
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('./goBetween.mjs', import.meta.url)),
    env: { ...process.env, FIREFOX_PATH: path },
    // The protocol cannot emulate it in every version.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  });
}
