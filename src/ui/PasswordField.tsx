'use client';

import { useState } from 'react';
import { identityWords } from '../brands/words/identity.js';
import { Button } from './Button.js';
import { useText } from './scope.js';
import { TextField, type TextFieldProps } from './TextField.js';

/** A text field's props, and the kind of password. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete' | 'tool'> {
  /** Whether the field is for the account's current password or for a new one. */
  readonly purpose: 'current' | 'new';
}

/** Password field: a password manager fills in the `current` one, and offers to generate a `new` one. What is typed can
 * be shown. */
export function PasswordField({ purpose, ...field }: PasswordFieldProps) {
  const text = useText(identityWords);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={`${purpose}-password`}
      autoCapitalize="none"
      spellCheck={false}
      tool={
        <Button
          variant="text"
          aria-label={text(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!isShown)}
        >
          {text(isShown ? 'password.hideShort' : 'password.showShort')}
        </Button>
      }
    />
  );
}
