'use client';

/** Start times of an island: immediately, when the browser is idle, shortly before it becomes visible, or on the first
 * interaction. */
export const starts = ['load', 'idle', 'visible', 'interaction'] as const;
export type Start = (typeof starts)[number];

/** Distance from the viewport at which an island starts, so that it is ready when it becomes visible. */
const visibleMargin = '200px';

/** Events that precede or accompany the first use of an element. */
const interactionEvents = ['pointerenter', 'touchstart', 'focusin', 'click'] as const;

/**
 * Calls `begin` once, when the island is due.
 * @returns a function that cancels the call.
 */
export function scheduleStart(element: Element, start: Start, begin: () => void): () => void {
  switch (start) {
    case 'load':
      // Not synchronously, because the caller needs the cancel function first.
      queueMicrotask(begin);
      return () => {};
    case 'idle': {
      // Safari has no `requestIdleCallback`.
      if (!('requestIdleCallback' in window)) {
        const timer = setTimeout(begin, 200);
        return () => clearTimeout(timer);
      }
      const request = requestIdleCallback(begin);
      return () => cancelIdleCallback(request);
    }
    case 'visible': {
      if (!('IntersectionObserver' in window)) return scheduleStart(element, 'load', begin);
      const observer = new IntersectionObserver(
        (seen) => {
          if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          begin();
        },
        { rootMargin: visibleMargin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    }
    case 'interaction': {
      const controller = new AbortController();
      const { signal } = controller;
      const onFirst = () => {
        controller.abort();
        begin();
      };
      for (const event of interactionEvents) element.addEventListener(event, onFirst, { signal, passive: true });
      return () => controller.abort();
    }
  }
}
