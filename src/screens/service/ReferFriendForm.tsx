'use client';

import { useEffect, useRef } from 'react';
import { useFormFields } from '../../blocks/useFormFields.js';
import { serviceWords } from '../../brands/words/service.js';
import type { Action } from '../../model/load.js';
import { type Invitation, invitationFields } from '../../rules/service/referral.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Button } from '../../ui/Button.js';
import { EmailField } from '../../ui/EmailField.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { Form } from '../../ui/Form.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { useText } from '../../ui/scope.js';
import { TextField } from '../../ui/TextField.js';

interface ReferFriendFormProps {
  readonly action: Action;
  readonly onInvite: (invitation: Invitation) => void;
  readonly onAgain: () => void;
}

/** Invitation form. It keeps what was typed until the invitation is sent, then shows who it was sent to. */
export function ReferFriendForm({ action, onInvite, onAgain }: ReferFriendFormProps) {
  const text = useText(serviceWords);
  const { form, field, submit, mistakes } = useFormFields(invitationFields, { name: '', email: '' }, serviceWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = action.status === 'done';
  const wasSent = useRef(isSent);
  // The focused element was removed.
  useEffect(() => {
    if (wasSent.current !== isSent) heading.current?.focus();
    wasSent.current = isSent;
  }, [isSent]);
  return (
    <Panel as="section" className="wsk-ReferFriendPage-way">
      <h2 className="wsk-Heading" data-level="3" tabIndex={-1} ref={heading}>
        {text(isSent ? 'referFriend.sentTitle' : 'referFriend.formTitle')}
      </h2>
      {isSent ? (
        <>
          <p className="wsk-Text wsk-ReferFriendPage-sent">{text('referFriend.sentText', form.getValues())}</p>
          <div className="wsk-Actions">
            <Button
              variant="line"
              onClick={() => {
                form.reset();
                onAgain();
              }}
            >
              {text('referFriend.again')}
            </Button>
          </div>
        </>
      ) : (
        <Form className="wsk-ReferFriendPage-form" onSubmit={submit((invitation) => onInvite(invitation))}>
          <ErrorSummary mistakes={mistakes} />
          {action.status === 'failed' ? (
            <Notice tone="failed" title={text('referFriend.failed')}>
              {action.message}
            </Notice>
          ) : null}
          <TextField label={text('referFriend.name')} autoComplete="off" {...field('name')} />
          <EmailField
            label={text('referFriend.email')}
            hint={text('referFriend.emailHint')}
            autoComplete="off"
            {...field('email')}
          />
          <div className="wsk-Actions">
            <ActionButton
              type="submit"
              action={action}
              label={text('referFriend.submit')}
              busyLabel={text('referFriend.busy')}
            />
          </div>
        </Form>
      )}
    </Panel>
  );
}
