import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Panelled } from './control.js';
import fieldsCss from './fields.css?inline';
import hostCss from './host.css?inline';
import listsCss from './lists.css?inline';
import panelCss from './Panel.css?inline';
import { Panel } from './Panel.js';
import type { Shortcut } from './shortcut.js';

/** Styles that a content security policy lets through without a word about them. */
function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * Draws the panel at the end of the page, above everything else. A shadow tree keeps its styles and the page's apart.
 * `enter` moves the focus into it.
 */
export function mountPanel(panelled: Panelled, shortcut: Shortcut, onClose: () => void) {
  const host = document.createElement('wine-storefront-devtools');
  const tree = host.attachShadow({ mode: 'open' });
  tree.adoptedStyleSheets = [hostCss, panelCss, fieldsCss, listsCss].map(sheetOf);
  const frame = document.createElement('div');
  tree.append(frame);
  // In the top layer, where no style of an element around it counts.
  host.popover = 'manual';
  document.body.append(host);
  host.showPopover();
  const root = createRoot(frame);
  // Rendered synchronously, so that there is an element to focus.
  flushSync(() => root.render(<Panel {...panelled} shortcut={shortcut} onClose={onClose} />));
  return {
    host,
    enter: () => frame.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(),
    remove() {
      root.unmount();
      host.remove();
    },
  };
}
