'use client';

import { useEffect } from 'react';
import { basicWords } from '../../brands/words/basics.js';
import { say } from '../../ui/say.js';
import { useScope, useText } from '../../ui/scope.js';

/** A field that is wrong, or the shop's refusal of a form. */
const refusal = '[aria-invalid="true"], form [role="alert"]:not(:empty)';

/** Sets the document's title to the page's title and the shop's name; while the page's title is unknown, only to the
 * shop's name. What covers the page names its own title in `data-page-title`. The title begins with "Error:" while a form
 * on the page is refused. After a link within the shop, the title is announced. */
export function usePageTitle(title: string | undefined): void {
  const { brand } = useScope();
  const text = useText(basicWords);
  useEffect(() => {
    const show = () => {
      const shown = document.querySelector<HTMLElement>('[data-page-title]')?.dataset.pageTitle ?? title;
      const name = shown ? `${shown} - ${brand.displayName}` : brand.displayName;
      document.title = document.querySelector(refusal) ? text('page.refused', { name }) : name;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-invalid', 'data-page-title'],
    });
    return () => observer.disconnect();
  }, [title, brand, text]);
  useEffect(() => {
    // A link within the shop has moved the focus to the main part, which has no name of its own.
    if (title && document.activeElement?.tagName === 'MAIN') say(title);
  }, [title]);
}
