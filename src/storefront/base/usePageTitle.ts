'use client';

import { useEffect } from 'react';
import { useScope } from '../../ui/scope.js';

/** Sets the document's title to the page's title and the shop's name; while the page's title is unknown, only to the
 * shop's name. */
export function usePageTitle(title: string | undefined): void {
  const { brand } = useScope();
  useEffect(() => {
    document.title = title ? `${title} - ${brand.displayName}` : brand.displayName;
  }, [title, brand]);
}
