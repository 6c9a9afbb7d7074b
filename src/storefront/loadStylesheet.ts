/** Takes a stylesheet into the page, after those that are there. One that cannot be had rejects and leaves nothing behind. */
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
