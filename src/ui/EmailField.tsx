import { TextField, type TextFieldProps } from './TextField.js';

/** Email field, with the keyboard and autofill for it: `autoComplete` is `email` unless it is an account's name
 * (`username`) or somebody else's address (`off`). */
export function EmailField({ autoComplete = 'email', ...field }: Omit<TextFieldProps, 'type'>) {
  return <TextField {...field} type="email" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} />;
}
