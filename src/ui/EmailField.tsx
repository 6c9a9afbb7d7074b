import { TextField, type TextFieldProps } from './TextField.js';

/** Email field, with the matching keyboard and autofill: `autoComplete` is `email`, or `username` for an account's
 * email address, or `off` for another person's address. */
export function EmailField({ autoComplete = 'email', ...field }: Omit<TextFieldProps, 'type'>) {
  return <TextField {...field} type="email" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} />;
}
