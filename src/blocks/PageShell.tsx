'use client';

import { type ReactNode, useId } from 'react';
import { shellWords } from '../brands/words/shell.js';
import { useText } from '../ui/scope.js';

/** The parts of a page, from top to bottom. */
export interface PageShellProps {
  /** The page's `Header`, before the main part; `null` for a page to print, which needs no skip link. */
  readonly header: ReactNode;
  /** Full-width strip between the header and the main part. */
  readonly strip?: ReactNode;
  /** The page's `Footer`, after the main part; none by default. */
  readonly footer?: ReactNode;
  /** Content of the page, inside its `<main>`. */
  readonly children: ReactNode;
}

/** Frame of every page: skip link, header, main part and footer. It sets no title and fetches nothing. */
export function PageShell({ header, strip, footer, children }: PageShellProps) {
  const text = useText(shellWords);
  const mainId = useId();
  return (
    <div className="wsk-PageShell" data-component="PageShell">
      {header === null ? null : (
        <a className="wsk-SkipLink" href={`#${mainId}`}>
          {text('shell.skip')}
        </a>
      )}
      {header}
      <main className="wsk-PageShell-main" id={mainId} tabIndex={-1}>
        {strip}
        <div className="wsk-PageShell-page">{children}</div>
      </main>
      {footer}
      {/* Filled by `say`. Without a role, since it is empty for most of the time. */}
      <p className="wsk-VisuallyHidden wsk-PageShell-said" aria-live="polite" />
    </div>
  );
}
