import { expect, mocked, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { notable } from '../../../mocks/fixtures/catalogue/notable.js';
import { holdTimers } from '../../heldTimers.js';
import { callsFromHere, storyCalls } from '../../storyShop.js';
import { loadedDialog } from '../loadedDialog.js';
import { withStorefront } from '../withStorefront.js';

/** Stands for an element of a host's page: any element can carry an item code. */
function Trigger({ itemCode }: { itemCode: string }) {
  return (
    <a className="wsk-Link" href="/elsewhere" data-wsk-tasting-note={itemCode}>
      <span>About this wine</span>
    </a>
  );
}

const meta = preview.meta({
  component: Trigger,
  decorators: [withStorefront],
  args: { itemCode: notable.wine },
});

type Canvas = ReturnType<typeof within>;
type User = { click: (element: Element) => Promise<void> };
const open = async (canvas: Canvas, userEvent: User) => {
  // A press usually meets a part of the trigger.
  await userEvent.click(canvas.getByText('About this wine'));
  return loadedDialog(canvas, 'Beyond the Label', 'TastingNoteOverlay');
};

export const ByTrigger = meta.story({
  globals: { login: 'visitor' },
  parameters: { rules: ['PROD-106', 'IDENT-014'] },
  play: async ({ canvas, userEvent }) => {
    const note = await open(canvas, userEvent);
    await within(note).findByRole('heading', { level: 3, name: /^Bodegas Quintera Rioja Reserva/ });
    await userEvent.click(within(note).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(note).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'About this wine' })).toHaveFocus());
  },
});

/** Every trigger opens the note of its own item, whatever was open before, and whatever kind of element it is. */
export const OneAfterAnother = meta.story({
  render: (args) => (
    <>
      <Trigger {...args} />
      <button className="wsk-Link" type="button" data-wsk-tasting-note={notable.mixedCase}>
        About the dozen
      </button>
      <button className="wsk-Link" type="button" data-wsk-tasting-note="">
        About nothing
      </button>
    </>
  ),
  parameters: { rules: ['PROD-106', 'PROD-108'] },
  play: async ({ canvas, userEvent }) => {
    for (const [trigger, name] of [
      ['About this wine', 'Bodegas Quintera Rioja Reserva'],
      ['About the dozen', 'The House Mixed Dozen'],
      ['About this wine', 'Bodegas Quintera Rioja Reserva'],
    ] as const) {
      await userEvent.click(canvas.getByText(trigger));
      const note = await loadedDialog(canvas, 'Beyond the Label', 'TastingNoteOverlay');
      await within(note).findByRole('heading', { level: 3, name });
      await expect(within(note).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(name);
      await userEvent.click(within(note).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(note).not.toBeInTheDocument());
    }
    // Without a code, there is nothing to open.
    await userEvent.click(canvas.getByText('About nothing'));
    await storyCalls.settle();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** A note that is opened while the browser still goes back from the one before stays open, and has its address. */
export const OpenedWhileGoingBack = meta.story({
  render: (args) => (
    <>
      <Trigger {...args} />
      <button className="wsk-Link" type="button" data-wsk-tasting-note={notable.mixedCase}>
        About the dozen
      </button>
    </>
  ),
  parameters: { rules: ['PROD-106'] },
  play: async ({ canvas, userEvent }) => {
    const note = await open(canvas, userEvent);
    spyOn(window.history, 'back').mockImplementationOnce(() => {
      History.prototype.back.call(window.history);
      canvas.getByText('About the dozen').click();
    });
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await userEvent.click(within(note).getByRole('button', { name: 'Close' }));
    await left;
    const next = await loadedDialog(canvas, 'Beyond the Label', 'TastingNoteOverlay');
    await within(next).findByRole('heading', { level: 3, name: 'The House Mixed Dozen' });
    await expect(window.location.hash).toBe(`#tasting-note-${notable.mixedCase}`);
    window.history.back();
    await waitFor(() => expect(next).not.toBeInTheDocument());
    await expect(window.location.hash).toBe('');
  },
});

export const Case = meta.story({
  args: { itemCode: notable.planCase },
  parameters: { rules: ['PROD-111', 'PROD-112', 'PROD-118'] },
  play: async ({ canvas, userEvent }) => {
    const note = await open(canvas, userEvent);
    await within(note).findByRole('heading', { level: 3, name: "What's in the case?" });
    await expect(await within(note).findAllByText('x 2 bottle(s)')).toHaveLength(6);
    await expect(
      within(note).getByRole('button', { name: 'Add The Seasonal Plan: Mixed Case to your favourites' }),
    ).toBeVisible();
    await userEvent.click(within(note).getByRole('button', { name: 'Share' }));
    await expect(within(note).getByRole('textbox', { name: 'Address to share' })).toHaveValue(
      `${window.location.origin}/product/tasting-notes/0387613`,
    );
    await expect(within(note).getByRole('link', { name: 'Send by email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:\?subject=The%20Seasonal%20Plan%3A%20Mixed%20Case&body=http/),
    );
  },
});

/** A case of one wine is a case too. */
export const PlainCase = meta.story({
  args: { itemCode: notable.unmixedCase },
  parameters: { rules: ['PROD-118'] },
  play: async ({ canvas, userEvent }) => {
    const note = await open(canvas, userEvent);
    await within(note).findByRole('heading', { level: 3, name: "What's in the case?" });
    await expect(await within(note).findByText('x 12 bottle(s)')).toBeVisible();
  },
});

export const NoCase = meta.story({
  parameters: { rules: ['PROD-118'] },
  play: async ({ canvas, userEvent }) => {
    const note = await open(canvas, userEvent);
    await within(note).findByRole('heading', { level: 3, name: /^Bodegas/ });
    await storyCalls.settle();
    await expect(within(note).queryByRole('heading', { name: "What's in the case?" })).toBeNull();
  },
});

export const Favourite = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['PROD-111', 'PROD-103'], mock: { persona: 'new' } },
  play: async ({ canvas, userEvent }) => {
    const note = await open(canvas, userEvent);
    const calls = await callsFromHere();
    await userEvent.click(await within(note).findByRole('button', { name: /^Add .* favourites$/ }));
    const remove = await within(note).findByRole('button', { name: /^Remove .* favourites$/ });
    await waitFor(() => expect(remove).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(remove);
    await within(note).findByRole('button', { name: /^Add .* favourites$/ });
    await calls.settle();
    await expect(calls.writes).toEqual([
      ['PUT', '/api/user/favourites/0651883'],
      ['PUT', '/api/user/favourites/delete/0651883'],
    ]);
  },
});

/** The popup is shown for 2.5 s, fades for half a second, and is then removed. */
export const Shared = meta.story({
  parameters: { rules: ['PROD-112', 'PROD-113', 'PROD-114'] },
  play: async ({ args, canvas, userEvent }) => {
    const note = await open(canvas, userEvent);
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await within(note).findByRole('button', { name: 'Share' }));
    const address = `${window.location.origin}/product/tasting-notes/${args.itemCode}`;
    await expect(within(note).getByRole('textbox', { name: 'Address to share' })).toHaveValue(address);
    await expect(within(note).getByRole('link', { name: 'Send by email' })).toHaveAttribute(
      'href',
      `mailto:?subject=Bodegas%20Quintera%20Rioja%20Reserva&body=${encodeURIComponent(address)}`,
    );
    const popupTimers = holdTimers(2500);
    await userEvent.click(within(note).getByRole('button', { name: 'Copy link' }));
    const popup = (await within(note).findByText('Link copied')).closest('[role=status]');
    await expect(copied).toHaveBeenCalledWith(address);
    await waitFor(() => expect(popupTimers.count()).toBe(1));
    await expect(popup).toHaveAttribute('data-phase', 'shown');
    // A link that is copied meanwhile is confirmed for as long as the first.
    const started = () => mocked(window.setTimeout).mock.calls.filter(([, ms]) => ms === 2500).length;
    await expect(started()).toBe(1);
    await userEvent.click(within(note).getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(started()).toBe(2));
    await expect(popupTimers.count()).toBe(1);
    await expect(popup).toHaveAttribute('data-phase', 'shown');
    const fading = holdTimers(500);
    popupTimers.pass();
    await waitFor(() => expect(popup).toHaveAttribute('data-phase', 'fading'));
    await waitFor(() => expect(fading.count()).toBe(1));
    await expect(popup).toHaveAttribute('data-phase', 'fading');
    fading.pass();
    await waitFor(() => expect(popup).toHaveAttribute('data-phase', 'gone'));
    await expect(within(note).queryByText('Link copied')).toBeNull();
    await userEvent.click(within(note).getByRole('button', { name: 'Copy link' }));
    await expect(await within(note).findByText('Link copied')).toBeVisible();
  },
});

export const CopyBlocked = meta.story({
  parameters: { rules: ['PROD-113'] },
  play: async ({ canvas, userEvent }) => {
    const note = await open(canvas, userEvent);
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await userEvent.click(await within(note).findByRole('button', { name: 'Share' }));
    await userEvent.click(within(note).getByRole('button', { name: 'Copy link' }));
    await within(note).findByText(/Your browser did not allow copying/);
    await expect(within(note).queryByText('Link copied')).toBeNull();
  },
});

const loadFailsThenWorks =
  (message: RegExp) =>
  async ({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) => {
    const note = await open(canvas, userEvent);
    await within(note).findByText(message);
    await expect(within(note).getByText('We can’t show this tasting note at the moment')).toBeVisible();
    await userEvent.click(within(note).getByRole('button', { name: 'Try again' }));
    await within(note).findByRole('heading', { level: 3, name: /^Bodegas Quintera Rioja Reserva/ });
  };
export const LoadFailedOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:500*1' } },
  play: loadFailsThenWorks(/Something went wrong on our side/),
});
export const LoadOfflineOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:offline*1' } },
  play: loadFailsThenWorks(/Network request failed/),
});
export const LoadTimedOutOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:timeout*1' } },
  play: loadFailsThenWorks(/Network request timed out/),
});
export const LoadMalformedOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:malformed*1' } },
  play: loadFailsThenWorks(/Something went wrong\. Please try again/),
});

export const ContentsFailedOnce = meta.story({
  args: { itemCode: notable.planCase },
  parameters: { mock: { fault: 'getCase:500*1' }, rules: ['PROD-134'] },
  play: async ({ canvas, userEvent }) => {
    const note = await open(canvas, userEvent);
    await within(note).findByText('Unfortunately we are unable to load the details at this time.');
    await userEvent.click(within(note).getByRole('button', { name: 'Try again' }));
    await expect(await within(note).findAllByText('x 2 bottle(s)')).toHaveLength(6);
  },
});

export const UnknownItem = meta.story({
  args: { itemCode: 'NOSUCHWINE' },
  play: async ({ canvas, userEvent }) => {
    const note = await open(canvas, userEvent);
    await within(note).findByText('We have no tasting note for NOSUCHWINE.');
  },
});
