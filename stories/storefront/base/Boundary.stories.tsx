import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Boundary, nothing, PageAddressContext } from '../../../src/storefront/base/Boundary.js';
import { ChunkLoadError } from '../../../src/storefront/base/loadChunk.js';
import { useOpenDialog } from '../../../src/storefront/base/useOpenDialog.js';
import { definePage } from '../../../src/storefront/pages/page.js';
import { pages } from '../../../src/storefront/pages/pages.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { Button } from '../../../src/ui/Button.js';
import { Panel } from '../../../src/ui/Panel.js';
import { host, withStorefront } from '../withStorefront.js';

const failure = new Error('The rating is not a number.');
/** The error that the part throws; undefined once the part is fixed. */
let thrown: unknown;

function Part(): ReactNode {
  if (thrown !== undefined) throw thrown;
  return <p className="wsk-Text">A part that shows</p>;
}

/** Makes the part fail; React logs the caught error to the console. */
function broken(what: unknown = failure) {
  thrown = what;
  const consoleError = spyOn(console, 'error').mockImplementation(() => {});
  return () => consoleError.mockRestore();
}

const meta = preview.meta({
  component: Boundary,
  decorators: [withStorefront],
  beforeEach: () => broken(),
  args: { children: <Part /> },
  render: (args) => (
    <Panel>
      <p className="wsk-Text">What is around it</p>
      <Boundary {...args} />
    </Panel>
  ),
});

const words = 'We could not show what belongs here';

/** The error is logged once. Trying again restores the part, and keeps the focus inside it. */
export const Block = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(`${words}Nothing has been lost.`);
    await expect(canvas.getByText('What is around it')).toBeVisible();
    await expect(host.log.mock.calls).toEqual([[failure]]);
    thrown = undefined;
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    const part = await canvas.findByText('A part that shows');
    await expect(canvas.queryByText(words)).toBeNull();
    await expect(document.activeElement).toContainElement(part);
    await expect(document.body).not.toHaveFocus();
    await expect(host.log).toHaveBeenCalledOnce();
  },
});

/** The code of the part could not be fetched: the notice names the part. */
export const CodeMissing = meta.story({
  beforeEach: () => broken(new ChunkLoadError('tasting note', 'failed')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Loading chunk tasting note failed/);
  },
});

/** If the part fails again, the failure is shown and logged again, and can be retried. */
export const BreaksAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(host.log.mock.calls).toEqual([[failure], [failure]]));
    const again = canvas.getByRole('button', { name: 'Try again' });
    await expect(document.body).not.toHaveFocus();
    await expect(document.activeElement).toContainElement(again);
    await userEvent.tab();
    await expect(again).toHaveFocus();
    thrown = undefined;
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('A part that shows');
    await expect(document.body).not.toHaveFocus();
    await expect(host.log).toHaveBeenCalledTimes(2);
  },
});

/** A secondary part that failed renders nothing; only its log entry remains. */
export const Secondary = meta.story({
  args: { draw: nothing },
  play: async ({ canvas }) => {
    await expect(host.log.mock.calls).toEqual([[failure]]);
    await expect(canvas.getByText('What is around it')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Whatever is thrown, the log receives an `Error`. */
export const NoError = meta.story({
  beforeEach: () => broken('out of wine'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(host.log.mock.calls.map(([error]) => [error instanceof Error, error.message])).toEqual([
      [true, 'out of wine'],
    ]);
  },
});

function Pages(): ReactNode {
  const [address, setAddress] = useState('/wines');
  return (
    <PageAddressContext value={address}>
      <Button onClick={() => setAddress('/wines?Ns=price')}>Next page</Button>
      <Boundary>
        <Part />
      </Boundary>
    </PageAddressContext>
  );
}

/** The next page does not show the previous page's failure. */
export const NextPage = meta.story({
  render: () => <Pages />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(words)).toBeVisible();
    thrown = undefined;
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await canvas.findByText('A part that shows');
    await expect(canvas.queryByText(words)).toBeNull();
  },
});

let answers: string[] = [];
function Answer(): ReactNode {
  const { data } = useQuery({ queryKey: ['answer'], queryFn: async () => answers.shift() });
  if (data === 'broken') throw failure;
  return <p className="wsk-Text">{data ?? 'Loading'}</p>;
}

/** A response that broke the part is not rendered again; a new one is requested. */
export const BrokenAnswer = meta.story({
  args: { children: <Answer /> },
  beforeEach: () => {
    answers = ['broken', 'Twelve bottles'];
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByText('Twelve bottles');
    await expect(host.log).toHaveBeenCalledOnce();
  },
});

function Opener(): ReactNode {
  const openDialog = useOpenDialog();
  // React cannot render objects, so an object in place of the text breaks the dialog.
  const message = (thrown === undefined ? 'Your order is safe.' : { words: 'Your order is safe.' }) as string;
  return <Button onClick={() => openDialog('message', { title: 'Your order', message })}>Ask</Button>;
}

/** If a dialog fails, the failure is shown in a dialog that can be closed; the next dialog opens normally. */
export const Dialog = meta.story({
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(opener);
    const box = within(await canvas.findByRole('dialog', { name: 'We could not open this page' }));
    await expect(box.getByRole('alert')).toHaveTextContent(words);
    await expect(host.log).toHaveBeenCalledOnce();
    await userEvent.click(box.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(host.log).toHaveBeenCalledTimes(2));
    await expect((await canvas.findByRole('dialog')).contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
});

const table = {
  ...pages,
  sample: definePage({
    at: [() => '/sample'],
    kind: { pageType: 'account', pageName: 'sample' },
    load: async () => () => (
      <div className="wsk-Container">
        <h1 className="wsk-Heading">A page of your own</h1>
        <Part />
      </div>
    ),
    props: () => ({}),
  }),
};
const Sample = () => <StorefrontPage address="/sample" pages={table} />;

/** A page that fails leaves header, footer and basket in place. */
export const Page = meta.story({
  render: () => <Sample />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'We could not open this page' });
    await expect(canvas.getByRole('alert')).toHaveTextContent(words);
    await expect(canvas.getByRole('banner')).toBeVisible();
    await canvas.findByRole('contentinfo');
    await expect(host.log.mock.calls).toEqual([[failure]]);
    thrown = undefined;
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    const title = await canvas.findByRole('heading', { level: 1, name: 'A page of your own' });
    await expect(canvas.queryByText(words)).toBeNull();
    await expect(document.body).not.toHaveFocus();
    await expect(document.activeElement).toContainElement(title);
    await expect(host.log).toHaveBeenCalledOnce();
  },
});
