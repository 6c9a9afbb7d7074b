/** When an island is mounted. */
export const starts = ['load', 'idle', 'visible', 'interaction'] as const;
export type Start = (typeof starts)[number];

/** So near the window that it is here by the time it is seen. */
const visibleMargin = '200px';

/** What somebody does before they use a thing. */
const firstSigns = ['pointerenter', 'touchstart', 'focusin', 'click'] as const;

/** Calls back once when it is time to begin; what it returns calls that off. */
export function whenDue(element: Element, start: Start, begin: () => void): () => void {
  switch (start) {
    case 'load':
      // Not before the caller knows how to call it off.
      queueMicrotask(begin);
      return () => {};
    case 'idle': {
      // Safari has none.
      if (!('requestIdleCallback' in window)) {
        const timer = setTimeout(begin, 200);
        return () => clearTimeout(timer);
      }
      const request = requestIdleCallback(begin);
      return () => cancelIdleCallback(request);
    }
    case 'visible': {
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
      const ending = new AbortController();
      const { signal } = ending;
      const first = () => {
        ending.abort();
        begin();
      };
      for (const sign of firstSigns) element.addEventListener(sign, first, { signal, passive: true });
      return () => ending.abort();
    }
  }
}
