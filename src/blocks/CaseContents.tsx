'use client';

import { useId, useRef } from 'react';
import { offerWords } from '../brands/words/offer.js';
import type { Load } from '../model/load.js';
import type { CaseDetails } from '../model/offer.js';
import { BottleSkeleton } from '../ui/BottleSkeleton.js';
import { RetryNotice } from '../ui/RetryNotice.js';
import { Skeleton } from '../ui/Skeleton.js';
import { useText } from '../ui/scope.js';
import { CaseContentsList, type CaseContentsListProps } from './CaseContentsList.js';

export interface CaseContentsProps extends Pick<CaseContentsListProps, 'level'> {
  readonly contents: Load<CaseDetails>;
  /** Heading above the list, one level above the names; omitted where something else names the case. */
  readonly title?: string;
  /** What is announced once the case has loaded, where the shopper has chosen it. */
  readonly said?: string | undefined;
  /** Called to fetch the case again after it failed to load. */
  readonly onRetry: () => void;
}

/** Contents of a case, or their loading or failed state. */
export function CaseContents({ contents, title, said, level = 3, onRetry }: CaseContentsProps) {
  const text = useText(offerWords);
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const Heading: 'h2' | 'h3' = level === 3 ? 'h2' : 'h3';
  return (
    <section
      ref={box}
      className="wsk-CaseContents"
      data-status={contents.status}
      aria-labelledby={title ? titleId : undefined}
      tabIndex={-1}
    >
      {title ? (
        <Heading className="wsk-Heading" data-level={level - 1} id={titleId}>
          {title}
        </Heading>
      ) : null}
      <p className="wsk-VisuallyHidden" role="status">
        {contents.status === 'loading' ? text('case.loading') : said}
      </p>
      <CaseContentsBody
        contents={contents}
        level={level}
        onRetry={() => {
          // The button disappears with its notice, so the focus moves to the section.
          box.current?.focus();
          onRetry();
        }}
      />
    </section>
  );
}

function CaseContentsBody({ contents, level, onRetry }: Omit<CaseContentsProps, 'title' | 'said'>) {
  const text = useText(offerWords);
  if (contents.status === 'failed') return <RetryNotice title={text('case.failed')} onRetry={() => onRetry()} />;
  if (contents.status === 'ready') {
    return <CaseContentsList items={contents.data.contentProducts} {...(level && { level })} />;
  }
  return (
    <div className="wsk-CaseContentsList">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div className="wsk-CaseContentsList-item" key={place}>
          <div className="wsk-CaseContentsList-stage" data-ground="stage">
            <BottleSkeleton />
          </div>
          <div className="wsk-CaseContentsList-text">
            <Skeleton shape="line" width="6em" />
            <Skeleton shape="line" width="80%" />
            <Skeleton shape="line" width="50%" />
            <Skeleton shape="line" />
          </div>
        </div>
      ))}
    </div>
  );
}
