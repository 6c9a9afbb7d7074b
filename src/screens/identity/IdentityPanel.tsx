'use client';

import { type ReactNode, useRef } from 'react';
import { Panel } from '../../ui/Panel.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';

interface IdentityPanelProps {
  /** Name of the page in `data-component`. */
  readonly component: string;
  readonly title: string;
  readonly intro: string;
  /** Key of the page's step. When it changes, the heading takes the focus, since the focused element was removed. */
  readonly step?: string;
  /** A second panel, beside the first on a wide screen and below it on a small one. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The panel of a sign-in page, under its heading. */
export function IdentityPanel({ component, title, intro, step, aside, children }: IdentityPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(step, () => heading.current);
  return (
    <div className="wsk-Container wsk-IdentityPanel" data-component={component} data-aside={aside ? '' : undefined}>
      <Panel>
        <h1 className="wsk-Heading" data-level="2" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className="wsk-Text">{intro}</p>
        {children}
      </Panel>
      {aside}
    </div>
  );
}
