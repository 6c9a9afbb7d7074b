'use client';

import { identityWords } from '../../brands/words/identity.js';
import { Link } from '../../ui/Link.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

export interface ContactMessageProps {
  readonly children: string;
}

/** An error message in which the words `contact us` link to the contact page (IDENT-043, OPEN-111). */
export function ContactMessage({ children: message }: ContactMessageProps) {
  const href = useHref();
  const text = useText(identityWords);
  const contact = text('login.contact');
  const start = message.indexOf(contact);
  if (start < 0) return message;
  return (
    <>
      {message.slice(0, start)}
      <Link href={href('contactUs')}>{contact}</Link>
      {message.slice(start + contact.length)}
    </>
  );
}
