'use client';

import type { DialogName, DialogProps, OpenDialog } from './openDialog.js';
import { useServices } from './StorefrontProvider.js';

/** Returns a function that opens one of the page's dialogs, from any React root. */
export function useOpenDialog() {
  const { dialog } = useServices();
  return <Name extends DialogName>(name: Name, props: DialogProps[Name]): void =>
    dialog.set({ name, props } as OpenDialog);
}
