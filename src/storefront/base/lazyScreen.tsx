'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Boundary } from './Boundary.js';
import { ChunkLoadError, loadChunk, loadChunkAgain } from './loadChunk.js';

/** A component with the given props, either a function or lazily loaded. */
export type Screen<Props> = (props: Props) => ReactNode;

/** A lazily loaded component, which can be loaded before it is shown. */
export type LazyScreen<Props> = Screen<Props> & { readonly load: () => void };

/** Renders a placeholder for a part: without a notice while the part loads, with a notice after it has failed. */
type Placeholder<Props> = (props: Props, notice: ReactNode) => ReactNode;

/** Creates a component that is loaded lazily, within at most 120 s (MISC-018). If it fails to load or to render, it is
 * replaced by a notice with a retry button. */
export function lazyScreen<Props extends object>(
  chunk: string,
  load: () => Promise<Screen<Props>>,
  placeholder: Placeholder<Props> = (_, notice) => notice,
): LazyScreen<Props> {
  const loadOnce = (how: typeof loadChunk) => lazy(async () => ({ default: await how(chunk, load) }));
  // Shared by all uses, so that a part is loaded only once per page.
  let Current: ComponentType<Props> | Screen<Props> = loadOnce(loadChunk);
  function LazyScreen(props: Props) {
    const [attempt, setAttempt] = useState(0);
    // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt has to pick up the new part.
    const Loaded = useMemo(() => Current, [attempt]) as ComponentType<Props>;
    return (
      <Boundary
        draw={(notice) => placeholder(props, notice)}
        onRetry={({ error }) => {
          if (!(error instanceof ChunkLoadError)) return;
          Current = loadOnce(loadChunkAgain);
          setAttempt(attempt + 1);
        }}
      >
        <Suspense fallback={placeholder(props, null)}>
          <Loaded {...props} />
        </Suspense>
      </Boundary>
    );
  }
  return Object.assign(LazyScreen, {
    // What was loaded before is rendered immediately, and a failure is reported when it is shown.
    load: () =>
      void load().then(
        (screen) => {
          Current = screen;
        },
        () => {},
      ),
  });
}
