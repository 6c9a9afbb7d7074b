'use client';

import { serviceWords } from '../../brands/words/service.js';
import type { LoginState } from '../../model/customer.js';
import type { Action, Load } from '../../model/load.js';
import type { Invitation } from '../../rules/service/referral.js';
import { Button } from '../../ui/Button.js';
import { Panel } from '../../ui/Panel.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';
import { ReferFriendForm } from './ReferFriendForm.js';
import { ReferFriendShare } from './ReferFriendShare.js';
import { ServicePage } from './ServicePage.js';

/** What the page shows, and its callbacks. */
export interface ReferFriendPageProps {
  /** The login state: an invitation is sent in a customer's name. */
  readonly login: Load<LoginState>;
  /** Sending the invitation. */
  readonly action: Action;
  /** Called with a valid name and email address. */
  readonly onInvite: (invitation: Invitation) => void;
  /** Called to go back to an empty form after an invitation was sent. */
  readonly onAgain: () => void;
  /** The customer's referral link, and the action that copies it. */
  readonly share?: { readonly url: string; readonly action: Action; readonly onCopy: () => void };
  /** Called when a visitor wants to sign in; the caller opens the dialog. */
  readonly onSignIn: () => void;
  /** Called to load the login state again after it failed to load. */
  readonly onRetry: () => void;
}

/** Refer-a-friend page: the customer sends an invitation by email through the shop, or shares a link (NAV-031,
 * NAV-032). A visitor is asked to sign in. */
export function ReferFriendPage({ login, ...rest }: ReferFriendPageProps) {
  const text = useText(serviceWords);
  return (
    <ServicePage component="ReferFriendPage" title={text('referFriend.title')} lead={text('referFriend.lead')}>
      {login.status === 'loading' ? (
        <div className="wsk-ReferFriendPage" aria-busy>
          <p className="wsk-VisuallyHidden" role="status">
            {text('referFriend.loading')}
          </p>
          <Skeleton shape="block" />
        </div>
      ) : login.status === 'failed' ? (
        <RetryNotice title={login.message} onRetry={rest.onRetry} />
      ) : login.data === 'visitor' ? (
        <SignIn onSignIn={rest.onSignIn} />
      ) : (
        <Ways {...rest} />
      )}
    </ServicePage>
  );
}

function SignIn({ onSignIn }: Pick<ReferFriendPageProps, 'onSignIn'>) {
  const text = useText(serviceWords);
  return (
    <Panel as="section" className="wsk-ReferFriendPage-way">
      <h2 className="wsk-Heading" data-level="3">
        {text('referFriend.signInTitle')}
      </h2>
      <p className="wsk-Text">{text('referFriend.signInText')}</p>
      <div className="wsk-Actions">
        <Button onClick={() => onSignIn()}>{text('referFriend.signIn')}</Button>
      </div>
    </Panel>
  );
}

function Ways({ action, onInvite, onAgain, share }: Omit<ReferFriendPageProps, 'login'>) {
  return (
    <div className="wsk-ReferFriendPage">
      <ReferFriendForm action={action} onInvite={onInvite} onAgain={onAgain} />
      {share ? <ReferFriendShare {...share} /> : null}
    </div>
  );
}
