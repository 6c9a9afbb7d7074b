'use client';

import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import type { Action } from '../../model/load.js';
import { Live } from '../../ui/Live.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';

/** Message about a saved or failed change to a subscription. */
export function SubscriptionSaid({ action }: { readonly action: Action }) {
  const text = useText(subscriptionsWords);
  if (action.status === 'failed') return <Notice tone="failed" title={action.message} />;
  return <Live>{action.status === 'done' ? <Notice tone="done" title={text('subscription.saved')} /> : null}</Live>;
}
