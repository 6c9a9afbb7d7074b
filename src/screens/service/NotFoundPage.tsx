'use client';

import type { ReactNode } from 'react';
import { serviceWords } from '../../brands/words/service.js';
import { shellWords } from '../../brands/words/shell.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyPage } from '../../ui/EmptyPage.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

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
    <EmptyPage
      code={text('notFound.code')}
      title={text('notFound.title')}
      action={<ButtonLink href={href('home')}>{text('notFound.home')}</ButtonLink>}
      also={also}
    >
      {text('notFound.text')}
    </EmptyPage>
  );
}
