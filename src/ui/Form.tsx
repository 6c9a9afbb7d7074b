import type { ComponentProps } from 'react';

/** A form that says itself what is wrong with its fields. Sent before the page is hydrated, what is typed goes into the body
 * of the request: in the address it would be kept by the history and the logs of servers. */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) {
  // biome-ignore lint/correctness/noRestrictedElements: all other forms are made of it
  return <form method="post" noValidate {...props} />;
}
