import { complain } from './complain.js';
import { mount } from './mount.js';

declare global {
  interface Window {
    /** For parts added to the page later. */
    wineStorefrontKit?: { readonly mount: (root?: ParentNode) => void };
  }
}

// The whole of it for a page without a bundler: its islands are mounted by themselves.
if (window.wineStorefrontKit) complain('islands.browser.js was loaded twice: the second does nothing.');
else {
  window.wineStorefrontKit = { mount: (root) => mount(root) };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => mount());
  else mount();
}
