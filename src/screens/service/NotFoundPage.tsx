'use client';

import { serviceWords } from '../../brands/words/service.js';
import { shellWords } from '../../brands/words/shell.js';
import { ButtonLink } from '../../ui/Button.js';
import { Silhouette } from '../../ui/Silhouette.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** Not-found page (NAV-037). It has no search field of its own, because the header above it has one. */
export function NotFoundPage() {
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
        <div className="wsk-NotFoundPage-bottle">
          <Silhouette shape="bottle" variant="flat" />
        </div>
      </div>
    </div>
  );
}
