import type { ShopControl } from './control.js';
import css from './opener.css?inline';
import { focusedElement, readPanelStorage, writePanelStorage } from './panelStorage.js';

const besidePanel = 'harness-besidePanel';

/** Adds the panel's button at the corner of the page. The panel itself is loaded when first opened. Both are in a
 * shadow tree, which keeps their styles and the shop's apart. */
export function offerPanel(control: ShopControl, isOpen = false): void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${css}</style>
    <aside class="harness-Opener" aria-label="Harness">
      <button type="button" class="harness-Opener-button" aria-expanded="false" aria-keyshortcuts="Control+\`"
        title="Opens the harness panel: settings, faults, calls, events, recordings">
        Panel <kbd class="harness-Opener-keys">Ctrl+\`</kbd>
      </button>
      <div></div>
    </aside>`;
  document.body.append(host);
  const button = root.querySelector('button') as HTMLButtonElement;
  const place = root.querySelector('aside > div') as HTMLElement;
  let panel: { enter(): void; close(): void } | undefined;
  let opening = false;
  let before: Element | null = null;

  async function open(isAsked: boolean): Promise<void> {
    if (opening || panel) return;
    opening = true;
    if (isAsked) before = focusedElement();
    try {
      const { mountPanel } = await import('./mountPanel.js');
      panel = mountPanel(place, control, close);
      if (isAsked) panel.enter();
      show(true);
    } catch {
      button.textContent = 'The panel could not be loaded';
    } finally {
      opening = false;
    }
  }

  function close(): void {
    panel?.close();
    panel = undefined;
    show(false);
    const back = before?.isConnected && before !== document.body ? before : button;
    if (back instanceof HTMLElement) back.focus();
  }

  function show(isShown: boolean): void {
    writePanelStorage({ isOpen: isShown });
    button.setAttribute('aria-expanded', String(isShown));
    document.documentElement.classList.toggle(besidePanel, isShown);
  }

  button.addEventListener('click', () => (panel ? close() : void open(true)));
  // By the position of the key, because its character depends on the keyboard layout.
  window.addEventListener('keydown', (event) => {
    const { ctrlKey, altKey, metaKey, shiftKey, repeat, code } = event;
    if (code !== 'Backquote' || !ctrlKey || altKey || metaKey || shiftKey || repeat) return;
    event.preventDefault();
    if (!panel) void open(true);
    else if (place.contains(focusedElement())) close();
    else {
      before = focusedElement();
      panel.enter();
    }
  });
  if (isOpen) writePanelStorage({ section: 'World', focus: 'setting-brand' });
  if (isOpen || readPanelStorage().isOpen) void open(false);
}
