'use client';

import { done } from '../../model/load.js';
import { NewsletterPrompt } from '../../screens/home/NewsletterPrompt.js';
import { newsletterDelayCookie } from '../base/cookies.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { customerCalls } from '../shop/calls.js';
import { useReminder } from './useReminder.js';

/** Connects the newsletter prompt. Once the visitor has closed it or signed up, it does not return until its cookie
 * expires (ACCT-019). */
export function NewsletterPromptContainer() {
  const { client } = useServices();
  const { due, remember, dismiss } = useReminder(newsletterDelayCookie);
  const { action, run } = useAction({ afterwards: done });
  if (!due) return null;
  return (
    <NewsletterPrompt
      action={action}
      onSubmit={({ email }) =>
        run(async () => {
          await client.call(customerCalls.submitAccountEmail, { body: { email } });
          remember();
        })
      }
      onDismiss={dismiss}
    />
  );
}
