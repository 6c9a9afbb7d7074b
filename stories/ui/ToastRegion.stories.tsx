import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Button } from '../../src/ui/Button.js';
import { ModalDialog } from '../../src/ui/ModalDialog.js';
import { Toast } from '../../src/ui/Toast.js';
import { ToastRegion } from '../../src/ui/ToastRegion.js';
import { narrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const say = (words: string) => (
  <Toast key={words} onClose={() => {}}>
    {words}
  </Toast>
);

const meta = preview.meta({ component: ToastRegion, decorators: [framed()] });

/** A message at the bottom of the window, above the page, which does not move. */
export const One = meta.story({
  args: { children: say('Link copied') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied');
  },
});
/** Toasts are stacked, so that a second one does not hide the first. */
export const Several = meta.story({ args: { children: ['Link copied', 'Saved to your favourites'].map(say) } });
/** A toast from within an open dialog has to appear above it. */
export const OverADialog = meta.story({
  render: function Owned() {
    const [said, setSaid] = useState(false);
    return (
      <>
        <ToastRegion>{said ? say('Link copied') : null}</ToastRegion>
        <ModalDialog open title="Share this wine" onClose={() => {}} buttons={null}>
          <Button onClick={() => setSaid(true)}>Copy link</Button>
        </ModalDialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(canvas.getByText('Link copied')).toBeVisible();
  },
});
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
export const SaidAndGone = meta.story({
  render: function Owned() {
    const [said, setSaid] = useState(false);
    return (
      <>
        <Button onClick={() => setSaid(true)}>Copy link</Button>
        <ToastRegion>
          {said ? (
            <Toast durationMs={300} onClose={() => setSaid(false)}>
              Link copied
            </Toast>
          ) : null}
        </ToastRegion>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(region).toHaveTextContent('Link copied');
    await expect(canvas.getByText('Link copied')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy link' })).toHaveFocus());
    await waitFor(() => expect(region).toBeEmptyDOMElement());
  },
});
export const Narrow = One.extend({
  ...narrow,
  play: expectToFit,
});
export const RightToLeft = meta.story({
  args: { children: say('הקישור הועתק') },
  decorators: [rightToLeft],
});
export const Zoomed = One.extend({
  decorators: [zoomed],
  play: expectToFit,
});
