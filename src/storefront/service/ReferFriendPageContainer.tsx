'use client';

import { serviceWords } from '../../brands/words/service.js';
import { done, ready } from '../../model/load.js';
import { copiedLabelMs } from '../../rules/common/timings.js';
import type { Invitation } from '../../rules/service/referral.js';
import { ReferFriendPage } from '../../screens/service/ReferFriendPage.js';
import { useText } from '../../ui/scope.js';
import { useAction } from '../base/useAction.js';
import { useOpenDialog } from '../base/useOpenDialog.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useProfile } from '../shop/useProfile.js';

export interface ReferFriendPageContainerProps {
  /** Sends the invitation; the API has no call for it (OPEN-072). */
  readonly invite: (invitation: Invitation) => Promise<void>;
  /** The customer's referral link, if the host has one. */
  readonly shareUrl?: string;
}

/** Connects the refer-a-friend page. Signing in reloads the page, which then shows the form. */
export function ReferFriendPageContainer({ invite, shareUrl }: ReferFriendPageContainerProps) {
  const text = useText(serviceWords);
  const { load, login, refresh } = useProfile();
  const openDialog = useOpenDialog();
  const { action, run, reset } = useAction({ afterwards: done });
  const copying = useAction({
    afterwards: done,
    doneFor: copiedLabelMs,
    failureText: () => text('referFriend.copyFailed'),
  });
  usePageTitle(text('referFriend.title'));

  return (
    <ReferFriendPage
      login={load.status === 'ready' ? ready(login) : load}
      action={action}
      onInvite={(invitation) => run(() => invite(invitation))}
      onAgain={reset}
      {...(shareUrl && {
        share: {
          url: shareUrl,
          action: copying.action,
          onCopy: () => copying.run(() => navigator.clipboard.writeText(shareUrl)),
        },
      })}
      onSignIn={() => openDialog('login', {})}
      onRetry={refresh}
    />
  );
}
