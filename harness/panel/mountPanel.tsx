import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ShopControl } from './control.js';
import fieldsCss from './fields.css?inline';
import listsCss from './lists.css?inline';
import panelCss from './Panel.css?inline';
import { Panel } from './Panel.js';

/** Draws the panel in its place. `enter` moves the focus into it. */
export function mountPanel(place: HTMLElement, control: ShopControl, onClose: () => void) {
  const style = document.createElement('style');
  style.textContent = panelCss + fieldsCss + listsCss;
  const frame = document.createElement('div');
  place.replaceChildren(style, frame);
  const root = createRoot(frame);
  // Rendered synchronously, so that there is an element to focus.
  flushSync(() => root.render(<Panel control={control} onClose={onClose} />));
  return {
    enter: () => frame.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(),
    close: () => root.unmount(),
  };
}
