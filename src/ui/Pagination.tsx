'use client';

import { controlWords } from '../brands/words/controls.js';
import { Icon } from './Icon.js';
import { next, previous } from './icons.js';
import { pageNumbers } from './pageNumbers.js';
import { useText } from './scope.js';

/** The number of pages, the current one, and their addresses. */
export interface PaginationProps {
  /** The current page, from 1. */
  readonly current: number;
  /** Number of pages. */
  readonly count: number;
  /** Returns the address of a page, from 1. */
  readonly hrefOf: (target: { readonly page: number }) => string;
  /** Accessible name, for pages with more than one pagination. */
  readonly label?: string;
}

/** Links to the pages of a long list. In a narrow container, it shows the current page in words instead of page
 * numbers. */
export function Pagination({ current, count, hrefOf, label }: PaginationProps) {
  const text = useText(controlWords);
  if (count < 2) return null;
  const step = (page: number, to: 'previous' | 'next') =>
    page < 1 || page > count ? (
      <span className="wsk-Pagination-step" data-off="true" />
    ) : (
      <a
        className="wsk-Pagination-step"
        href={hrefOf({ page })}
        rel={to === 'next' ? 'next' : 'prev'}
        aria-label={text(`pages.${to}`)}
      >
        <Icon drawing={to === 'next' ? next : previous} />
      </a>
    );
  return (
    <nav className="wsk-Pagination" data-component="Pagination" aria-label={label ?? text('pages.label')}>
      <div className="wsk-Pagination-row">
        {step(current - 1, 'previous')}
        <span className="wsk-Pagination-place">{text('pages.place', { number: current, count })}</span>
        <ol className="wsk-Pagination-pages">
          {pageNumbers(current, count).map((page, index) =>
            page === 'gap' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: there are two gaps at most, each in its place
              <li key={`gap ${index}`} className="wsk-Pagination-gap" aria-hidden="true">
                …
              </li>
            ) : (
              <li key={page} className="wsk-Pagination-item">
                <a
                  className="wsk-Pagination-page"
                  href={hrefOf({ page })}
                  aria-label={text('pages.page', { number: page })}
                  aria-current={page === current ? 'page' : undefined}
                >
                  {page}
                </a>
              </li>
            ),
          )}
        </ol>
        {step(current + 1, 'next')}
      </div>
    </nav>
  );
}
