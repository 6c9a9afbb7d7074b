'use client';

import { useEffect } from 'react';
import { useScope } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { belowBase, findPage, type Pages } from './page.js';
import { screenOf } from './pageScreens.js';

/** Loads a page's code when the pointer goes down on a link to it, so that the page is often there when it goes up. */
export function useEarlyCode(pages: Pages): void {
  const scope = useScope();
  const services = useServices();
  useEffect(() => {
    function onPress({ target }: PointerEvent): void {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
      const found = findPage(pages, belowBase(link.pathname + link.search, scope.basePath), scope);
      if (found) screenOf(found, services).load();
    }
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [pages, scope, services]);
}
