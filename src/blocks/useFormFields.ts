'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  get,
  type SubmitHandler,
  useForm,
  useFormState,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { basicWords } from '../brands/words/basics.js';
import type { Words } from '../brands/words.js';
import type { Mistake } from '../ui/ErrorSummary.js';
import { useText } from '../ui/scope.js';

/** Connects a form to a schema of src/rules: `{...field('email')}` binds a control, with its error text. `submit` makes
 * the form's handler: it validates everything, focuses the field of a single mistake, and gives several mistakes as
 * `mistakes`, for an `ErrorSummary` above the fields. From then on fields validate while typing. Values are kept until
 * `form.reset`. */
export function useFormFields<Schema extends z.ZodMiniObject<Record<string, z.ZodMiniType<unknown, unknown>>>>(
  schema: Schema,
  start: DefaultValues<z.input<Schema>>,
  ...areas: readonly Words[]
) {
  type Values = z.input<Schema>;
  // A schema's messages are keys of this text, or of the kit's own fields.
  const text = useText(basicWords, ...areas) as (key: string) => string;
  const form = useForm<Values, unknown, z.output<Schema>>({
    resolver: zodResolver(schema),
    defaultValues: start,
    shouldFocusError: false,
  });
  // Not `form.formState`: a compiler that follows React's rules would take it for a value that never changes.
  const { errors } = useFormState({ control: form.control });
  const messageIn = (found: FieldErrors<Values>, name: FieldPath<Values>): string | undefined => {
    const error: unknown = get(found, name);
    if (error === undefined) return undefined;
    const { message = '' } = error as FieldError;
    const wording = text(message);
    // A message that is not a word key, such as the library's own for a value of the wrong type, is meant for
    // developers.
    return wording === message ? text('field.invalid') : wording;
  };
  const formId = useId();
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const mistakesIn = (found: FieldErrors<Values>): readonly Mistake[] =>
    (Object.keys(found) as FieldPath<Values>[])
      .map((name) => ({
        id: `${formId}-${name}`,
        text: messageIn(found, name) ?? '',
        focus: () => form.setFocus(name),
      }))
      .sort((one, other) => order(one.id, other.id));
  const submit = (
    onValid: SubmitHandler<z.output<Schema>>,
    onInvalid?: (mistakes: readonly [Mistake, ...Mistake[]]) => void,
  ) =>
    form.handleSubmit(
      (values) => {
        setMistakes([]);
        return onValid(values);
      },
      (found) => {
        const [first, ...more] = mistakesIn(found);
        if (first === undefined) return;
        if (more.length === 0) first.focus();
        setMistakes([first, ...more]);
        onInvalid?.([first, ...more]);
      },
    );
  return {
    form,
    submit,
    mistakes,
    field: (name: FieldPath<Values>) => ({
      ...form.register(name),
      id: `${formId}-${name}`,
      error: messageIn(errors, name),
    }),
  };
}

/** Order of two elements on the page. */
function order(id: string, otherId: string): number {
  const [one, other] = [document.getElementById(id), document.getElementById(otherId)];
  return one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
