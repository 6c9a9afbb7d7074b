import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { MenuButton } from '../../src/screens/header/MenuButton.js';
import { MobileMenu, type MobileMenuProps } from '../../src/screens/header/MobileMenu.js';
import { ReferFriendLink } from '../../src/screens/header/ReferFriendLink.js';
import { narrow } from '../commonStories.js';
import { from } from '../from.js';
import { navigationIn } from './frame.js';

/** An owner component that opens and closes the menu. */
function Owned(props: MobileMenuProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <MenuButton open={open} onOpen={() => setOpen(true)} />
      <MobileMenu
        {...props}
        open={open}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

const meta = preview.meta({
  component: MobileMenu,
  args: { items: from(navigationIn), open: false, onClose: fn() },
  render: Owned,
  ...narrow,
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const Open = meta.story({
  args: { children: <ReferFriendLink login="soft" originalText="Invite a friend" /> },
  parameters: { rules: ['NAV-011', 'NAV-012', 'NAV-017'] },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    const menu = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(menu.matches(':modal')).toBe(true);
    await expect(getComputedStyle(menu, '::backdrop').backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    // Beside the menu there is only the overlay, up to the edge of the screen.
    const beside = () => document.elementFromPoint(window.innerWidth - 4, window.innerHeight - 4);
    await expect(beside()).toBe(menu);
    await expect(canvas.getByRole('link', { name: 'Spirits' })).toHaveAttribute('href', '/wines?Ntt=spirits');
    const rows = [...menu.querySelectorAll('.wsk-MobileMenu-row')].map((row) => [
      row.textContent,
      row.getAttribute('href'),
    ]);
    await expect(rows).toEqual([
      ['Wines', null],
      ['Mixed cases', null],
      ['Wine plans', '/jsp/offer/cm/common/offer.jsp?name=wine-plans'],
      ['Spirits', '/wines?Ntt=spirits'],
      ['Gifts', null],
      ['Offers', '/jsp/offer/cm/common/offer.jsp?name=this-week'],
      ['Unlimited', '/account/unlimited'],
      ['Our growers', '/jsp/content.jsp?pg=our-growers'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the menu' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(beside()).not.toBe(menu));
    await userEvent.click(opener);
    await expect(menu.matches(':modal')).toBe(true);
    await expect(beside()).toBe(menu);
  },
});

/** Abroad, and under a name of its own, too. No other link of the section is shown. */
export const SpiritsOfAnotherBrand = meta.story({
  globals: { ...narrow.globals, brand: 'osw' },
  args: { open: true },
  parameters: { rules: ['NAV-017'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The bar' })).toHaveAttribute('href', '/wines?Ntt=spirits');
    await expect(canvas.queryByText('Gin')).toBeNull();
  },
});

export const SubmenuOpen = meta.story({
  args: { open: true },
  parameters: { rules: ['NAV-013', 'NAV-020'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Gift cards')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Gifts'));
    const giftCards = canvas.getByRole('link', { name: 'Gift cards' });
    await expect(giftCards).toBeVisible();
    await expect(giftCards).toHaveAttribute('href', '/jsp/offer/cm/common/offer.jsp?name=gift-cards&menu=gifts');
    // Only one section is open at a time.
    await userEvent.click(canvas.getByText('Wines'));
    await expect(canvas.getByText('Gift cards')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All Wines' })).toHaveAttribute('href', '/wines');
    // The submenu has all of its groups.
    for (const [group, count, name, href] of [
      ['By colour', 4, 'Red wine', '/wines?N=type%3Ared'],
      ['By country', 6, 'France', '/wines?N=country%3Afrance'],
      ['By grape', 6, 'Malbec', '/wines?N=grape%3Amalbec'],
      ['By region', 6, 'Rioja', '/wines?N=region%3Arioja'],
    ] as const) {
      const list = within(canvas.getByRole('list', { name: group }));
      await expect(list.getAllByRole('link')).toHaveLength(count);
      const link = list.getByRole('link', { name });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
    const submenu = canvasElement.querySelector('details[open] .wsk-MobileMenu-submenu')!;
    await expect(getComputedStyle(submenu).maxHeight).toBe('1300px');
  },
});

export const SubmenuOpenFresh = meta.story({
  globals: { brand: 'vir' },
  args: { open: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Red'));
    await expect(canvas.getByRole('link', { name: 'Merlot' })).toBeVisible();
  },
});

export const SubmenuOpenBold = SubmenuOpenFresh.extend({ globals: { brand: 'tcm' } });

export const SubmenuOpenPlain = meta.story({
  globals: { brand: 'hsb' },
  args: { open: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Wines'));
    await expect(canvas.getByRole('link', { name: 'Red wine' })).toBeVisible();
  },
});

/** Following a link closes the menu, so that the page it leads to shows no menu. */
export const Followed = meta.story({
  args: { open: true },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Offers' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A sideways swipe closes the drawer; a shorter movement counts as a tap. */
export const Swiped = meta.story({
  args: { open: true },
  parameters: { rules: ['NAV-021'] },
  play: async ({ args, canvas }) => {
    const menu = canvas.getByRole('dialog');
    const swipe = (by: number, down = 0) => {
      const at = (clientX: number, clientY = 100) => [new Touch({ identifier: 1, target: menu, clientX, clientY })];
      menu.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, changedTouches: at(200) }));
      menu.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: at(200 - by, 100 + down) }));
    };
    swipe(14);
    swipe(11, 10);
    // Downwards it scrolls.
    swipe(14, 40);
    await expect(args.onClose).not.toHaveBeenCalled();
    swipe(15);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
