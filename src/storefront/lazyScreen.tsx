import { Component, type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { ChunkErrorNotice } from '../ui/ChunkErrorNotice.js';
import { ChunkLoadError, loadChunk, loadChunkAgain } from './loadChunk.js';

/** A component by its props, function or lazy. */
export type Screen<Props> = (props: Props) => ReactNode;

/** Renders in place of a part: nothing while it loads, or the notice that it failed. */
type Placeholder<Props> = (props: Props, notice: ReactNode) => ReactNode;

/** A lazily loaded component, within 120 s (MISC-018). When it cannot be loaded, a notice with a retry shows in its
 * place. */
export function lazyScreen<Props extends object>(
  chunk: string,
  load: () => Promise<Screen<Props>>,
  placeholder: Placeholder<Props> = (_, notice) => notice,
): Screen<Props> {
  const loadOnce = (how: typeof loadChunk) => lazy(async () => ({ default: await how(chunk, load) }));
  // Shared by all uses, so that a part is loaded once for the page.
  let Current = loadOnce(loadChunk);
  return function LazyScreen(props: Props) {
    const [attempt, setAttempt] = useState(0);
    // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt has to pick up the new part.
    const Loaded = useMemo(() => Current, [attempt]) as ComponentType<Props>;
    return (
      <ChunkBoundary
        key={attempt}
        draw={(notice) => placeholder(props, notice)}
        onRetry={() => {
          Current = loadOnce(loadChunkAgain);
          setAttempt(attempt + 1);
        }}
      >
        <Suspense fallback={placeholder(props, null)}>
          <Loaded {...props} />
        </Suspense>
      </ChunkBoundary>
    );
  };
}

interface BoundaryProps {
  readonly draw: (notice: ReactNode) => ReactNode;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Catches a `ChunkLoadError` and nothing else: other errors go to the next boundary. */
class ChunkBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof ChunkLoadError)) throw error;
    const { draw, onRetry } = this.props;
    return draw(<ChunkErrorNotice chunk={error.chunk} cause={error.reason} onRetry={onRetry} />);
  }
}
