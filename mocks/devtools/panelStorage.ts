const name = 'wine-storefront-panel';

/** State of the panel that survives a reload of its page. */
export interface PanelStorage {
  readonly isOpen: boolean;
  readonly section?: string;
  /** The control that had the focus when the panel reloaded the page. */
  readonly focus?: string | undefined;
  /** The text in the field for a capsule. */
  readonly capsule?: string | undefined;
}

/** Storage may be blocked, or contain something else; then the panel is closed. */
export function readPanelStorage(): PanelStorage {
  try {
    return { isOpen: false, ...JSON.parse(sessionStorage.getItem(name) ?? '{}') };
  } catch {
    return { isOpen: false };
  }
}

export function writePanelStorage(change: Partial<PanelStorage>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ ...readPanelStorage(), ...change }));
  } catch {
    // The panel works without storage, but does not reopen by itself.
  }
}

/** Returns the focused element, in any shadow tree. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

export const rememberFocus = (): void => writePanelStorage({ focus: focusedElement()?.id || undefined });

/** Returns the focus to the control that had it before the page reloaded, once it is drawn. */
export function returnFocus(within: HTMLElement | null): void {
  const { focus } = readPanelStorage();
  const control = focus && within?.querySelector<HTMLElement>(`#${CSS.escape(focus)}`);
  if (!control) return;
  writePanelStorage({ focus: undefined });
  control.focus({ preventScroll: true });
}
