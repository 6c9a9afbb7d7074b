'use client';

import { type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Boundary } from '../storefront/base/Boundary.js';
import { type IslandsOptions, openPage, type Page } from './page.js';
import { islandAttribute, type ReadIsland, readIsland } from './read.js';
import { reportProblem } from './reportProblem.js';
import { scheduleStart } from './start.js';

let page: Promise<Page> | undefined;
let roots = 0;
/** Mounted and scheduled islands, each with the function that unmounts or cancels it. */
const mounted = new Map<HTMLElement, () => void>();

/**
 * Mounts the islands in a page, or in a part added to it: every element with `data-wsk-island` and a known name, at the
 * time set by `data-wsk-start`. Server-rendered content remains until the island is ready. `data-wsk-status` is
 * `waiting`, `loading`, `ready` or `failed`. The first call creates the page's single store; the options of later calls
 * are ignored. In a page that the browser renders ahead, islands wait until it is shown.
 */
export function mount(root: ParentNode = document, options: IslandsOptions = {}): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', () => mount(root, options), { once: true });
    return;
  }
  const own = root instanceof HTMLElement && root.hasAttribute(islandAttribute) ? [root] : [];
  const found = [...own, ...root.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)];
  const added = found.filter((element) => element.dataset.wskStatus === undefined);
  if (added.length < found.length)
    reportProblem(
      `mount() was called again: ${found.length - added.length} islands are there already and stay as they are.`,
    );
  if (added.length === 0) return;
  watchForRemoval();
  for (const element of added) scheduleIsland(element, () => (page ??= openPage(options)));
}

function scheduleIsland(element: HTMLElement, open: () => Promise<Page>): void {
  const read = readIsland(element);
  if ('problem' in read) {
    fail(element, `The island "${element.dataset.wskIsland}" ${read.problem}`);
    return;
  }
  element.dataset.wskStatus = 'waiting';
  mounted.set(
    element,
    scheduleStart(element, read.start, () => void mountIsland(element, read, open)),
  );
}

async function mountIsland(
  element: HTMLElement,
  { island, props }: ReadIsland,
  open: () => Promise<Page>,
): Promise<void> {
  element.dataset.wskStatus = 'loading';
  try {
    const [Container, onPage] = await Promise.all([island.load(), open()]);
    // The element may have been removed in the meantime.
    if (mounted.has(element)) renderIsland(element, <Container {...props} />, onPage);
  } catch (error) {
    mounted.delete(element);
    fail(element, `The island "${element.dataset.wskIsland}" could not be loaded.`, error);
  }
}

function renderIsland(element: HTMLElement, island: ReactNode, { brand, around, log }: Page): void {
  const fallback = [...element.childNodes];
  // An island without server content has nothing to fall back to.
  const hasOwnContent = element.childElementCount > 0 || element.textContent?.trim() !== '';
  const hadFocus = element.contains(document.activeElement);
  const root = createRoot(element, {
    identifierPrefix: `wsk-${++roots}-`,
    // The boundary has already logged the error.
    onCaughtError() {},
    onUncaughtError(error) {
      mounted.delete(element);
      queueMicrotask(() => {
        root.unmount();
        element.replaceChildren(...fallback);
      });
      element.dataset.wskStatus = 'failed';
      const { wskIsland } = element.dataset;
      log(new Error(`The island "${wskIsland}" failed, and shows what the server made: ${error}`, { cause: error }));
    },
  });
  mounted.set(element, () => root.unmount());
  function onReady(): void {
    element.dataset.wskStatus = 'ready';
    checkStyles(element, brand.id);
    if (hadFocus) element.querySelector<HTMLElement>('a[href], button, input, select, textarea')?.focus();
  }
  const onBreak = () => {
    element.dataset.wskStatus = 'failed';
  };
  // Rendered synchronously, so that no frame is blank between the server's content and the island.
  const rendered = <Rendered onReady={onReady}>{island}</Rendered>;
  flushSync(() => root.render(around(hasOwnContent ? rendered : <Boundary onBreak={onBreak}>{rendered}</Boundary>)));
}

function Rendered({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is first there.
  useLayoutEffect(onReady, []);
  return children;
}

const reportedCauses = new Set<unknown>();
function fail(element: HTMLElement, message: string, cause?: unknown): void {
  element.dataset.wskStatus = 'failed';
  // A page that could not be opened is one problem, which fails all its islands.
  if (reportedCauses.has(cause)) return;
  if (cause !== undefined) reportedCauses.add(cause);
  reportProblem(message, element, ...(cause === undefined ? [] : [cause]));
}

let hasStyles = false;
/** Reports a missing brand style sheet, once. Without it everything works but nothing is styled. */
function checkStyles(element: HTMLElement, brandId: string): void {
  if (hasStyles) return;
  hasStyles = true;
  const scope = element.querySelector('[data-brand]');
  if (scope && getComputedStyle(scope).getPropertyValue('--wsk-paper') === '')
    reportProblem(`The style sheet of the brand "${brandId}" is missing: add brands/${brandId}.css beside styles.css.`);
}

let observer: MutationObserver | undefined;
/** Unmounts islands whose element is removed; an element that is only moved stays mounted. */
function watchForRemoval(): void {
  if (observer) return;
  observer = new MutationObserver(() => {
    for (const [element, end] of mounted) {
      if (element.isConnected) continue;
      mounted.delete(element);
      delete element.dataset.wskStatus;
      end();
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}
