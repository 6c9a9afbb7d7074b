'use client';

import { serviceWords } from '../../brands/words/service.js';
import type { Action } from '../../model/load.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { useText } from '../../ui/scope.js';
import { TextField } from '../../ui/TextField.js';

interface ReferFriendShareProps {
  readonly url: string;
  /** Copying the link; `done` is shown until the caller resets it. */
  readonly action: Action;
  readonly onCopy: () => void;
}

/** The customer's referral link with a copy button; if the browser blocks copying, the link can be selected. */
export function ReferFriendShare({ url, action, onCopy }: ReferFriendShareProps) {
  const text = useText(serviceWords);
  return (
    <Panel as="section" className="wsk-ReferFriendPage-way">
      <h2 className="wsk-Heading" data-level="3">
        {text('referFriend.linkTitle')}
      </h2>
      <p className="wsk-Text">{text('referFriend.linkText')}</p>
      <TextField
        label={text('referFriend.link')}
        type="url"
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {action.status === 'failed' ? <Notice tone="failed" place="row" title={action.message} /> : null}
      <div className="wsk-Actions">
        <ActionButton
          variant="line"
          action={action}
          label={text('referFriend.copy')}
          doneLabel={text('referFriend.copied')}
          onClick={() => onCopy()}
        />
        <span className="wsk-VisuallyHidden" role="status">
          {action.status === 'done' ? text('referFriend.copied') : null}
        </span>
      </div>
    </Panel>
  );
}
