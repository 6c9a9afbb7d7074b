'use client';

import { useScope } from '../../ui/scope.js';
import { PageAddressContext } from '../base/Boundary.js';
import { useObserved } from '../base/observable.js';
import { useServices } from '../base/StorefrontProvider.js';
import { belowBase, findPage, type Pages } from './page.js';
import { screenOf } from './pageScreens.js';
import { pages as shopPages } from './pages.js';
import { NotFoundPage, RequireAccess, StepUpPage } from './parts.js';
import { usePageAddress } from './usePageAddress.js';

/** The address to show, and the table of pages. */
export interface StorefrontPageProps {
  /** Path and query as in the browser, including the base path. */
  readonly address: string;
  /** Table of the pages among which the address is looked up; the shop's own unless a host adds pages. */
  readonly pages?: Pages;
}

/** The page at an address, without the shop's frame. It needs a `StorefrontProvider`. The page's code is loaded the
 * first time it is shown; an unknown address shows the not-found page. */
export function StorefrontPage({ address, pages }: StorefrontPageProps) {
  const scope = useScope();
  const services = useServices();
  const handovers = useObserved(services.drafts.handovers);
  const found = findPage(pages ?? shopPages, belowBase(address, scope.basePath), scope);
  const pageAddress = usePageAddress(found);
  const props = pageAddress && found?.page.props(pageAddress, services);
  if (!found || !props) return <NotFoundPage />;
  const Screen = screenOf(found, services);
  const screen = (
    // Provided here as well, for a host with its own frame.
    <PageAddressContext value={belowBase(address, scope.basePath)}>
      {/* The page is remounted for another address or customer, because its forms would otherwise show what the previous customer typed. */}
      <Screen key={JSON.stringify([found.address.params, handovers])} {...props} />
    </PageAddressContext>
  );
  const { access = 'anyone' } = found.page;
  if (access === 'anyone') return screen;
  return (
    <RequireAccess
      key={found.name}
      page={found.page}
      access={access}
      address={address}
      stepUp={<StepUpPage page={found.name} />}
    >
      {screen}
    </RequireAccess>
  );
}
