'use client';

import type { ReactNode } from 'react';
import { serviceWords } from '../../brands/words/service.js';
import { shellWords } from '../../brands/words/shell.js';
import { ButtonLink } from '../../ui/Button.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { Vignette } from '../../ui/Vignette.js';

/** What to show besides the message. */
export interface NotFoundPageProps {
  /** Where to go on from here, such as a rail of wines; nothing unless set. */
  readonly also?: ReactNode;
}

/** Not-found page (NAV-037). It has no search field of its own, because the header above it has one. */
export function NotFoundPage({ also }: NotFoundPageProps) {
  const href = useHref();
  const text = useText(serviceWords, shellWords);
  return (
    <div className="wsk-Container wsk-NotFoundPage" data-component="NotFoundPage">
      <div className="wsk-NotFoundPage-words">
        <p className="wsk-NotFoundPage-code">{text('notFound.code')}</p>
        <h1 className="wsk-Heading" data-level="1">
          {text('notFound.title')}
        </h1>
        <p className="wsk-Text" data-size="lead">
          {text('notFound.text')}
        </p>
        <div className="wsk-NotFoundPage-action">
          <ButtonLink href={href('home')}>{text('notFound.home')}</ButtonLink>
        </div>
      </div>
      <div className="wsk-NotFoundPage-stage" data-ground="stage">
        <div className="wsk-NotFoundPage-drawing">
          <Vignette />
        </div>
      </div>
      {also ? <div className="wsk-NotFoundPage-also">{also}</div> : null}
    </div>
  );
}
