import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { notable } from '../../../mocks/fixtures/catalogue/notable.js';
import { Storefront } from '../../../src/storefront/pages/Storefront.js';
import { takeLinks } from '../../../src/storefront/pages/takeLinks.js';
import { storyCalls } from '../../storyShop.js';
import { host, withServices } from '../withStorefront.js';

interface HostProps {
  /** Path and query of the first page. */
  readonly address: string;
}

/** A host: it shows the shop at the address that was last navigated to. */
function Host({ address: first }: HostProps) {
  const [address, setAddress] = useState(first);
  useEffect(() => void host.navigate.mockImplementation(setAddress), []);
  return <Storefront address={address} />;
}

const meta = preview.meta({
  component: Host,
  decorators: [withServices],
  args: { address: '/product/0651883' },
});

const pageViews = () =>
  host.track.mock.calls.flatMap(([event]) => (event.event === 'pageView' ? [event.pageName] : []));

/** Each page is tracked once, a second after it opens. */
export const Pages = meta.story({
  parameters: { rules: ['ANLY-043'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add to basket' });
    await waitFor(() => expect(pageViews()).toEqual(['0651883']));
    host.navigate('/gifts');
    await canvas.findByRole('heading', { level: 1, name: 'Give them a good glass' });
    await waitFor(() => expect(pageViews()).toEqual(['0651883', 'gifts']));
  },
});

/** The address of a note opens it over its page also when the page is there already. */
export const NoteByItsAddress = meta.story({
  parameters: { rules: ['PROD-003', 'PROD-107'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Add to basket' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
    for (const [itemCode, name] of [
      ['0651883', 'Bodegas Quintera Rioja Reserva'],
      ['0684646', 'The House Mixed Dozen'],
    ] as const) {
      host.navigate(`/product/tasting-notes/${itemCode}`);
      const note = await canvas.findByRole('dialog', { name: 'Beyond the Label' });
      await within(note).findByRole('heading', { level: 3, name });
      await userEvent.click(within(note).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(host.navigate).toHaveBeenLastCalledWith(`/product/${itemCode}`, { replace: true });
      await canvas.findByRole('heading', { level: 1, name });
    }
  },
});

/** Each product of a visit has its own sign-up for alerts, and its own record as viewed. */
export const ProductsInTurn = meta.story({
  args: { address: `/product/${notable.unmixedCase}` },
  globals: { login: 'hard' },
  parameters: { rules: ['HOME-054', 'PROD-091', 'PROD-092'] },
  play: async ({ canvas, userEvent }) => {
    const signUp = async () => {
      const box = await canvas.findByRole('checkbox', { name: 'Email me when the price drops or new stock arrives' });
      await expect(box).not.toBeChecked();
      await userEvent.click(box);
    };
    const written = (start: string) => storyCalls.writes.filter(([, address]) => address.startsWith(start));
    await signUp();
    await canvas.findByText('Thank you');
    host.navigate(`/product/${notable.mixedCase}`);
    await canvas.findByRole('heading', { level: 1, name: 'The House Mixed Dozen' });
    await signUp();
    await canvas.findByText('Thank you');
    await storyCalls.settle();
    await expect(written('/api/user/interests/')).toEqual([
      ['POST', '/api/user/interests/0364791'],
      ['POST', '/api/user/interests/0684646'],
    ]);
    await expect(written('/api/user/recentlybrowsed/')).toEqual([
      ['PUT', '/api/user/recentlybrowsed/0364791'],
      ['PUT', '/api/user/recentlybrowsed/0684646'],
    ]);
    // A product that is opened again is the latest again.
    host.navigate(`/product/${notable.unmixedCase}`);
    await waitFor(() =>
      expect(written('/api/user/recentlybrowsed/').slice(2)).toEqual([['PUT', '/api/user/recentlybrowsed/0364791']]),
    );
  },
});

/** Every code has its page, whether it is one of figures or of letters too, and whatever follows it. */
export const ProductAddresses = meta.story({
  parameters: { rules: ['PROD-001'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Bodegas Quintera Rioja Reserva' });
    for (const [address, name] of [
      [`/product/${notable.mixedCase}?from=home`, 'The House Mixed Dozen'],
      [`/product/${notable.membership}`, 'Unlimited Delivery, One Year'],
      [`/product/${notable.wine}#top`, 'Bodegas Quintera Rioja Reserva'],
    ] as const) {
      host.navigate(address);
      await canvas.findByRole('heading', { level: 1, name });
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    }
    await storyCalls.settle();
    const asked = storyCalls.all.map(([, path]) => path);
    for (const code of ['0651883', '0684646', '00067SV']) await expect(asked).toContain(`/api/product/item/${code}`);
  },
});

/** Each case of a visit has its own deals. */
export const DealsInTurn = meta.story({
  args: { address: `/product/${notable.unmixedCase}` },
  parameters: { rules: ['PROD-077'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('listitem', { name: 'Three cases' });
    host.navigate(`/product/${notable.mixedCase}`);
    await canvas.findByRole('heading', { level: 1, name: 'The House Mixed Dozen' });
    await canvas.findByRole('listitem', { name: 'Two cases' });
    await storyCalls.settle();
    await expect(canvas.queryByRole('listitem', { name: 'Three cases' })).toBeNull();
    const asked = storyCalls.all.filter(([, address]) => address.startsWith('/api/promotions/bulk-promotions/'));
    await expect(asked).toEqual([
      ['GET', '/api/promotions/bulk-promotions/0364791'],
      ['GET', '/api/promotions/bulk-promotions/0684646'],
    ]);
  },
});

/** The host's router takes the links of the page, with their query and their place. */
export const LinksTaken = meta.story({
  args: { address: '/gifts' },
  render: (args) => (
    <>
      <p className="wsk-Text">
        <a href="/faq?about=delivery#days">The days we deliver</a>
      </p>
      <Host {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Give them a good glass' });
    const navigate = fn<(href: string) => void>();
    const leave = takeLinks(navigate);
    try {
      await userEvent.click(canvas.getByRole('link', { name: 'The days we deliver' }));
      await waitFor(() => expect(navigate.mock.calls).toEqual([['/faq?about=delivery#days']]));
    } finally {
      leave();
    }
  },
});

/** An element of the host opens a tasting note, unless the press means another tab. */
export const TastingNoteOfTheHost = meta.story({
  args: { address: '/gifts' },
  parameters: { rules: ['PROD-106'] },
  render: (args) => (
    <>
      <p className="wsk-Text">
        <a href="/product/0651883" data-wsk-tasting-note={notable.wine}>
          The Rioja of the month
          <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16">
            <circle cx="8" cy="8" r="8" />
          </svg>
        </a>
      </p>
      <Host {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'The Rioja of the month' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    await canvas.findByRole('heading', { level: 1, name: 'Give them a good glass' });
    await storyCalls.settle();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    // A press on the drawing inside the link is a press on the link.
    await userEvent.click(link.querySelector('circle')!);
    await canvas.findByRole('dialog', { name: 'Beyond the Label' });
  },
});
