'use client';

import { type ReactNode, type RefObject, useId } from 'react';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useScope, useText } from '../../ui/scope.js';
import { ListedWineSkeleton } from './ListedWine.js';

/** What a page of a customer's list says, and its rows. */
export interface WineListPageProps {
  /** Name of the page in `data-component`. */
  readonly component: string;
  /** Heading of the page. */
  readonly title: string;
  /** The sentence under it. */
  readonly lead: string;
  /** How many rows there are, in words, once that is known. */
  readonly count: string | undefined;
  /** What can be done with the whole list. */
  readonly action?: ReactNode;
  /** What went wrong with the whole list. */
  readonly notice?: ReactNode;
  /** Announcement of the last change, for assistive technology. */
  readonly announcement?: string | undefined;
  /** The list's state: its rows are the children. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Sentence said while it loads. */
  readonly loadingText: string;
  /** Sentence shown after it failed. */
  readonly failure?: string | undefined;
  /** What an empty list says. */
  readonly empty: { readonly title: string; readonly text: string; readonly action: string };
  /** Root of the page, where the caller moves the focus. */
  readonly root?: RefObject<HTMLDivElement | null>;
  /** Rows of the list; none when it is empty. */
  readonly children?: readonly ReactNode[];
  /** Called to fetch the list again after it failed. */
  readonly onRetry: () => void;
}

const places = ['first', 'second', 'third', 'fourth'];

/** Frame of a page with one of a customer's lists: heading, count, rows, and its loading, empty and failed states. */
export function WineListPage({ status, children = [], empty, root, ...page }: WineListPageProps) {
  const { href } = useScope();
  const text = useText();
  const titleId = useId();
  const isEmpty = status === 'ready' && children.length === 0;
  return (
    <div ref={root} className="wsk-WineListPage" data-component={page.component} data-status={status}>
      <p className="wsk-VisuallyHidden" role="status">
        {status === 'loading' ? page.loadingText : page.announcement}
      </p>
      <div className="wsk-SpreadRow" data-variant="page">
        <div className="wsk-WineListPage-words">
          <h1 className="wsk-Heading" data-level="title" id={titleId} tabIndex={-1}>
            {page.title}
          </h1>
          <p className="wsk-Text" data-size="lead">
            {page.lead}
          </p>
        </div>
        {isEmpty || status !== 'ready' ? null : (
          <div className="wsk-WineListPage-tools">
            <p className="wsk-WineListPage-count">{page.count}</p>
            {page.action}
          </div>
        )}
      </div>
      {page.notice}
      {status === 'failed' ? (
        <RetryNotice title={page.failure ?? text('failure.http')} onRetry={page.onRetry}>
          {text('failure.reassurance')}
        </RetryNotice>
      ) : isEmpty ? (
        <EmptyState title={empty.title} action={<ButtonLink href={href('searchResults')}>{empty.action}</ButtonLink>}>
          {empty.text}
        </EmptyState>
      ) : status === 'loading' ? (
        <div className="wsk-WineListPage-list">
          {places.map((place) => (
            <div className="wsk-WineListPage-row" key={place}>
              <ListedWineSkeleton />
            </div>
          ))}
        </div>
      ) : (
        <ul className="wsk-WineListPage-list" aria-labelledby={titleId}>
          {children}
        </ul>
      )}
    </div>
  );
}

/** Row of the list. */
export function WineListRow({ children }: { children: ReactNode }) {
  return <li className="wsk-WineListPage-row">{children}</li>;
}
