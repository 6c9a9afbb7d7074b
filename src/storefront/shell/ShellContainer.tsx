import type { ReactNode } from 'react';
import { PageShell } from '../../blocks/PageShell.js';
import { DialogHost } from '../dialogs.js';
import { useClickEvents } from '../useClickEvents.js';
import { HeaderContainer, type HeaderContainerProps } from './HeaderContainer.js';

export interface ShellContainerProps extends HeaderContainerProps {
  readonly children: ReactNode;
}

/** The frame of every page with its header at work, and the page's one dialog host. */
export function ShellContainer({ isCartPage, children }: ShellContainerProps) {
  useClickEvents();
  return (
    <>
      <PageShell header={<HeaderContainer isCartPage={isCartPage} />}>{children}</PageShell>
      <DialogHost />
    </>
  );
}
