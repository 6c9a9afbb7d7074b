'use client';

import { useEffect } from 'react';
import { say } from '../../ui/say.js';
import { useScope } from '../../ui/scope.js';

/** Sets the document's title to the page's title and the shop's name; while the page's title is unknown, only to the
 * shop's name. After a link within the shop, the title is announced. */
export function usePageTitle(title: string | undefined): void {
  const { brand } = useScope();
  useEffect(() => {
    document.title = title ? `${title} - ${brand.displayName}` : brand.displayName;
    // A link within the shop has moved the focus to the main part, which has no name of its own.
    if (title && document.activeElement?.tagName === 'MAIN') say(title);
  }, [title, brand]);
}
