import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate'> {
  /** Puts the fields one below the other: in a column for short fields, or a wider one for text. */
  readonly column?: 'narrow' | 'wide';
}

/** A form that says itself what is wrong with its fields. Sent before the page is hydrated, what is typed goes into the body
 * of the request: in the address it would be kept by the history and the logs of servers. */
export function Form({ column, className = column && 'wsk-Form', ...rest }: FormProps) {
  // biome-ignore lint/correctness/noRestrictedElements: all other forms are made of it
  return <form method="post" noValidate className={className} data-column={column} {...rest} />;
}
