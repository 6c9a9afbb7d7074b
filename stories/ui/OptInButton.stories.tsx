import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { type Action, busy, done, failed, idle } from '../../src/model/load.js';
import { OptInButton, type OptInButtonProps } from '../../src/ui/OptInButton.js';
import { framed } from '../framed.js';
import { allBrands, EveryBrand } from '../matrix/everyBrand.js';
import { expectToFit, hovered, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({ component: OptInButton, args: { action: idle, onOptIn: fn() }, decorators: [framed(320)] });

const noConnection = failed('Network request failed');

/** Before the customer has answered: one press opts in to emails. */
export const Idle = meta.story({
  parameters: { rules: ['ACCT-017'] },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Yes, email me' });
    await expect(button).not.toHaveAccessibleDescription();
    await expect(button).not.toHaveAttribute('data-variant', 'line');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(button);
    await expect(args.onOptIn).toHaveBeenCalledOnce();
  },
});
/** A failure is shown below the button and describes it, and another press tries again. */
export const Failed = meta.story({
  args: { action: noConnection },
  parameters: { rules: ['ACCT-017'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Yes, email me' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network request failed');
    await expect(button).toHaveAccessibleDescription('Network request failed');
    const sale = getComputedStyle(canvasElement.querySelector('.wsk-Field-error')!).color;
    await expect(getComputedStyle(button)).toMatchObject({ color: sale, borderColor: sale });
    await userEvent.click(button);
    await expect(args.onOptIn).toHaveBeenCalledOnce();
  },
});
/** A failure three sentences long wraps below the button. */
export const LongText = meta.story({
  args: {
    action: failed('We could not set your preferences, because our records are being moved tonight. '.repeat(3)),
  },
  play: expectToFit,
});
export const Loading = meta.story({
  args: { action: busy },
  parameters: { rules: ['ACCT-017'] },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Signing you up...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onOptIn).not.toHaveBeenCalled();
  },
});
export const Done = meta.story({
  args: { action: done },
  parameters: { rules: ['ACCT-017'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'You’re signed up' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re signed up');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});
export const FailedHovered = meta.story({ args: { action: noConnection }, decorators: [hovered] });

/** Behaves like the button's container. */
function Owned(props: OptInButtonProps) {
  const [action, setAction] = useState<Action>(idle);
  return (
    <OptInButton
      action={action}
      onOptIn={() => {
        props.onOptIn();
        setAction(done);
      }}
    />
  );
}

/** The pressed button is disabled, and keyboard navigation continues from its place. */
export const KeepsTheFocus = meta.story({
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toBeDisabled();
    await waitFor(() => expect(canvasElement.querySelector('.wsk-OptInButton')).toHaveFocus());
  },
});
export const RightToLeft = LongText.extend({ decorators: [rightToLeft] });
export const Zoomed = LongText.extend({ decorators: [zoomed] });
export const InEveryBrand = meta.story({
  render: (args) => (
    <EveryBrand>
      {() => (
        <>
          <OptInButton {...args} />
          <OptInButton {...args} action={noConnection} />
          <OptInButton {...args} action={done} />
        </>
      )}
    </EveryBrand>
  ),
  parameters: allBrands.parameters,
});
