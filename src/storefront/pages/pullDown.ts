'use client';

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
