import type { Mock } from '../engine/mock.js';
import { capsuleInLink } from '../world/capsuleLink.js';
import type { DevtoolsPage, MockControl } from './control.js';
import { focusedElement, readPanelStorage, writePanelStorage } from './panelStorage.js';
import { isPressed, readShortcut } from './shortcut.js';

/** A mock over HTTP, at an origin that also serves the page, itself or through its proxy. */
export interface MockOverHttp {
  /** Where the mock's own addresses are: `__mock/` below this one. `/` by default. */
  readonly url?: string;
  /** Name of a world, in place of the shop without a name or the one that the page's cookie `x-wsk-world` names. */
  readonly world?: string;
}

export interface DevtoolsOptions {
  /** The mock that answers the page: one in the page, or one over HTTP, which is at the page's own origin by default. */
  readonly mock?: Mock | MockOverHttp;
  /** Modifiers and a `KeyboardEvent.code`; `Control+Backquote` by default. */
  readonly shortcut?: string;
  readonly page?: DevtoolsPage;
}

interface Installed {
  open(isAsked: boolean): Promise<void>;
  remove(): void;
}

let installed: Installed | undefined;

async function controlOf(mock: Mock | MockOverHttp): Promise<MockControl> {
  if ('serve' in mock) return (await import('./pageControl.js')).pageControl(mock);
  return (await import('./httpControl.js')).httpControl(mock.url ?? '/', mock.world);
}

/** Takes the capsule out of the page's address, so that another load does not offer it again. */
function takeCapsule(): string | undefined {
  const capsule = capsuleInLink(window.location);
  if (capsule === undefined) return undefined;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  return capsule;
}

/**
 * Lets a keyboard shortcut open, enter and close the developers' panel, which looks into the mock that answers the page,
 * and changes it. Until it is opened the page has no element, style or request of it. It is for development alone.
 * A link with a capsule opens the panel, which then offers to start a shop with those settings.
 * There is one panel in a page: another call takes the place of the one before.
 * @returns a function that removes the panel and its shortcut
 * @throws TypeError for a shortcut that is none
 */
export function installDevtools({
  mock = {},
  shortcut: keys = 'Control+Backquote',
  page = {},
}: DevtoolsOptions = {}): () => void {
  const shortcut = readShortcut(keys);
  installed?.remove();
  let panel: { readonly host: HTMLElement; enter(): void; remove(): void } | undefined;
  let opening = false;
  let isRemoved = false;
  let before: Element | null = null;

  async function open(isAsked: boolean): Promise<void> {
    if (opening || panel) return;
    opening = true;
    if (isAsked) before = focusedElement();
    try {
      const [{ mountPanel }, control] = await Promise.all([import('./mountPanel.js'), controlOf(mock)]);
      if (isRemoved) return;
      panel = mountPanel({ control, page }, shortcut, close);
      if (isAsked) panel.enter();
      writePanelStorage({ isOpen: true });
      page.onToggle?.(true);
    } finally {
      opening = false;
    }
  }

  function close(): void {
    panel?.remove();
    panel = undefined;
    writePanelStorage({ isOpen: false });
    if (before?.isConnected && before instanceof HTMLElement) before.focus();
    page.onToggle?.(false);
  }

  function press(event: KeyboardEvent): void {
    if (!isPressed(shortcut, event)) return;
    event.preventDefault();
    if (!panel) void open(true);
    else if (document.activeElement === panel.host) close();
    else {
      before = focusedElement();
      panel.enter();
    }
  }

  /** A link only offers its settings: a page of someone else may have led to it. */
  function offerCapsule(): void {
    const capsule = takeCapsule();
    if (capsule === undefined) return;
    panel?.remove();
    panel = undefined;
    writePanelStorage({ section: 'Recording', focus: 'devtools-capsule', capsule });
    void open(false);
  }

  function remove(): void {
    isRemoved = true;
    window.removeEventListener('hashchange', offerCapsule);
    window.removeEventListener('keydown', press);
    panel?.remove();
    panel = undefined;
    if (installed === own) installed = undefined;
  }

  const own: Installed = { open, remove };
  installed = own;
  window.addEventListener('keydown', press);
  window.addEventListener('hashchange', offerCapsule);
  offerCapsule();
  if (readPanelStorage().isOpen) void open(false);
  return remove;
}

/**
 * Opens the panel, as its shortcut does, and moves the focus into it.
 * @throws Error when it is not installed
 */
export async function openDevtools(): Promise<void> {
  if (!installed) throw new Error('There is no panel in this page: call installDevtools first.');
  await installed.open(true);
}
