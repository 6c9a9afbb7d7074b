import { TextField, type TextFieldProps } from './TextField.js';

/** A text field's props, and the kind of password. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  /** Whether the field is for the account's current password or for a new one. */
  readonly purpose: 'current' | 'new';
}

/** Password field: a password manager fills in the `current` one, and offers to generate a `new` one. */
export function PasswordField({ purpose, ...field }: PasswordFieldProps) {
  return <TextField {...field} type="password" autoComplete={`${purpose}-password`} />;
}
