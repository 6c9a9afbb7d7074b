import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate'> {
  /** Stacks the fields: in a narrow column for short fields, or in a wider one for multi-line text. */
  readonly column?: 'narrow' | 'wide';
}

/** A form that shows its fields' errors itself. If it is submitted before the page is hydrated, its values are sent in
 * the body of the request, because in the address they would be kept in the history and in server logs. */
export function Form({ column, className = column && 'wsk-Form', ...rest }: FormProps) {
  // biome-ignore lint/correctness/noRestrictedElements: all other forms are made of it
  return <form method="post" noValidate className={className} data-column={column} {...rest} />;
}
