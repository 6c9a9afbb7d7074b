'use client';

import type { ReactNode } from 'react';
import { failureWords } from '../brands/words/failure.js';
import { useText } from './scope.js';

/** The notice shown in place of a page. */
export interface PageProblemProps {
  /** The notice that explains the problem, with an action to resolve it. */
  readonly children: ReactNode;
}

/** Replaces a page that cannot be shown, inside the shop's frame. */
export function PageProblem({ children }: PageProblemProps) {
  const text = useText(failureWords);
  return (
    <div className="wsk-Container wsk-PageProblem" data-component="PageProblem">
      <h1 className="wsk-Heading" data-level="title">
        {text('failure.page')}
      </h1>
      {children}
    </div>
  );
}
