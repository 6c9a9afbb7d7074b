'use client';

import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { basicWords } from '../../brands/words/basics.js';
import { basketWords } from '../../brands/words/basket.js';
import { failureWords } from '../../brands/words/failure.js';
import { productWords } from '../../brands/words/product.js';
import { shellWords } from '../../brands/words/shell.js';
import type { KeyOf } from '../../brands/words.js';
import { BasketErrorModal } from '../../screens/basket/BasketErrorModal.js';
import { ModalDialog } from '../../ui/ModalDialog.js';
import { useText } from '../../ui/scope.js';
import { Boundary, nothing } from '../base/Boundary.js';
import { focusMain } from '../base/focusMain.js';
import { lazyScreen, type Screen } from '../base/lazyScreen.js';
import { useObserved } from '../base/observable.js';
import type { DialogName, DialogProps } from '../base/openDialog.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useOpenDialog } from '../base/useOpenDialog.js';
import { LazyCaseContents } from './lazyCaseContents.js';
import { useDialogAddress } from './useDialogAddress.js';

const titleWords = [basketWords, failureWords, productWords, shellWords] as const;
type TitleKey = KeyOf<(typeof titleWords)[number]>;

interface PlaceholderProps {
  readonly open: boolean;
  readonly title: TitleKey;
  readonly notice: ReactNode;
  readonly onClose: () => void;
}

/** The empty dialog shown while its content is loading or after it failed to load. */
function DialogPlaceholder({ open, title, notice, onClose }: PlaceholderProps) {
  const text = useText(...titleWords, basicWords);
  return (
    <ModalDialog open={open} title={text(title)} onClose={() => onClose()} buttons={null}>
      {notice ?? (
        <p className="wsk-Text" role="status">
          {text('dialog.loading')}
        </p>
      )}
    </ModalDialog>
  );
}

/** Creates a dialog that is loaded the first time it is opened. */
const lazyDialog = <Props extends object>(
  chunk: string,
  title: TitleKey,
  load: () => Promise<Screen<Controlled<Props>>>,
) =>
  lazyScreen<Controlled<Props>>(chunk, load, ({ open, onClose }, notice) => (
    <DialogPlaceholder open={open} title={title} notice={notice} onClose={onClose} />
  ));

/** Creates a dialog that is not loaded lazily. */
const boundedDialog =
  <Props extends object>(Dialog: Screen<Controlled<Props>>, title: TitleKey): Screen<Controlled<Props>> =>
  (props) => (
    <Boundary
      draw={(notice) => <DialogPlaceholder open={props.open} title={title} notice={notice} onClose={props.onClose} />}
    >
      <Dialog {...props} />
    </Boundary>
  );

type Controlled<Props> = Props & { readonly open: boolean; readonly onClose: () => void };

function MessageDialog({ open, title, message, onClose }: Controlled<DialogProps['message']>) {
  const openDialog = useOpenDialog();
  return (
    <ModalDialog
      open={open}
      title={title}
      kind="alert"
      onClose={() => onClose()}
      onLogIn={() => openDialog('login', {})}
    >
      <p className="wsk-Text">{message}</p>
    </ModalDialog>
  );
}

const dialogs: { readonly [Name in DialogName]: Screen<Controlled<DialogProps[Name]>> } = {
  // Not lazy, because it also has to appear when loading code fails.
  basketError: boundedDialog(BasketErrorModal, 'basket.errorTitle'),
  freeGiftSwap: lazyDialog(
    'gifts',
    'gift.title',
    async () => (await import('../basket/FreeGiftSwapContainer.js')).FreeGiftSwapContainer,
  ),
  login: lazyDialog(
    'sign in',
    'login.title',
    async () => (await import('../identity/LoginModalContainer.js')).LoginModalContainer,
  ),
  caseContents: lazyScreen<Controlled<DialogProps['caseContents']>>(
    'case contents',
    async () => (await import('../product/CaseContentsModalContainer.js')).CaseContentsModalContainer,
    // A dialog that opens after a delay shows no placeholder while it loads.
    ({ open, onClose, upsell }, notice) =>
      upsell && !notice ? null : (
        <DialogPlaceholder open={open} title="product.caseDetails" notice={notice} onClose={onClose} />
      ),
  ),
  message: boundedDialog(MessageDialog, 'failure.page'),
  tastingNote: lazyDialog(
    'tasting note',
    'product.tastingNote',
    async () => (await import('../product/TastingNoteOverlayContainer.js')).TastingNoteOverlayContainer,
  ),
  // An upsell usually opens by itself, so it shows no placeholder while it loads.
  upsell: lazyScreen<Controlled<DialogProps['upsell']>>(
    'offer',
    async () => {
      const { UpsellModalContainer } = await import('../upsells/UpsellModalContainer.js');
      return (props) => <UpsellModalContainer {...props} CaseContents={LazyCaseContents} />;
    },
    () => null,
  ),
  // The partner's overlay is not a standard dialog, so it shows no placeholder while it loads.
  partner: lazyScreen<Controlled<DialogProps['partner']>>(
    'partner',
    async () => (await import('../shell/BrandOverlayContainer.js')).BrandOverlayContainer,
    ({ open, onClose }, notice) =>
      notice ? <DialogPlaceholder open={open} title="partner.title" notice={notice} onClose={onClose} /> : null,
  ),
};

/** Renders the page's open dialog. If a link in the dialog has led to another page, the main part of that page takes
 * the focus. */
export function Dialogs() {
  const { dialog } = useServices();
  const asked = useObserved(dialog);
  useDialogAddress(dialog, asked);
  // To open one takes long on a slow device, so the press that asked for it is answered first. Nothing closes or changes
  // late.
  const isShown = useDeferredValue(asked !== undefined);
  const open = isShown ? asked : undefined;
  const openedOn = useRef<string>(undefined);
  useEffect(() => {
    const on = openedOn.current;
    openedOn.current = open && window.location.pathname;
    if (on && !open && on !== window.location.pathname) focusMain();
  }, [open]);
  if (!open) return null;
  const Dialog = dialogs[open.name] as Screen<Controlled<DialogProps[DialogName]>>;
  return (
    <Boundary draw={nothing} key={open.name}>
      <Dialog {...open.props} open onClose={() => dialog.set(undefined)} />
    </Boundary>
  );
}
