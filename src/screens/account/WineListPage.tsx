'use client';

import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { WineCardSkeleton } from '../../blocks/WineCardSkeleton.js';
import { failureWords } from '../../brands/words/failure.js';
import type { Load } from '../../model/load.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';
import { useFocusRecovery } from '../../ui/useFocusRecovery.js';
import { useHref } from '../../ui/useHref.js';
import { ListedWineSkeleton } from './ListedWine.js';

/** Text, state and rows of a page with one of the customer's lists. */
export interface WineListPageProps {
  /** Value of `data-component` for the page. */
  readonly component: string;
  /** Heading of the page. */
  readonly title: string;
  /** Sentence under the heading. */
  readonly lead: string;
  /** Number of rows in words, once known. */
  readonly count: string | undefined;
  /** Control for the whole list, or its placeholder while the list loads. */
  readonly action?: ReactNode;
  /** Problem with the whole list. */
  readonly notice?: ReactNode;
  /** Last change, announced to assistive technology. */
  readonly announcement?: string | undefined;
  /** Rows, or cards as in the results of a search; rows unless set. */
  readonly layout?: 'rows' | 'cards';
  /** State of the list; its items are the children. */
  readonly load: Load<unknown>;
  /** Announcement while the list loads. */
  readonly loadingText: string;
  /** Text of the empty state. */
  readonly empty: { readonly title: string; readonly text: string; readonly action: string };
  /** An element for each wine, with its key; empty when there are none. */
  readonly children?: readonly ReactElement[];
  /** Called to fetch the list again after a failure. */
  readonly onRetry: () => void;
}

const places = ['first', 'second', 'third', 'fourth'];
/** Classes of the list and of an item; the cards are those of `WineGrid`. */
const classes = {
  rows: { list: 'wsk-WineListPage-list', item: 'wsk-WineListPage-row' },
  cards: { list: 'wsk-WineGrid-list', item: 'wsk-WineGrid-item' },
} as const;

/** Frame of a page with one of a customer's lists: heading, count, wines, and its loading, empty and failed states. */
export function WineListPage({ load, layout = 'rows', children = [], empty, ...page }: WineListPageProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusRecovery(root);
  const { status } = load;
  const href = useHref();
  const text = useText(failureWords);
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
        {isEmpty || status === 'failed' ? null : (
          <div className="wsk-WineListPage-tools">
            <p className="wsk-WineListPage-count">
              {status === 'loading' ? <Skeleton shape="line" width="6em" /> : page.count}
            </p>
            {page.action}
          </div>
        )}
      </div>
      {page.notice}
      {load.status === 'failed' ? (
        <RetryNotice title={load.message} onRetry={page.onRetry}>
          {text('failure.reassurance')}
        </RetryNotice>
      ) : isEmpty ? (
        <EmptyState title={empty.title} action={<ButtonLink href={href('searchResults')}>{empty.action}</ButtonLink>}>
          {empty.text}
        </EmptyState>
      ) : status === 'loading' ? (
        <div className={classes[layout].list} data-layout="grid">
          {places.map((name, place) => (
            <div className={classes[layout].item} key={name}>
              {layout === 'cards' ? <WineCardSkeleton place={place} buys more /> : <ListedWineSkeleton />}
            </div>
          ))}
        </div>
      ) : (
        <ul className={classes[layout].list} data-layout="grid" aria-labelledby={titleId}>
          {children.map((wine) => (
            <li className={classes[layout].item} key={wine.key}>
              {wine}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
