import { mount } from './mount.js';
import { reportProblem } from './reportProblem.js';

declare global {
  interface Window {
    /** Global handle for mounting islands that were added to the page later. */
    wineStorefrontKit?: { readonly mount: (root?: ParentNode) => void };
  }
}

// For a page without a bundler: the islands mount automatically.
if (window.wineStorefrontKit) reportProblem('islands.browser.js was loaded twice: the second does nothing.');
else {
  window.wineStorefrontKit = { mount: (root) => mount(root) };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => mount());
  else mount();
}
