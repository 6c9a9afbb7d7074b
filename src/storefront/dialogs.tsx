import { useEffect, useRef } from 'react';
import { BasketErrorModal } from '../screens/basket/BasketErrorModal.js';
import { focusMain } from './focusMain.js';
import type { Screen } from './lazyScreen.js';
import { useObserved } from './observable.js';
import type { DialogName, DialogProps, OpenDialog } from './openDialog.js';
import { useServices } from './StorefrontProvider.js';

type Controlled<Props> = Props & { readonly open: boolean; readonly onClose: () => void };

const dialogs: { readonly [Name in DialogName]: Screen<Controlled<DialogProps[Name]>> } = {
  // Not loaded when wanted: it is wanted when loading fails.
  basketError: BasketErrorModal,
};

/** Opens a dialog of the page, from whichever React root. */
export function useOpenDialog() {
  const { dialog } = useServices();
  return <Name extends DialogName>(name: Name, props: DialogProps[Name]): void =>
    dialog.set({ name, props, opener: document.activeElement } as OpenDialog);
}

/** Draws the page's open dialog; a page has one host. When the dialog's opener is gone, the focus goes to the main part. */
export function DialogHost() {
  const { dialog } = useServices();
  const open = useObserved(dialog);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (open) opener.current = open.opener;
    else if (opener.current && !opener.current.isConnected) focusMain();
  }, [open]);
  if (!open) return null;
  const Dialog = dialogs[open.name] as Screen<Controlled<DialogProps[DialogName]>>;
  return <Dialog {...open.props} open onClose={() => dialog.set(undefined)} />;
}
