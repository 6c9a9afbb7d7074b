'use client';

import { useLayoutEffect, useRef } from 'react';
import { identityWords } from '../../brands/words/identity.js';
import { shellWords } from '../../brands/words/shell.js';
import { ModalDialog } from '../../ui/ModalDialog.js';
import { useText } from '../../ui/scope.js';
import { LoginForm, type LoginFormProps } from './LoginForm.js';

/** Whether the dialog is open, and the props of its form. */
export interface LoginModalProps extends LoginFormProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called when the shopper closes the dialog; it closes once `open` is false. */
  readonly onClose: () => void;
  /** The first name of a recognised customer; their email address is not known. */
  readonly name?: string | undefined;
}

/** Sign-in dialog, opened from the header or wherever the customer has to be signed in (IDENT-027). It can be closed
 * while the call is in progress. */
export function LoginModal({ open, onClose, name, ...form }: LoginModalProps) {
  const text = useText(identityWords, shellWords);
  const box = useRef<HTMLDivElement>(null);
  // Runs after the dialog's own effect, which focuses the close button.
  useLayoutEffect(() => {
    if (open) box.current?.querySelector('input')?.focus();
  }, [open]);
  return (
    <ModalDialog open={open} title={text('login.title')} onClose={() => onClose()} buttons={null}>
      <div className="wsk-LoginModal" data-component="LoginModal" ref={box}>
        {name ? <p className="wsk-Text">{text('login.welcomeBack', { name })}</p> : null}
        <LoginForm {...form} />
      </div>
    </ModalDialog>
  );
}
