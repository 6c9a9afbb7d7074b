'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldError, type FieldPath, get, useForm, useFormState } from 'react-hook-form';
import type * as z from 'zod/mini';
import { uiWords } from '../brands/words/ui.js';
import type { Words } from '../brands/words.js';
import { useText } from '../ui/scope.js';

/** Connects a form to a schema of src/rules: `{...field('email')}` binds a control, with its error text. Submitting
 * validates everything and focuses the first invalid field; from then on fields validate while typing. Values are kept
 * until `form.reset`. */
export function useFormFields<Schema extends z.ZodMiniObject<Record<string, z.ZodMiniType<unknown, unknown>>>>(
  schema: Schema,
  start: DefaultValues<z.input<Schema>>,
  ...areas: readonly Words[]
) {
  type Values = z.input<Schema>;
  // A schema's messages are keys of this text, or of the kit's own fields.
  const text = useText(uiWords, ...areas) as (key: string) => string;
  const form = useForm<Values, unknown, z.output<Schema>>({
    resolver: zodResolver(schema),
    defaultValues: start,
  });
  // Not `form.formState`: a compiler that follows React's rules would take it for a value that never changes.
  const { errors } = useFormState({ control: form.control });
  const errorOf = (name: FieldPath<Values>): string | undefined => {
    const error: unknown = get(errors, name);
    if (error === undefined) return undefined;
    const { message = '' } = error as FieldError;
    const wording = text(message);
    // A message that is not a word key, such as the library's own for a value of the wrong type, is meant for
    // developers.
    return wording === message ? text('field.invalid') : wording;
  };
  return { form, field: (name: FieldPath<Values>) => ({ ...form.register(name), error: errorOf(name) }) };
}
