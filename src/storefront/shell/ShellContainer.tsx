import { type ReactNode, useState } from 'react';
import { PageShell } from '../../blocks/PageShell.js';
import { DialogHost } from '../dialogs.js';
import { useClickEvents } from '../useClickEvents.js';
import { FooterContainer } from './FooterContainer.js';
import { HeaderContainer, type HeaderContainerProps } from './HeaderContainer.js';

export interface ShellContainerProps extends Omit<HeaderContainerProps, 'onMenuOpenChange'> {
  /** There the open menu of a small screen takes the parts of the footer with it (NAV-018). */
  readonly isGiftsPage?: boolean;
  readonly children: ReactNode;
}

/** The frame of every page with its header and footer at work, and the page's one dialog host. */
export function ShellContainer({ isCartPage, address, isGiftsPage = false, children }: ShellContainerProps) {
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
        footer={<FooterContainer partsHidden={isGiftsPage && menuOpen} />}
      >
        {children}
      </PageShell>
      <DialogHost />
    </>
  );
}
