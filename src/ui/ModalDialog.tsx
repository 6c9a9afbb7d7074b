'use client';

import { type ReactNode, useId } from 'react';
import { basicWords } from '../brands/words/basics.js';
import { Button } from './Button.js';
import { Icon } from './Icon.js';
import { close } from './icons.js';
import { useText } from './scope.js';
import { type ModalFocus, useModalBox } from './useModalBox.js';

/** Content and state of a dialog, and how it is closed. */
export interface ModalDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Heading of the dialog, and its accessible name. */
  readonly title: string;
  /** Content below the title, in the part that does not scroll: an element as wide as the dialog, with a sentence or a
   * choice. */
  readonly lead?: ReactNode;
  /** Content of the dialog, which may change while it is open (MISC-012). */
  readonly children: ReactNode;
  /** Called when the shopper asks to close the dialog, with the means used; the dialog closes once `open` is false. */
  readonly onClose: (event: { readonly by: 'closeButton' | 'cancelButton' | 'escape' }) => void;
  /** Replaces the default buttons `Close` and `Log in`; `null` renders no footer (MISC-016). */
  readonly buttons?: ReactNode;
  /** Called by the default `Log in` button; without it, that button is not shown. */
  readonly onLogIn?: () => void;
  /** `form` unless set; `wide`, at most 960 px, leaves room for a picture or a table. */
  readonly size?: 'form' | 'wide';
  /** `message` for a short text: it is read out when the dialog opens. `alert` for an error, or a question about
   * something that cannot be undone: the focus begins at the first of the `buttons`, which changes nothing. Otherwise,
   * only the title is read out. */
  readonly kind?: 'message' | 'alert';
  /** Returns the element that takes the focus if the element that opened the dialog is gone when it closes; the page's
   * heading unless set. */
  readonly next?: ModalFocus['next'];
}

/** Modal dialog built on a native `<dialog>`: it traps the focus, which begins at its title, and
 * returns it to the element that opened it. It is
 * controlled: it asks to be closed, and closes when `open` is false. */
export function ModalDialog({
  open,
  title,
  lead,
  children,
  onClose,
  buttons,
  onLogIn,
  size,
  kind,
  next,
}: ModalDialogProps) {
  const text = useText(basicWords);
  const titleId = useId();
  const box = useModalBox(open, () => onClose({ by: 'escape' }), {
    first: kind === 'alert' ? '.wsk-ModalDialog-foot button' : 'h2',
    next,
  });
  const foot =
    buttons === undefined ? (
      <>
        <Button variant="line" onClick={() => onClose({ by: 'cancelButton' })}>
          {text('dialog.close')}
        </Button>
        {onLogIn && <Button onClick={() => onLogIn()}>{text('dialog.logIn')}</Button>}
      </>
    ) : (
      buttons
    );
  return (
    <dialog
      {...box}
      className="wsk-ModalDialog"
      data-component="ModalDialog"
      data-size={size}
      data-ground="page"
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={kind && `${titleId}body`}
    >
      <div className="wsk-ModalDialog-head">
        <h2 className="wsk-ModalDialog-title" id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button
          className="wsk-IconButton"
          type="button"
          aria-label={text('dialog.close')}
          onClick={() => onClose({ by: 'closeButton' })}
        >
          <Icon drawing={close} />
        </button>
        {lead}
      </div>
      <div className="wsk-ModalDialog-body" id={`${titleId}body`}>
        {children}
      </div>
      {foot && <div className="wsk-ModalDialog-foot">{foot}</div>}
    </dialog>
  );
}
