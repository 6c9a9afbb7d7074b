'use client';

import { useEffect } from 'react';
import { useScope } from '../../ui/scope.js';
import { PageAddressContext } from '../base/Boundary.js';
import { useServices } from '../base/StorefrontProvider.js';
import { belowBase, findPage } from './page.js';
import { pages as shopPages } from './pages.js';
import { pullSheets } from './pullSheets.js';
import { ShellContainer } from './ShellContainer.js';
import { StorefrontPage, type StorefrontPageProps } from './StorefrontPage.js';
import { useEarlyCode } from './useEarlyCode.js';
import { usePageView } from './usePageView.js';
import { useUserEvent } from './useUserEvent.js';

/** The whole shop at an address: frame, page and page view tracking. It needs a `StorefrontProvider`. The host handles
 * navigation, through `navigate` of the services and plain links. */
export function Storefront({ address, pages }: StorefrontPageProps) {
  const table = pages ?? shopPages;
  const scope = useScope();
  const { dialog } = useServices();
  const below = belowBase(address, scope.basePath);
  const [path] = below.split('?');
  const found = findPage(table, below, scope);
  const chrome = found?.page.chrome;
  usePageView(address, table);
  useUserEvent();
  useEarlyCode(table);
  useEffect(pullSheets, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what ends a dialog of the one before.
  useEffect(() => dialog.set(undefined), [path]);
  return (
    <PageAddressContext value={below}>
      <ShellContainer chrome={typeof chrome === 'function' ? chrome(found!.address.query) : chrome} address={below}>
        <StorefrontPage address={address} pages={table} />
      </ShellContainer>
    </PageAddressContext>
  );
}
