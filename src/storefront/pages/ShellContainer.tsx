'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { PageShell } from '../../blocks/PageShell.js';
import { useScope } from '../../ui/scope.js';
import { Boundary } from '../base/Boundary.js';
import { headerProblem } from '../base/problems.js';
import { useServices } from '../base/StorefrontProvider.js';
import { readStorage } from '../base/storage.js';
import { HeaderContainer, type HeaderContainerProps } from '../shell/HeaderContainer.js';
import { placeKey } from '../shop/placeKey.js';
import { DialogHost } from './DialogHost.js';
import type { Chrome } from './page.js';
import { CardNumberGate, CheckoutHeader, DeliveryPromiseStrip, Footer } from './parts.js';
import { UpsellAfterAdd } from './UpsellAfterAdd.js';
import { useClickEvents } from './useClickEvents.js';

/** The content of the shop's frame. */
export interface ShellContainerProps extends Pick<HeaderContainerProps, 'address'> {
  /** Which frame to use; `shop` unless set. */
  readonly chrome?: Chrome | undefined;
  /** The page, inside the frame's `<main>`. */
  readonly children: ReactNode;
}

/** Connects the shop's frame: header, footer, and the page's one dialog host. */
export function ShellContainer({ chrome = 'shop', address, children }: ShellContainerProps) {
  useClickEvents();
  const scope = useScope();
  const services = useServices();
  const { brand } = scope;
  const { cardCheck } = services.host;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has been reloaded only once.
  useEffect(() => {
    const place = readStorage('sessionStorage', placeKey);
    if (place !== null)
      void import('../shop/placeAfterLogin.js')
        .then(({ returnToPlace }) => returnToPlace(services, scope, place))
        .catch(services.log);
  }, []);
  const [menuOpen, setMenuOpen] = useState(false);
  if (chrome === 'print') {
    return (
      <>
        <PageShell header={null}>{children}</PageShell>
        <DialogHost />
      </>
    );
  }
  return (
    <>
      <PageShell
        header={
          chrome === 'checkout' ? (
            <CheckoutHeader />
          ) : (
            <Boundary draw={headerProblem}>
              <HeaderContainer
                isCartPage={chrome === 'cart'}
                address={address}
                onMenuOpenChange={({ open }) => setMenuOpen(open)}
              />
            </Boundary>
          )
        }
        strip={chrome === 'cart' || chrome === 'checkout' ? null : <DeliveryPromiseStrip />}
        footer={<Footer isQuiet={chrome === 'checkout'} partsHidden={chrome === 'gifts' && menuOpen} />}
      >
        {children}
      </PageShell>
      <DialogHost />
      {chrome === 'checkout' ? null : <UpsellAfterAdd address={address} />}
      {brand.hasCardGate && cardCheck ? <CardNumberGate check={cardCheck} /> : null}
    </>
  );
}
