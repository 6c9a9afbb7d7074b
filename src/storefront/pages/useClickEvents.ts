'use client';

import { useLayoutEffect } from 'react';
import type { ClickEvent } from '../../analytics/events.js';
import { useServices } from '../base/StorefrontProvider.js';

/** Tracks clicks on every link and button of the kit, using a single listener (ANLY-044). */
export function useClickEvents(): void {
  const { track } = useServices();
  useLayoutEffect(() => {
    const listen = ({ target }: MouseEvent) => {
      const control = target instanceof Element ? target.closest('.wsk-BrandScope :is(a[href], button)') : null;
      if (control) track(clickEvent(control));
    };
    // In the capture phase, because a handler may stop the event or remove the control.
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, [track]);
}

function clickEvent(control: Element): ClickEvent {
  // The control's accessible name may contain more than its visible text, such as the address that a button changes.
  const visibleText = control.textContent.replace(/\s+/g, ' ').trim();
  const text = visibleText || (control.getAttribute('aria-label') ?? '');
  const component = control.parentElement?.closest<HTMLElement>('[data-component]')?.dataset.component;
  return {
    event: 'click',
    control: control instanceof HTMLAnchorElement ? 'link' : 'button',
    text,
    ...(component && { component }),
    ...(control instanceof HTMLAnchorElement && { path: control.pathname }),
  };
}
