'use client';

import { useScope } from '../../ui/scope.js';
import { PageAddressContext } from '../base/Boundary.js';
import { lazyScreen, type Screen } from '../base/lazyScreen.js';
import { useObserved } from '../base/observable.js';
import { pageProblem } from '../base/problems.js';
import { useServices } from '../base/StorefrontProvider.js';
import type { StorefrontServices } from '../base/services.js';
import { belowBase, type FoundPage, findPage, type Page, type Pages } from './page.js';
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

/** Cached for each set of services, so that a page that was shown before renders immediately. */
const screens = new WeakMap<StorefrontServices, Map<Page, Screen<object>>>();

function screenOf({ name, page }: FoundPage, services: StorefrontServices): Screen<object> {
  const pageScreens = screens.get(services) ?? new Map<Page, Screen<object>>();
  screens.set(services, pageScreens);
  const screen = pageScreens.get(page) ?? lazyScreen(wordsOf(name), () => page.load(services), pageProblem);
  pageScreens.set(page, screen);
  return screen;
}

/** Converts a page's name such as `searchResults` to the words that name the part in the error notice. */
const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
