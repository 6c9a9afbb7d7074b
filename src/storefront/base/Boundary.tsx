'use client';

import { Component, createContext, createRef, Fragment, type ReactNode, useContext } from 'react';
import { ChunkErrorNotice } from '../../ui/ChunkErrorNotice.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useText } from '../../ui/scope.js';
import { ChunkLoadError } from './loadChunk.js';
import { useServices } from './StorefrontProvider.js';
import type { StorefrontServices } from './services.js';

/** Path and query of the page: a part that broke is drawn anew on the next one. */
export const PageAddressContext = createContext('');

/** The part, and what stands in its place when it breaks. */
export interface BoundaryProps {
  /** Renders in place of a part that broke, around the notice that says so; the notice alone unless set. */
  readonly draw?: ((notice: ReactNode) => ReactNode) | undefined;
  /** Called before the part is tried again. */
  readonly onRetry?: ((failure: { readonly error: unknown }) => void) | undefined;
  /** Called once when the part breaks, after the error was logged. */
  readonly onBreak?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** In place of a secondary part that breaks: nothing, and the page goes on without it. */
export const nothing = (): ReactNode => null;

/** Keeps an error that is thrown while a part is drawn inside that part, and logs it. Whoever presses "Try again" gets the
 * part anew, with new answers to its calls, and keeps the focus there. */
export function Boundary(props: BoundaryProps) {
  return <Keeper {...props} services={useServices()} address={useContext(PageAddressContext)} />;
}

interface KeeperProps extends BoundaryProps {
  readonly services: StorefrontServices;
  readonly address: string;
}

interface KeeperState {
  readonly failure: { readonly error: unknown } | undefined;
  /** How often it was tried again. */
  readonly attempt: number;
  readonly address: string;
}

class Keeper extends Component<KeeperProps, KeeperState> {
  override state: KeeperState = { failure: undefined, attempt: 0, address: this.props.address };
  readonly #box = createRef<HTMLDivElement>();

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ address }: KeeperProps, state: KeeperState) {
    return address === state.address ? null : { address, failure: undefined };
  }

  override componentDidCatch(error: unknown) {
    const { services, onBreak } = this.props;
    services.log(error instanceof Error ? error : new Error(String(error)));
    onBreak?.();
  }

  override componentDidUpdate(_: KeeperProps, { attempt }: KeeperState) {
    // The button that was pressed is gone, and what it brought may be still on its way.
    if (attempt !== this.state.attempt && document.activeElement === document.body) this.#box.current?.focus();
  }

  readonly #retry = (): void => {
    const { failure, attempt } = this.state;
    if (!failure) return;
    this.props.onRetry?.(failure);
    // An answer that broke the part would break it again.
    this.props.services.queries.removeQueries({ type: 'inactive' });
    this.setState({ failure: undefined, attempt: attempt + 1 });
  };

  override render() {
    const { draw = (notice) => notice, children } = this.props;
    const { failure, attempt } = this.state;
    const part = failure ? (
      draw(<BoundaryNotice error={failure.error} onRetry={this.#retry} />)
    ) : (
      <Fragment key={attempt}>{children}</Fragment>
    );
    if (attempt === 0) return part;
    return (
      <div className="wsk-Boundary" tabIndex={-1} ref={this.#box}>
        {part}
      </div>
    );
  }
}

function BoundaryNotice({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const text = useText();
  if (error instanceof ChunkLoadError)
    return <ChunkErrorNotice chunk={error.chunk} cause={error.reason} onRetry={onRetry} />;
  return (
    <RetryNotice title={text('failure.part')} onRetry={onRetry}>
      {text('failure.reassurance')}
    </RetryNotice>
  );
}
