'use client';

import { type ReactNode, useRef } from 'react';
import { failureWords } from '../brands/words/failure.js';
import type { Load } from '../model/load.js';
import { RetryNotice } from '../ui/RetryNotice.js';
import { Skeleton } from '../ui/Skeleton.js';
import { useText } from '../ui/scope.js';
import { useFocusRecovery } from '../ui/useFocusRecovery.js';

interface AccountPageProps<Data> {
  /** Value of `data-component` for the page. */
  readonly component: string;
  readonly title: string;
  /** What the page is about, which the heading tells assistive technology, because only the content shows it. */
  readonly subject?: string | undefined;
  readonly lead?: string;
  /** Controls for the whole page, beside its heading. */
  readonly tools?: ReactNode;
  /** Data of the page. The component renders the loading and failed states. */
  readonly load: Load<Data>;
  /** Announcement while the page loads. */
  readonly loadingText: string;
  /** Last change, announced to assistive technology. */
  readonly announcement?: string | undefined;
  readonly onRetry: () => void;
  /** Renders the page once its data has loaded. */
  readonly children: (data: Data) => ReactNode;
}

/** Body of an account page: the heading, then the content, a loading placeholder or a failure notice. */
export function AccountPage<Data>({
  component,
  title,
  subject,
  lead,
  tools,
  load,
  loadingText,
  announcement,
  onRetry,
  children,
}: AccountPageProps<Data>) {
  const text = useText(failureWords);
  const root = useRef<HTMLDivElement>(null);
  useFocusRecovery(root);
  return (
    <div ref={root} className="wsk-AccountPage" data-component={component} data-status={load.status}>
      <p className="wsk-VisuallyHidden" role="status">
        {load.status === 'loading' ? loadingText : announcement}
      </p>
      <div className="wsk-SpreadRow" data-variant="page">
        <div className="wsk-AccountPage-words">
          <h1 className="wsk-Heading" data-level="title" tabIndex={-1}>
            {title}
            {subject ? <span className="wsk-VisuallyHidden"> {subject}</span> : null}
          </h1>
          {lead ? (
            <p className="wsk-Text" data-size="lead">
              {lead}
            </p>
          ) : null}
        </div>
        {tools && load.status === 'ready' ? <div className="wsk-AccountPage-tools">{tools}</div> : null}
      </div>
      {load.status === 'ready' ? (
        children(load.data)
      ) : load.status === 'failed' ? (
        <RetryNotice title={load.message} onRetry={onRetry}>
          {text('failure.reassurance')}
        </RetryNotice>
      ) : (
        <div className="wsk-AccountPage-loading">
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}

/** Section of a page with its own heading. */
export function AccountPart({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  return (
    <section className="wsk-AccountPage-part">
      <div className="wsk-SpreadRow" data-variant="page">
        <h2 className="wsk-Heading" data-level="3" tabIndex={-1}>
          {title}
        </h2>
        {tools ? <div className="wsk-AccountPage-tools">{tools}</div> : null}
      </div>
      {children}
    </section>
  );
}

/** Rows of names and values. */
export function AccountFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="wsk-AccountPage-facts">
      {facts.map(([name, value]) => (
        <div className="wsk-AccountPage-fact" key={name}>
          <dt className="wsk-AccountPage-name">{name}</dt>
          <dd className="wsk-AccountPage-value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
