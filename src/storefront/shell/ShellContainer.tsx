import { type ReactNode, useState } from 'react';
import { PageShell } from '../../blocks/PageShell.js';
import { DialogHost } from '../dialogs.js';
import { DeliveryPromiseStrip } from '../parts.js';
import { useClickEvents } from '../useClickEvents.js';
import { FooterContainer } from './FooterContainer.js';
import { HeaderContainer, type HeaderContainerProps } from './HeaderContainer.js';

export interface ShellContainerProps extends Omit<HeaderContainerProps, 'onMenuOpenChange'> {
  /** The pages of the checkout, like the cart, promise no delivery: they say when it is (OPEN-107). */
  readonly isCheckoutPage?: boolean;
  /** There the open menu of a small screen takes the parts of the footer with it (NAV-018). */
  readonly isGiftsPage?: boolean;
  readonly children: ReactNode;
}

/** The frame of every page with its header and footer at work, and the page's one dialog host. */
export function ShellContainer({
  isCartPage,
  isCheckoutPage = false,
  isGiftsPage = false,
  address,
  children,
}: ShellContainerProps) {
  useClickEvents();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <PageShell
        header={
          <HeaderContainer
            isCartPage={isCartPage}
            address={address}
            onMenuOpenChange={({ open }) => setMenuOpen(open)}
          />
        }
        strip={isCartPage || isCheckoutPage ? null : <DeliveryPromiseStrip />}
        footer={<FooterContainer partsHidden={isGiftsPage && menuOpen} />}
      >
        {children}
      </PageShell>
      <DialogHost />
    </>
  );
}
