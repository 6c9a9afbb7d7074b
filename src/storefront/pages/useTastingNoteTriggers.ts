'use client';

import { useEffect } from 'react';
import { useServices } from '../base/StorefrontProvider.js';

const attribute = 'data-wsk-tasting-note';

/** Opens the tasting note of every element with `data-wsk-tasting-note="<item code>"`, including the host's elements
 * (PROD-106). A press that the browser would open elsewhere, such as in a new tab, is left to the browser. */
export function useTastingNoteTriggers(): void {
  const { dialog } = useServices();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const trigger = event.target instanceof Element ? event.target.closest(`[${attribute}]`) : null;
      const itemCode = trigger?.getAttribute(attribute);
      if (!itemCode || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      dialog.set({ name: 'tastingNote', props: { itemCode } });
    };
    // In the capture phase, because a host's router may be listening for links.
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, [dialog]);
}
