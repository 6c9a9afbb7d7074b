import { useEffect } from 'react';
import { useScope } from '../ui/scope.js';

/** Names the page after what it shows and the shop; just the shop until that is known. */
export function usePageTitle(title: string | undefined): void {
  const { brand } = useScope();
  useEffect(() => {
    document.title = title ? `${title} - ${brand.displayName}` : brand.displayName;
  }, [title, brand]);
}
