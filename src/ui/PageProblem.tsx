'use client';

import type { ReactNode } from 'react';
import { useText } from './scope.js';

/** What a page says that cannot be shown. */
export interface PageProblemProps {
  /** The notice that says why, with its way out. */
  readonly children: ReactNode;
}

/** Stands in the place of a page that cannot be shown, inside the shop's frame. */
export function PageProblem({ children }: PageProblemProps) {
  const text = useText();
  return (
    <div className="wsk-Container wsk-PageProblem" data-component="PageProblem">
      <h1 className="wsk-Heading" data-level="title">
        {text('failure.page')}
      </h1>
      {children}
    </div>
  );
}
