import { TextField, type TextFieldProps } from './TextField.js';

/** One email address under its label, with the keyboard and the suggestions a browser has for it; `autoComplete` says whose it
 * is: `email` unless it is the name of an account (`username`) or somebody else's (`off`). */
export function EmailField({ autoComplete = 'email', ...field }: Omit<TextFieldProps, 'type'>) {
  return <TextField {...field} type="email" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} />;
}
