'use client';

import { useEffect, useId, useRef } from 'react';
import { useFormFields } from '../../blocks/useFormFields.js';
import { homeWords } from '../../brands/words/home.js';
import type { Action } from '../../model/load.js';
import { newsletterFields } from '../../rules/common/email.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { EmailField } from '../../ui/EmailField.js';
import { Form } from '../../ui/Form.js';
import { IconButton } from '../../ui/IconButton.js';
import { close } from '../../ui/icons.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';
import { useUncoveredFocus } from './useUncoveredFocus.js';

/** What the prompt shows, and its callbacks. */
export interface NewsletterPromptProps {
  /** State of signing up; the form keeps what was typed if it fails. */
  readonly action: Action;
  /** Called with a valid email address when the visitor signs up. */
  readonly onSubmit: (values: { readonly email: string }) => void;
  /** Called when the visitor closes the prompt; the caller remembers that it was closed. */
  readonly onDismiss: () => void;
}

/** Newsletter prompt, shown in the corner of the screen and, at the end of the page, below the content (ACCT-019). It
 * does not take the focus, and it scrolls the page when it would cover the focused element. The caller decides when it
 * is shown. */
export function NewsletterPrompt({ action, onSubmit, onDismiss }: NewsletterPromptProps) {
  const text = useText(homeWords);
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  useUncoveredFocus(card);
  const isDone = action.status === 'done';
  useEffect(() => {
    // The submitted form, which had the focus, is removed.
    if (isDone) thanks.current?.focus({ preventScroll: true });
  }, [isDone]);
  return (
    <div className="wsk-NewsletterPrompt" data-component="NewsletterPrompt">
      <section className="wsk-NewsletterPrompt-card" data-ground="page" aria-labelledby={id} ref={card}>
        <div className="wsk-NewsletterPrompt-head">
          <h2 className="wsk-Heading wsk-NewsletterPrompt-title" data-level="4" id={id}>
            {text('newsletter.title')}
          </h2>
          <div className="wsk-NewsletterPrompt-close">
            <IconButton icon={close} label={text('newsletter.close')} onClick={() => onDismiss()} />
          </div>
        </div>
        {isDone ? (
          <p className="wsk-Text" tabIndex={-1} ref={thanks}>
            {text('newsletter.done')}
          </p>
        ) : (
          <NewsletterForm action={action} onSubmit={onSubmit} />
        )}
      </section>
    </div>
  );
}

function NewsletterForm({ action, onSubmit }: Pick<NewsletterPromptProps, 'action' | 'onSubmit'>) {
  const text = useText(homeWords);
  const { field, submit } = useFormFields(newsletterFields, { email: '' });
  return (
    <Form className="wsk-NewsletterPrompt-form" onSubmit={submit((values) => onSubmit(values))}>
      <p className="wsk-Text wsk-NewsletterPrompt-text" data-size="small">
        {text('newsletter.text')}
      </p>
      {action.status === 'failed' ? <Notice tone="failed" place="row" title={action.message} /> : null}
      <EmailField label={text('newsletter.email')} {...field('email')} />
      <ActionButton
        type="submit"
        wide
        action={action}
        label={text('newsletter.submit')}
        busyLabel={text('newsletter.busy')}
      />
    </Form>
  );
}
