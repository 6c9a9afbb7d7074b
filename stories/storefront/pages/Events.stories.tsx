import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { usePageView } from '../../../src/storefront/pages/usePageView.js';
import { Button } from '../../../src/ui/Button.js';
import { Icon } from '../../../src/ui/Icon.js';
import { check } from '../../../src/ui/icons.js';
import { Link } from '../../../src/ui/Link.js';
import { TextField } from '../../../src/ui/TextField.js';
import { holdTimers } from '../../heldTimers.js';
import { host, withStorefront } from '../withStorefront.js';

interface PageProps {
  readonly address: string;
}

/** A page with controls. */
function Page({ address }: PageProps) {
  usePageView(address);
  return (
    <div data-component="Page">
      <TextField label="Name" defaultValue="Bordeaux" />
      <Button onClick={(event) => event.stopPropagation()}>Keep it</Button>
      <button className="wsk-Text" type="button" aria-label="Change 4 Mill Road, Ludlow">
        <span className="wsk-Text">Change</span>
      </button>
      <button className="wsk-Text" type="button" aria-label="Close" style={{ padding: 4 }}>
        <Icon drawing={check} />
      </button>
      <Link href="/wines?Ntt=bordeaux" onClick={(event) => event.preventDefault()}>
        More like this
      </Link>
    </div>
  );
}

const meta = preview.meta({
  component: Page,
  decorators: [withStorefront],
  args: { address: '/product/0651883?from=home' },
});

let clock: ReturnType<typeof holdTimers>;
const trackedEvents = (event: string) =>
  host.track.mock.calls.flatMap(([given]) => (given.event === event ? given : []));

export const PageView = meta.story({
  parameters: { rules: ['ANLY-043'] },
  beforeEach() {
    clock = holdTimers(1000);
  },
  play: async () => {
    await expect(trackedEvents('pageView')).toEqual([]);
    await waitFor(() => expect(clock.count()).toBe(1));
    clock.pass();
    await waitFor(() => expect(trackedEvents('pageView')).toHaveLength(1));
    await expect(trackedEvents('pageView')).toEqual([
      {
        event: 'pageView',
        pageName: '0651883',
        pageType: 'product',
        pageHier: 'law|uk|product|0651883',
        country: 'uk',
        brand: 'law',
      },
    ]);
  },
});

/** Links and buttons are tracked with their visible text, whoever handles the click; fields and their contents are
 * never tracked. */
export const Clicks = meta.story({
  parameters: { rules: ['ANLY-044'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' rouge');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await userEvent.click(canvas.getByRole('link', { name: 'More like this' }));
    await expect(trackedEvents('click')).toEqual([
      { event: 'click', control: 'button', text: 'Keep it', component: 'Page' },
      { event: 'click', control: 'link', text: 'More like this', component: 'Page', path: '/wines' },
    ]);
  },
});

/** Only the visible text is tracked, because the accessible name may contain more, such as a customer's address. */
export const ClickOnWhatIsNamedLonger = meta.story({
  parameters: { rules: ['ANLY-044'] },
  play: async ({ canvas, userEvent }) => {
    // On what is within the button.
    await userEvent.click(canvas.getByText('Change'));
    // A pointer hits the lines of a drawing, which are no HTML.
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }).querySelector('path')!);
    await expect(trackedEvents('click')).toEqual([
      { event: 'click', control: 'button', text: 'Change', component: 'Page' },
      { event: 'click', control: 'button', text: 'Close', component: 'Page' },
    ]);
  },
});

export const ClickByKeyboard = meta.story({
  parameters: { rules: ['ANLY-044'] },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Keep it' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(trackedEvents('click')).toEqual([
      { event: 'click', control: 'button', text: 'Keep it', component: 'Page' },
    ]);
  },
});
