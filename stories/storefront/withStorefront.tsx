import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import type { Track } from '../../src/analytics/events.js';
import { StorefrontProvider } from '../../src/storefront/StorefrontProvider.js';
import { createStorefront } from '../../src/storefront/services.js';
import { ShellContainer } from '../../src/storefront/shell/ShellContainer.js';
import { type StoryGlobals, worldOf } from '../world.js';

/** Short, so that a story about a call without an answer does not wait as long as a shopper would. */
const timeoutMs = 1500;

/** What a host gives the page; a story stays where it is. */
export const host = { navigate: fn(), reload: fn(), track: fn<Track>() };

interface StorefrontProps {
  readonly globals: StoryGlobals;
  readonly newCart: boolean;
  readonly children: ReactNode;
}

function Storefront({ globals, newCart, children }: StorefrontProps) {
  const { site, brand } = worldOf(globals);
  const ownSite = useMemo(() => ({ ...site, newCart }), [site, newCart]);
  const [services] = useState(() => createStorefront({ timeoutMs, log: () => {}, ...host }));
  return (
    <StorefrontProvider services={services} site={ownSite} brand={brand}>
      {children}
    </StorefrontProvider>
  );
}

/** The page's services over the mock backend, new for each story, and the shell around it. */
export const withStorefront: Decorator = (Story, { globals, parameters, id }) => (
  <Storefront
    key={`${id} ${globals.brand} ${globals.login}`}
    globals={globals as unknown as StoryGlobals}
    newCart={parameters.newCart === true}
  >
    <ShellContainer isCartPage={parameters.isCartPage === true}>
      <Story />
    </ShellContainer>
  </Storefront>
);
