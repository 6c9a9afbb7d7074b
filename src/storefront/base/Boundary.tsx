'use client';

import { Component, createContext, createRef, Fragment, type ReactNode, useContext } from 'react';
import { failureWords } from '../../brands/words/failure.js';
import { ChunkErrorNotice } from '../../ui/ChunkErrorNotice.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useText } from '../../ui/scope.js';
import { ChunkLoadError } from './loadChunk.js';
import { useServices } from './StorefrontProvider.js';
import type { StorefrontServices } from './services.js';

/** Path and query of the page. When they change, a part that failed is rendered again. */
export const PageAddressContext = createContext('');

/** The part, and what replaces it when it fails. */
export interface BoundaryProps {
  /** Renders the replacement of a part that failed, given the notice about the failure; only the notice unless set. */
  readonly draw?: ((notice: ReactNode) => ReactNode) | undefined;
  /** Called before the part is retried. */
  readonly onRetry?: ((failure: { readonly error: unknown }) => void) | undefined;
  /** Called once when the part fails, after the error has been logged. */
  readonly onBreak?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Renders nothing in place of a secondary part that failed; the page works without it. */
export const nothing = (): ReactNode => null;

/** Catches an error thrown while a part is rendered, and logs it. Pressing "Try again" renders the part again with new
 * responses to its calls, and keeps the focus inside it. */
export function Boundary(props: BoundaryProps) {
  return <Keeper {...props} services={useServices()} address={useContext(PageAddressContext)} />;
}

interface KeeperProps extends BoundaryProps {
  readonly services: StorefrontServices;
  readonly address: string;
}

interface KeeperState {
  readonly failure: { readonly error: unknown } | undefined;
  /** Number of retries. */
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
    // The pressed button was removed, and the content that replaces it may still be loading.
    if (attempt !== this.state.attempt && document.activeElement === document.body) this.#box.current?.focus();
  }

  readonly #retry = (): void => {
    const { failure, attempt } = this.state;
    if (!failure) return;
    this.props.onRetry?.(failure);
    // A cached response that broke the part would break it again.
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
  const text = useText(failureWords);
  if (error instanceof ChunkLoadError)
    return <ChunkErrorNotice chunk={error.chunk} cause={error.reason} onRetry={onRetry} />;
  return (
    <RetryNotice title={text('failure.part')} onRetry={onRetry}>
      {text('failure.reassurance')}
    </RetryNotice>
  );
}
