import { type DevtoolsPage, installDevtools, type Mock, openDevtools } from '../../mocks/entries/devtools.js';
import css from './panelButton.css?inline';

const besidePanel = 'harness-besidePanel';

/** Installs the developers' panel, with a button for it at the corner of the page. The button is in a shadow tree, which
 * keeps its styles and the shop's apart. */
export function offerPanel(mock: Mock, page: DevtoolsPage): void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${css}</style>
    <aside class="harness-PanelButton" aria-label="Harness">
      <button type="button" class="harness-PanelButton-button" aria-expanded="false" aria-keyshortcuts="Control+\`"
        title="Opens the panel: settings, faults, calls, events, recordings">
        Panel <kbd class="harness-PanelButton-keys">Ctrl+\`</kbd>
      </button>
    </aside>`;
  document.body.append(host);
  const button = root.querySelector('button') as HTMLButtonElement;
  button.addEventListener('click', () => {
    openDevtools().catch(() => {
      button.textContent = 'The panel could not be loaded';
    });
  });
  installDevtools({
    mock,
    page: {
      ...page,
      onToggle(isOpen) {
        button.setAttribute('aria-expanded', String(isOpen));
        document.documentElement.classList.toggle(besidePanel, isOpen);
        // Of a panel that was open when the page loaded, nothing in the page had the focus before.
        if (!isOpen && document.activeElement === document.body) button.focus();
      },
    },
  });
}
