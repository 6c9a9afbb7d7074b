import { TextField, type TextFieldProps } from './TextField.js';

/** A text field's props, and which password it is. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  /** The password of the account as it is, or one that replaces it. */
  readonly purpose: 'current' | 'new';
}

/** Password field: a password manager fills in the `current` one, and offers to make up a `new` one. */
export function PasswordField({ purpose, ...field }: PasswordFieldProps) {
  return <TextField {...field} type="password" autoComplete={`${purpose}-password`} />;
}
