import type { ReactNode } from 'react';
import { Vignette } from './Vignette.js';

/** Content of a page that has nothing to show. */
export interface EmptyPageProps {
  /** A short line above the title, such as a status code. */
  readonly code?: string;
  /** Heading of the page. */
  readonly title: string;
  /** The sentence below the title. */
  readonly children: ReactNode;
  /** Whether the text is announced when it appears, as after a failure. */
  readonly live?: boolean;
  /** Buttons that lead on. */
  readonly action: ReactNode;
  /** Where else to go from here, such as a rail of wines; nothing unless set. */
  readonly also?: ReactNode;
}

/** Replaces a page that does not exist or could not be loaded: the words beside the brand's drawing, and a way on. */
export function EmptyPage({ code, title, children, live = false, action, also }: EmptyPageProps) {
  return (
    <div className="wsk-Container wsk-EmptyPage" data-component="EmptyPage">
      <div className="wsk-EmptyPage-words">
        {code ? <p className="wsk-EmptyPage-code">{code}</p> : null}
        <div className="wsk-EmptyPage-text" role={live ? 'alert' : undefined}>
          <h1 className="wsk-Heading" data-level="1">
            {title}
          </h1>
          <p className="wsk-Text" data-size="lead">
            {children}
          </p>
        </div>
        <div className="wsk-Actions wsk-EmptyPage-action">{action}</div>
      </div>
      <div className="wsk-EmptyPage-stage" data-ground="stage">
        <div className="wsk-EmptyPage-drawing">
          <Vignette />
        </div>
      </div>
      {also ? <div className="wsk-EmptyPage-also">{also}</div> : null}
    </div>
  );
}
