const name = 'wine-storefront-panel';

/** What of the panel lasts through a reload of its page. */
export interface PanelStorage {
  readonly isOpen: boolean;
  readonly section?: string;
  /** The control that had the focus when the panel itself had the page load anew. */
  readonly focus?: string | undefined;
}

/** Storage may be refused, or hold what another wrote: the panel is closed then. */
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
    // The panel works without; it only does not come back by itself.
  }
}

/** The element with the focus, inside whatever shadow it stands. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

export const rememberFocus = (): void => writePanelStorage({ focus: focusedElement()?.id || undefined });

/** Gives the focus back to the control that had it before the page was loaded anew, once it is drawn. */
export function returnFocus(within: HTMLElement | null): void {
  const { focus } = readPanelStorage();
  const control = focus && within?.querySelector<HTMLElement>(`#${CSS.escape(focus)}`);
  if (!control) return;
  writePanelStorage({ focus: undefined });
  control.focus({ preventScroll: true });
}
