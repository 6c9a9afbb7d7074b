import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { type Action, busy, done, idle } from '../../src/model/load.js';
import { NewsletterPrompt, type NewsletterPromptProps } from '../../src/screens/home/NewsletterPrompt.js';
import { Button } from '../../src/ui/Button.js';
import { actionFails, narrow } from '../commonStories.js';
import { expectToFit, rightToLeft } from '../storyChecks.js';

const meta = preview.meta({ component: NewsletterPrompt, args: { action: idle, onSubmit: fn(), onDismiss: fn() } });

export const Shown = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('New wines, staff favourites and special offers. Unsubscribe at any time.'),
    ).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Wine news and offers by email' })).toBeVisible();
    await expect(document.body).toHaveFocus();
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.type(email, 'margaret@shopper.example{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'margaret@shopper.example' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close newsletter sign-up' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.type(email, 'margaret@{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email address'));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const Loading = meta.story({
  args: { action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Signing you up...')).toBeVisible();
  },
});
export const Failed = meta.story(actionFails('action', 'Network request failed'));

/** Behaves like the page's container. */
function Owned(props: NewsletterPromptProps) {
  const [action, setAction] = useState<Action>(idle);
  return <NewsletterPrompt {...props} action={action} onSubmit={() => setAction(done)} />;
}

export const SignedUp = meta.story({
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'margaret@shopper.example{Enter}');
    const thanks = await canvas.findByText('Thank you. You’re on the list.');
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

const place = { display: 'grid', gap: 40, justifyItems: 'end', padding: 20 } as const;

/** On a page below the prompt, every element that takes keyboard focus is scrolled out from under the prompt. */
export const NothingUnderIt = meta.story({
  render: (args) => (
    <>
      <div style={place}>
        {Array.from({ length: 40 }, (_, place) => `Wine ${place + 1}`).map((wine) => (
          <Button key={wine}>{wine}</Button>
        ))}
      </div>
      <NewsletterPrompt {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('region');
    const buttons = canvas.getAllByRole('button', { name: /^Wine/ });
    for (const button of buttons) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button.getBoundingClientRect().bottom).toBeLessThan(card.getBoundingClientRect().top);
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close newsletter sign-up' })).toHaveFocus();
  },
});
export const InPlain = Failed.extend({ globals: { brand: 'hsb' } });
export const InEditorial = Failed.extend({ globals: { brand: 'stw' } });
export const InFresh = Failed.extend({ globals: { brand: 'vir' } });
export const InBold = Failed.extend({ globals: { brand: 'tcm' } });
export const Narrow = Failed.extend({
  ...narrow,
  play: expectToFit,
});
export const RightToLeft = Failed.extend({ decorators: [rightToLeft] });
