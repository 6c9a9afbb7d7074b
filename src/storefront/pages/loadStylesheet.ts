'use client';

/** Appends a stylesheet, and resolves once it is loaded. If loading fails, it rejects and removes the stylesheet. */
export const loadStylesheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', (cause) => {
      link.remove();
      reject(cause);
    });
    document.head.append(link);
  });
