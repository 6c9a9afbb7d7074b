'use client';

/** Where a dialog is a sheet at the bottom. Under reduced motion it stays where it is. */
const sheets = '(max-width: 767px) and (prefers-reduced-motion: no-preference)';

/** A press of one of these in the head of a sheet is none on the head. */
const controls = 'button, a, input, select, textarea, label';

function press(event: PointerEvent): void {
  const target = event.target as Element;
  const sheet = target.closest<HTMLElement>('.wsk-ModalDialog');
  if (event.pointerType !== 'touch' || !sheet || !target.closest('.wsk-ModalDialog-head')) return;
  if (target.closest(controls) || !window.matchMedia?.(sheets).matches) return;
  // A shopper without a touch screen never needs it.
  void import('./pullDown.js').then(
    ({ pullDown }) => {
      // Until it is lifted, a finger is captured by what it went down on.
      if (target.hasPointerCapture(event.pointerId)) pullDown(sheet, event);
    },
    () => {},
  );
}

/** Lets the dialogs of the shop be pulled down by their heads, on phones. @returns a function that ends this */
export function pullSheets(): () => void {
  const controller = new AbortController();
  document.addEventListener('pointerdown', press, controller);
  if (window.matchMedia?.('(pointer: coarse)').matches)
    void import('./pullDown.js').then(
      ({ drawGrips }) => drawGrips(sheets, controller.signal),
      () => {},
    );
  return () => controller.abort();
}
