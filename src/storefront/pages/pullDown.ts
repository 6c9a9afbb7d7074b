'use client';

/** Bar at the top of a sheet's head, which takes no place. As a border, it is also seen in forced colours. */
const grip = `.wsk-BrandScope .wsk-ModalDialog-head::before {
  position: absolute;
  inset: 6px calc(50% - 18px) auto;
  border: 2px solid var(--wsk-edge);
  border-radius: 2px;
  content: "";
}`;

/**
 * Shows that sheets can be pulled.
 * @param where media query of what is a sheet
 * @param signal ends this
 */
export function drawGrips(where: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const sheet = new CSSStyleSheet({ media: `${where} and (pointer: coarse)` });
  sheet.replaceSync(grip);
  document.adoptedStyleSheets.push(sheet);
  signal.addEventListener('abort', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

/** How far, in px, and how fast, in px per ms, a sheet is pulled to be closed. */
const far = 120;
const fast = 0.5;

/**
 * Moves a sheet down with the finger that went down on its head. Once lifted, the sheet returns to its place, and is asked
 * to close, as by Escape, if it was pulled far or fast enough.
 * @param press the finger going down
 */
export function pullDown(sheet: HTMLElement, press: Pick<PointerEvent, 'pointerId' | 'clientY' | 'timeStamp'>): void {
  const controller = new AbortController();
  let last = press;
  let speed = 0;
  const back = () => {
    controller.abort();
    sheet.style.translate = '';
    sheet.style.transition = '';
  };
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', handle: (event: PointerEvent) => void) =>
    window.addEventListener(type, (event) => event.pointerId === press.pointerId && handle(event), controller);
  listen('pointermove', (event) => {
    speed = (event.clientY - last.clientY) / Math.max(1, event.timeStamp - last.timeStamp);
    last = event;
    sheet.style.transition = 'none';
    sheet.style.translate = `0 ${Math.max(0, event.clientY - press.clientY)}px`;
  });
  listen('pointerup', ({ clientY }) => {
    const pulled = clientY - press.clientY;
    back();
    if (pulled > far || (pulled > 0 && speed > fast)) sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  listen('pointercancel', back);
}
